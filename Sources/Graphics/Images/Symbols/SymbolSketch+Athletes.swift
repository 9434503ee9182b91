extension SymbolSketch {
  /// Figures at sports, and other figures of people.
  static let athletes: [String: SymbolSketch] = [
    "figure": SymbolSketch(
      lines: "M62 38V84M62 84L46 128M62 84L78 128M62 42L40 76M62 42L84 76",
      dots: "M50 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.arms.open": SymbolSketch(
      lines: "M62 38V84M62 84L46 128M62 84L78 128M62 44L16 52M62 44L108 52",
      dots: "M50 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.child": SymbolSketch(
      lines: "M62 50V88M62 88L50 122M62 88L74 122M62 54L42 80M62 54L82 80",
      dots: "M48 26a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.2.arms.open": SymbolSketch(
      lines: """
        M38 38V84M38 84L28 128M38 84L48 128M38 44L8 54M38 44L62 54M90 38V84M90 84L80 128M90 84\
        L100 128M90 44L62 54M90 44L120 54
        """,
      dots: """
        M26 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM78 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "figure.and.child.holdinghands": SymbolSketch(
      lines: """
        M38 36V84M38 84L26 128M38 84L50 128M38 42L18 74M38 42L66 80M92 68V98M92 98L82 128\
        M92 98L102 128M92 72L66 80M92 72L110 92
        """,
      dots: """
        M26 13a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM80 48a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "figure.walk.motion": SymbolSketch(
      lines: """
        M66 38L60 80L76 98L82 130M60 80L46 104L32 128M66 42L42 58L34 78M66 42L84 62L102 68\
        M8 48H26M4 70H20M8 92H24
        """,
      dots: "M58 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.yoga": SymbolSketch(
      lines: "M62 44V84M62 84V130M62 84L92 74L64 100M62 48L38 30L46 2M62 48L86 30L78 2",
      dots: "M50 22a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.martial.arts": SymbolSketch(
      lines: """
        M40 40L58 76L96 62L124 44M58 76L44 104L52 130M42 44L66 48L82 34M40 44L18 58L30 74
        """,
      dots: "M22 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.kickboxing": SymbolSketch(
      lines: """
        M42 40L54 78L92 70L122 40M54 78L42 104L50 130M44 46L64 56L70 38M42 46L26 62L44 70
        """,
      dots: "M26 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.boxing": SymbolSketch(
      lines: """
        M56 40L52 82L34 104L28 130M52 82L74 100L80 130M56 46L84 44L106 36M56 46L78 62L88 46
        """,
      dots: "M42 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.strengthtraining.functional": SymbolSketch(
      lines: """
        M62 40V82M62 82L44 104L38 130M62 82L80 104L86 130M62 46L36 60L24 44M62 46L88 60L100 44\
        M14 34V54M34 34V54M90 34V54M110 34V54M14 44H34M90 44H110
        """,
      dots: "M50 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.highintensity.intervaltraining": SymbolSketch(
      lines: """
        M66 42L56 82L78 98L72 130M56 82L30 94L14 118M66 46L38 42L24 62M66 46L92 58L108 40
        """,
      dots: "M62 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.core.training": SymbolSketch(
      lines: "M20 96L58 104L82 74L116 100M20 96L34 66L62 60",
      dots: "M18 52a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.flexibility": SymbolSketch(
      lines: "M18 114H112M34 114L46 72L86 84M46 72L74 96L98 96",
      dots: "M58 40a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.pilates": SymbolSketch(
      lines: "M10 106H60L112 62M60 106L38 80L62 66",
      dots: "M14 66a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.cross.training": SymbolSketch(
      lines: "M62 40V84M62 84L44 130M62 84L82 130M62 46L34 34L26 10M62 46L92 62L110 48",
      dots: "M50 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.mixed.cardio": SymbolSketch(
      lines: """
        M62 40L56 82L74 100L70 130M56 82L36 100L20 122M62 46L38 60L50 80M62 46L88 58L104 42
        """,
      dots: "M54 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.elliptical": SymbolSketch(
      lines: """
        M54 38L50 82L68 102L62 122M50 82L36 104L34 122M54 44L80 58L98 44M98 30V122M20 122H108
        """,
      dots: "M44 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.stair.stepper": SymbolSketch(
      lines: """
        M46 36L48 78L72 84L74 108M48 78L40 104L46 122M46 42L72 56L96 48M104 30L96 122M24 122\
        H110
        """,
      dots: "M34 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.stairs": SymbolSketch(
      lines: """
        M46 36L46 78L70 84L72 108M46 78L32 98L26 116M46 42L66 58L84 56M14 124H50V108H86V92H118
        """,
      dots: "M36 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.step.training": SymbolSketch(
      lines: """
        M46 36L46 78L74 82L76 106M46 78L38 104L36 128M46 42L68 58L86 52M62 110H110V128H62
        """,
      dots: "M36 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.rower": SymbolSketch(
      lines: "M40 54L52 96L86 76L116 100M40 60L82 64M92 40V76M10 110H120",
      dots: "M24 28a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.indoor.cycle": SymbolSketch(
      lines: """
        M54 42L36 76L66 80L62 110M54 44L80 60L100 56M100 56L106 118M36 84L30 118M18 120H116\
        M66 96L88 96
        """,
      dots: "M50 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.hand.cycling": SymbolSketch(
      lines: """
        M48 44L54 80L96 84M50 50L76 62L100 54M14 98a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM84 102\
        a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z
        """,
      dots: "M34 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.roll": SymbolSketch(
      lines: """
        M50 36L54 78L82 80L94 116L108 112M52 54L78 58M44 62C10 68 10 122 46 122\
        C64 122 74 110 74 96
        """,
      dots: "M38 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.roll.runningpace": SymbolSketch(
      lines: """
        M62 36L54 72L86 78L98 110L110 106M58 50L84 44M46 62C12 68 12 122 48 122\
        C66 122 76 110 76 96M4 44H26M2 66H18
        """,
      dots: "M58 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.tennis": SymbolSketch(
      lines: """
        M60 42L54 82L36 104L30 130M54 82L76 100L84 130M60 46L36 60L22 48M60 46L84 52L98 38\
        M98 38L106 30M100 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z
        """,
      dots: "M50 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.badminton": SymbolSketch(
      lines: """
        M58 44L54 84L36 104L30 130M54 84L76 100L84 130M58 48L34 58L24 78M58 48L82 40L92 22\
        M84 8a10 13 0 1 0 20 0a10 13 0 1 0 -20 0Z
        """,
      dots: "M44 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.table.tennis": SymbolSketch(
      lines: """
        M56 42L50 82L34 104L28 130M50 82L70 100L78 130M56 46L78 60L98 52M98 44\
        a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM56 46L32 62L42 80
        """,
      dots: "M46 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.pickleball": SymbolSketch(
      lines: """
        M56 42L50 82L34 104L28 130M50 82L70 100L78 130M56 46L80 58L94 46M94 46L104 36M98 12\
        H122V36H98ZM56 46L32 62L42 80
        """,
      dots: "M46 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.racquetball": SymbolSketch(
      lines: """
        M54 44L46 84L28 104L20 130M46 84L68 98L76 130M54 48L80 54L100 66M98 76\
        a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM54 48L30 62L38 80
        """,
      dots: "M48 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.squash": SymbolSketch(
      lines: """
        M60 44L52 84L36 108L26 130M52 84L74 98L82 130M60 48L84 44L98 28M96 14a12 12 0 1 0 24 0\
        a12 12 0 1 0 -24 0ZM60 48L36 58L30 78
        """,
      dots: "M52 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.soccer": SymbolSketch(
      lines: """
        M56 40L58 80L84 92L108 112M58 80L40 102L34 130M56 46L30 54L18 38M56 46L82 56L100 46
        """,
      dots: """
        M46 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM104 114a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z
        """),
    "figure.basketball": SymbolSketch(
      lines: """
        M52 42L50 84L38 106L40 130M50 84L66 104L62 130M52 48L80 38L92 18M52 48L30 60L26 80
        """,
      dots: "M40 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM91 8a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "figure.american.football": SymbolSketch(
      lines: "M50 42L58 78L86 88L76 120M58 78L36 98L12 104M52 48L80 56L96 44M50 46L28 58L34 78",
      dots: "M38 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM84 50a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "figure.australian.football": SymbolSketch(
      lines: """
        M56 42L54 82L76 96L108 92M54 82L44 106L46 130M56 48L82 54L98 40M56 48L32 56L22 40
        """,
      dots: """
        M44 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM108 80a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z
        """),
    "figure.rugby": SymbolSketch(
      lines: "M54 42L60 80L82 96L76 128M60 80L38 98L14 108M54 48L80 62L66 74M54 48L30 56L24 76",
      dots: "M44 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM79 62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "figure.baseball": SymbolSketch(
      lines: """
        M58 44L56 84L36 104L32 130M56 84L78 102L84 130M58 48L84 50L90 34M58 50L76 62L92 40\
        M90 36L112 6
        """,
      dots: "M46 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.softball": SymbolSketch(
      lines: """
        M58 42L54 82L34 102L26 130M54 82L76 98L82 130M58 48L82 66L94 84M58 48L36 56L20 46
        """,
      dots: "M46 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM92 94a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "figure.cricket": SymbolSketch(
      lines: """
        M52 42L54 82L38 104L36 130M54 82L74 102L80 130M52 48L76 62L92 74M52 50L72 72L90 76\
        M88 72L112 116
        """,
      dots: "M40 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.golf": SymbolSketch(
      lines: """
        M52 40L56 80L44 104L42 130M56 80L74 102L76 130M52 46L78 58L90 36M52 48L80 64L92 40\
        M90 38L114 6
        """,
      dots: "M40 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.volleyball": SymbolSketch(
      lines: """
        M54 46L54 86L38 106L34 130M54 86L74 104L78 130M54 50L34 34L30 10M54 50L80 38L96 22
        """,
      dots: "M44 22a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM100 8a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "figure.handball": SymbolSketch(
      lines: "M54 42L52 80L74 94L66 126M52 80L34 98L12 104M54 48L82 46L96 26M54 48L30 54L20 72",
      dots: "M42 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM95 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "figure.hockey": SymbolSketch(
      lines: """
        M48 42L56 80L40 104L36 128M56 80L78 98L84 128M48 48L70 66L86 78M50 52L64 74L84 80\
        M82 76L104 122H118
        """,
      dots: "M36 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.lacrosse": SymbolSketch(
      lines: """
        M52 42L54 82L36 102L28 130M54 82L74 100L82 130M52 48L78 52L92 38M52 50L72 64L88 42\
        M60 74L104 24M100 10a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """,
      dots: "M40 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.bowling": SymbolSketch(
      lines: "M44 40L58 76L80 90L76 124M58 76L36 90L12 118M46 46L70 66L92 84M44 44L22 50L12 36",
      dots: """
        M30 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM90 94a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z
        """),
    "figure.archery": SymbolSketch(
      lines: """
        M42 42V84M42 84L30 130M42 84L56 130M42 48L92 46M42 50L22 58L46 48M84 6\
        C110 30 110 62 84 86M84 6L62 46L84 86
        """,
      dots: "M30 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.fencing": SymbolSketch(
      lines: """
        M44 42L48 82L24 100L16 130M48 82L80 92L84 128M44 48L74 54M74 54L124 40M44 48L22 36\
        L12 52
        """,
      dots: "M32 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.climbing": SymbolSketch(
      lines: """
        M52 44L56 84L38 100L44 128M56 84L82 90L80 118M52 48L74 34L82 10M52 48L30 40L26 16\
        M104 4V128
        """,
      dots: "M46 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.dance": SymbolSketch(
      lines: """
        M60 42L56 82L38 100L48 128M56 82L80 98L106 96M60 46L34 40L20 18M60 46L86 36L102 52
        """,
      dots: "M56 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.socialdance": SymbolSketch(
      lines: """
        M42 40L38 84L30 130M38 84L52 128M42 46L74 52M84 42L90 84L82 130M90 84L102 128M84 48\
        L52 58M42 46L62 24L84 48
        """,
      dots: """
        M30 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM74 17a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "figure.barre": SymbolSketch(
      lines: """
        M54 44L54 84L54 130M54 84L84 96L110 82M54 50L80 60M54 48L30 34L34 8M70 62H124M118 62\
        V130
        """,
      dots: "M48 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.gymnastics": SymbolSketch(
      lines: "M34 62L66 58L98 46L124 40M66 58L48 30L40 8M34 66L24 96L24 122M14 124H36",
      dots: "M14 46a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.skiing.downhill": SymbolSketch(
      lines: """
        M56 44L78 66L54 86L84 112M58 48L88 52L100 70M56 46L34 60M6 96L116 126M34 60L12 84\
        M100 70L80 84
        """,
      dots: "M48 18a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.skiing.crosscountry": SymbolSketch(
      lines: """
        M52 42L58 80L80 98L88 122M58 80L38 100L20 120M52 46L82 58M52 46L28 60M82 58L104 122\
        M28 60L10 118M6 126H46M66 126H122
        """,
      dots: "M42 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.snowboarding": SymbolSketch(
      lines: """
        M54 40L66 70L46 90L56 112M66 70L84 92L84 112M54 46L82 46L102 32M54 46L30 56L14 46\
        M30 104L112 124
        """,
      dots: "M44 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.skating": SymbolSketch(
      lines: """
        M60 42L54 80L76 98L72 122M54 80L30 88L8 104M60 46L88 44L108 54M60 46L36 54L20 40\
        M62 128H84M2 112L14 96
        """,
      dots: "M56 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.surfing": SymbolSketch(
      lines: """
        M54 34L62 64L46 84L52 104M62 64L84 82L86 100M54 40L84 38L104 26M54 40L30 48L14 38\
        M22 98C52 112 82 112 112 98M6 124C24 112 42 112 60 124C78 112 96 112 114 124
        """,
      dots: "M44 10a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.sailing": SymbolSketch(
      lines: "M14 100H112L98 120H30ZM76 12V92M76 16L112 84H76M34 56L44 84L66 88M36 60L70 66",
      dots: "M20 34a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.open.water.swim": SymbolSketch(
      lines: """
        M10 66L44 42L70 62L104 64M44 42L18 32M6 90C18 78 30 78 42 90C54 102 66 102 78 90\
        C90 78 102 78 114 90M6 118C18 106 30 106 42 118C54 130 66 130 78 118\
        C90 106 102 106 114 118
        """,
      dots: "M82 38a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.waterpolo": SymbolSketch(
      lines: """
        M58 46L56 84M58 50L84 40L96 20M58 50L34 62L22 82M6 98C18 86 30 86 42 98\
        C54 110 66 110 78 98C90 86 102 86 114 98
        """,
      dots: "M46 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM95 10a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "figure.water.fitness": SymbolSketch(
      lines: """
        M60 44V86M60 50L32 44L20 24M60 50L88 44L100 24M6 100C18 88 30 88 42 100\
        C54 112 66 112 78 100C90 88 102 88 114 100
        """,
      dots: "M48 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.fishing": SymbolSketch(
      lines: """
        M44 42L46 84L34 130M46 84L62 130M44 48L72 60M72 60L112 14C124 40 118 70 116 92M44 50\
        L68 68
        """,
      dots: "M32 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.equestrian.sports": SymbolSketch(
      lines: """
        M50 30L54 62L72 70L70 92M52 38L78 50M14 126L24 88C34 76 72 82 88 74L96 50L114 46\
        L124 64L108 70L100 92L104 126M34 84L44 126M84 88L82 126
        """,
      dots: "M38 8a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.track.and.field": SymbolSketch(
      lines: """
        M62 34L54 70L84 74L104 92M54 70L28 76L8 92M62 40L88 46L104 32M62 40L38 34L24 50M20 122\
        H104M40 102V122M84 102V122
        """,
      dots: "M58 8a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.disc.sports": SymbolSketch(
      lines: """
        M54 42L52 82L36 104L30 130M52 82L72 100L80 130M54 48L82 44L98 34M54 48L30 58L22 78\
        M88 26C92 18 116 14 120 20C118 30 94 34 88 26Z
        """,
      dots: "M42 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.curling": SymbolSketch(
      lines: """
        M44 52L78 58L62 88L36 92M78 58L98 90L122 96M44 56L32 88M14 104C14 92 48 92 48 104V114\
        H14ZM31 98V88
        """,
      dots: "M26 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.wrestling": SymbolSketch(
      lines: """
        M34 48L58 70L44 96L26 122M58 70L72 104L66 126M92 48L72 66L92 96L112 122M36 54L66 50\
        M90 54L62 62
        """,
      dots: """
        M16 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM88 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "figure.fall": SymbolSketch(
      lines: "M84 40L54 58L26 46L8 22M54 58L46 84L18 92M82 44L96 72M80 44L62 78",
      dots: "M88 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.play": SymbolSketch(
      lines: "M62 40L54 78L70 98L66 128M54 78L34 94L18 118M62 44L84 30L92 10M62 44L40 30L32 10",
      dots: "M50 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.taichi": SymbolSketch(
      lines: """
        M60 42L58 82L38 100L34 130M58 82L82 98L92 130M60 48L36 62L16 56M60 48L86 42L104 56
        """,
      dots: "M50 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.dress.line.vertical.figure": SymbolSketch(
      lines: """
        M34 38L18 96H50ZM27 96V128M41 96V128M32 42L10 70M36 42L56 70M66 6V130M98 38V84M98 84\
        L86 128M98 84L110 128M98 42L78 74M98 42L118 74
        """,
      dots: """
        M22 13a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM86 13a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
  ]
}
