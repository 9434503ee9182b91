extension SymbolSketch {
  /// Marks, arrows and shapes.
  static let marks: [String: SymbolSketch] = [
    "plusminus": SymbolSketch(
      lines: "M52 8V76M18 42H86M18 104H86"),
    "notequal": SymbolSketch(
      lines: "M8 40H96M8 74H96M76 12L28 102"),
    "lessthanorequalto": SymbolSketch(
      lines: "M92 8L12 46L92 84M12 110H92"),
    "greaterthanorequalto": SymbolSketch(
      lines: "M12 8L92 46L12 84M12 110H92"),
    "parentheses": SymbolSketch(
      lines: "M34 8C10 38 10 86 34 116M90 8C114 38 114 86 90 116"),
    "ellipsis.curlybraces": SymbolSketch(
      lines: """
        M38 8C20 8 26 30 24 46C23 56 16 60 8 62C16 64 23 68 24 78C26 94 20 116 38 116M98 8\
        C116 8 110 30 112 46C113 56 120 60 128 62C120 64 113 68 112 78C110 94 116 116 98 116
        """,
      dots: """
        M40 62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM62 62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM84 62\
        a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z
        """),
    "exclamationmark.2": SymbolSketch(
      lines: "M40 10V76M84 10V76",
      dots: "M32 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM76 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "exclamationmark.3": SymbolSketch(
      lines: "M18 10V76M62 10V76M106 10V76",
      dots: """
        M10 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM54 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM98 106\
        a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z
        """),
    "exclamationmark.questionmark": SymbolSketch(
      lines: "M24 10V76M62 34C62 6 110 4 110 36C110 58 86 56 86 78",
      dots: "M16 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM78 106a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "fx": SymbolSketch(
      lines: """
        M58 14C44 8 36 18 34 32L24 94C22 108 14 114 2 108M12 46H52M68 50L112 110M112 50L68 110
        """),
    "f.cursive": SymbolSketch(
      lines: "M88 16C72 4 60 16 55 40L42 96C37 116 22 122 10 108M32 54H78"),
    "degreesign.celsius": SymbolSketch(
      lines: """
        M8 28a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM116 38C100 6 54 16 54 62C54 108 100 118 116 86
        """),
    "degreesign.fahrenheit": SymbolSketch(
      lines: "M8 28a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM112 14H60V112M60 62H102"),
    "angle": SymbolSketch(
      lines: "M78 14L10 110H118M54 48C70 60 78 84 76 110"),
    "righttriangle": SymbolSketch(
      body: "M12 10V112H116Z"),
    "oval.portrait": SymbolSketch(
      body: "M10 70a46 66 0 1 0 92 0a46 66 0 1 0 -92 0Z"),
    "capsule.portrait": SymbolSketch(
      body: """
        M56 4H56A34 34 0 0 1 90 38V102A34 34 0 0 1 56 136H56A34 34 0 0 1 22 102V38\
        A34 34 0 0 1 56 4Z
        """),
    "capsule.lefthalf.filled": SymbolSketch(
      lines: """
        M42 24H106A38 38 0 0 1 144 62V62A38 38 0 0 1 106 100H42A38 38 0 0 1 4 62V62\
        A38 38 0 0 1 42 24Z
        """,
      dots: "M74 24H42A38 38 0 0 0 42 100H74Z"),
    "capsule.righthalf.filled": SymbolSketch(
      lines: """
        M42 24H106A38 38 0 0 1 144 62V62A38 38 0 0 1 106 100H42A38 38 0 0 1 4 62V62\
        A38 38 0 0 1 42 24Z
        """,
      dots: "M74 24H106A38 38 0 0 1 106 100H74Z"),
    "capsule.inset.filled": SymbolSketch(
      lines: """
        M42 24H106A38 38 0 0 1 144 62V62A38 38 0 0 1 106 100H42A38 38 0 0 1 4 62V62\
        A38 38 0 0 1 42 24Z
        """,
      dots: """
        M42 38H106A24 24 0 0 1 130 62V62A24 24 0 0 1 106 86H42A24 24 0 0 1 18 62V62\
        A24 24 0 0 1 42 38Z
        """),
    "smallcircle.circle": SymbolSketch(
      lines: """
        M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0ZM38 62a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z
        """),
    "line.diagonal.arrow": SymbolSketch(
      lines: "M10 114L110 14M56 14H110V68"),
    "chevron.left.chevron.right": SymbolSketch(
      lines: "M42 16L10 62L42 108M82 16L114 62L82 108"),
    "chevron.compact.up.chevron.compact.down": SymbolSketch(
      lines: "M14 46L62 24L110 46M14 78L62 100L110 78"),
    "chevron.up.chevron.right.chevron.down.chevron.left": SymbolSketch(
      lines: "M40 30L62 8L84 30M94 40L116 62L94 84M84 94L62 116L40 94M30 84L8 62L30 40"),
    "arrow.left.and.line.vertical.and.arrow.right": SymbolSketch(
      lines: "M70 10V114M50 62H6M26 42L6 62L26 82M90 62H134M114 42L134 62L114 82"),
    "arrow.right.and.line.vertical.and.arrow.left": SymbolSketch(
      lines: "M70 10V114M6 62H50M30 42L50 62L30 82M134 62H90M110 42L90 62L110 82"),
    "arrow.up.and.line.horizontal.and.arrow.down": SymbolSketch(
      lines: "M10 70H114M62 50V6M42 26L62 6L82 26M62 90V134M42 114L62 134L82 114"),
    "arrow.down.and.line.horizontal.and.arrow.up": SymbolSketch(
      lines: "M10 70H114M62 6V50M42 30L62 50L82 30M62 134V90M42 110L62 90L82 110"),
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": SymbolSketch(
      lines: "M70 10V114",
      dots: "M8 62L50 36V88ZM132 62L90 36V88Z"),
    "arrowtriangle.left.arrowtriangle.right": SymbolSketch(
      body: "M8 62L54 30V94ZM116 62L70 30V94Z"),
    "arrow.up.and.down.and.sparkles": SymbolSketch(
      lines: "M36 6V118M10 32L36 6L62 32M10 92L36 118L62 92",
      dots: """
        M96 20Q96 40 116 40Q96 40 96 60Q96 40 76 40Q96 40 96 20ZM80 63Q80 74 91 74Q80 74 80 85\
        Q80 74 69 74Q80 74 80 63ZM110 62Q110 76 124 76Q110 76 110 90Q110 76 96 76Q110 76 110 62Z
        """),
    "arrowshape.bounce.right": SymbolSketch(
      body: "M8 92C14 34 66 18 92 58L108 42V96H54L70 80C54 56 36 60 30 92Z"),
    "arrowshape.zigzag.right": SymbolSketch(
      body: "M6 96L40 34L70 72L84 46L68 36L118 14L114 66L100 56L72 106L42 68L26 104Z"),
    "arrowshape.left.arrowshape.right": SymbolSketch(
      body: "M4 44L32 18V32H98V56H32V70ZM136 88L108 62V76H42V100H108V114Z"),
    "arrow.up.circle.dotted": SymbolSketch(
      lines: "M62 88V36M42 56L62 36L82 56",
      dots: dottedCircle),
    "arrow.down.circle.dotted": SymbolSketch(
      lines: "M62 36V88M42 68L62 88L82 68",
      dots: dottedCircle),
    "plus.circle.dashed": SymbolSketch(
      lines: "M62 36V88M36 62H88",
      back: """
        M66 5A57 57 0 0 1 90 13M105 25A57 57 0 0 1 117 47M119 66A57 57 0 0 1 111 90M99 105\
        A57 57 0 0 1 77 117M58 119A57 57 0 0 1 33 111M19 99A57 57 0 0 1 7 77M5 58\
        A57 57 0 0 1 13 33M25 19A57 57 0 0 1 47 7
        """),
    "plus.square.dashed": SymbolSketch(
      lines: "M62 38V86M38 62H86",
      back: dashedApp),
    "questionmark.app.dashed": SymbolSketch(
      lines: "M44 46C46 24 80 26 80 46C80 58 62 58 62 72",
      dots: "M56 90a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      back: dashedApp),
    "lock.app.dashed": SymbolSketch(
      body: "M42 58H82V88H42Z",
      lines: "M50 58V46A12 12 0 0 1 74 46V58",
      back: dashedApp),
    "power.dotted": SymbolSketch(
      lines: "M62 8V58",
      dots: """
        M89.1394 27.6978a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM100.301 41a5 5 0 1 0 10 0\
        a5 5 0 1 0 -10 0ZM106.24 57.3176a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM106.24 74.6824\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM100.301 91a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z\
        M89.1394 104.302a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM74.101 112.985a5 5 0 1 0 10 0\
        a5 5 0 1 0 -10 0ZM57 116a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM39.899 112.985a5 5 0 1 0 10 0\
        a5 5 0 1 0 -10 0ZM24.8606 104.302a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM13.6987 91\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM7.75961 74.6824a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z\
        M7.75961 57.3176a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM13.6987 41a5 5 0 1 0 10 0\
        a5 5 0 1 0 -10 0ZM24.8606 27.6978a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "circle.hexagonpath": SymbolSketch(
      body: """
        M49 16a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM89 39a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z\
        M89 85a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM49 108a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z\
        M9 85a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM9 39a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z
        """,
      lines: "M75 23L89 32M102 54L102 70M89 92L75 101M49 101L35 92M22 70L22 54M35 32L49 23"),
    "square.arrowtriangle.4.outward": SymbolSketch(
      lines: "M44 36H80A8 8 0 0 1 88 44V80A8 8 0 0 1 80 88H44A8 8 0 0 1 36 80V44A8 8 0 0 1 44 36Z",
      dots: "M62 6L76 24H48ZM62 118L76 100H48ZM6 62L24 48V76ZM118 62L100 48V76Z"),
    "square.on.square.dashed": SymbolSketch(
      lines: """
        M18 4H74A14 14 0 0 1 88 18V74A14 14 0 0 1 74 88H18A14 14 0 0 1 4 74V18A14 14 0 0 1 18 4Z
        """,
      back: """
        M102 34H104A14 14 0 0 1 118 48V58M118 72V92M118 106A14 14 0 0 1 104 118H96M82 118H62\
        M48 118A14 14 0 0 1 34 104V102
        """),
    "rectangle.expand.diagonal": SymbolSketch(
      lines: """
        M44 20H96A14 14 0 0 1 110 34V70M96 104H32A14 14 0 0 1 18 90V54M8 8L44 44M8 36V8H36\
        M120 116L84 80M120 88V116H92
        """),
    "arrow.up.left.bottomright.rectangle": SymbolSketch(
      lines: "M14 14L60 60M14 48V14H48",
      back: "M72 14H106A14 14 0 0 1 120 28V92A14 14 0 0 1 106 106H28A14 14 0 0 1 14 92V72"),
    "arrow.up.right.bottomleft.rectangle": SymbolSketch(
      lines: "M120 14L74 60M86 14H120V48",
      back: "M62 14H28A14 14 0 0 0 14 28V92A14 14 0 0 0 28 106H106A14 14 0 0 0 120 92V72"),
    "arrow.down.right.topleft.rectangle": SymbolSketch(
      lines: "M120 106L74 60M120 72V106H86",
      back: "M62 106H28A14 14 0 0 1 14 92V28A14 14 0 0 1 28 14H106A14 14 0 0 1 120 28V48"),
    "arrow.triangle.branch": SymbolSketch(
      lines: "M32 116V34M32 92C32 62 92 78 92 44",
      dots: "M32 4L52 36H12ZM92 14L112 46H72Z"),
    "arrow.triangle.merge": SymbolSketch(
      lines: "M22 116V104C22 70 62 80 62 40M102 116V104C102 70 62 80 62 40",
      dots: "M62 4L84 40H40Z"),
    "arrow.triangle.pull": SymbolSketch(
      lines: """
        M12 100a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM84 100a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z\
        M26 86V24M98 86V48C98 32 90 26 72 26
        """,
      dots: "M44 26L76 6V46ZM16 20a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"),
    "arrow.triangle.swap": SymbolSketch(
      lines: "M36 116V40M88 8V84",
      dots: "M36 6L58 42H14ZM88 118L66 82H110Z"),
    "arrow.up.left.and.down.right.magnifyingglass": SymbolSketch(
      lines: "M8 54a46 46 0 1 0 92 0a46 46 0 1 0 -92 0ZM88 88L116 116M38 62V38H62M70 46V70H46"),
    "line.horizontal.star.fill.line.horizontal": SymbolSketch(
      lines: "M4 62H34M106 62H136",
      dots: "M70 32L79 54L102 55L84 70L90 92L70 80L50 92L56 70L38 55L61 54Z"),
    "point.topleft.down.curvedto.point.bottomright.up": SymbolSketch(
      lines: "M24 34V62C24 104 60 100 62 62C64 24 100 20 100 62V90",
      dots: """
        M11 22a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM87 102a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z
        """),
    "personalhotspot": SymbolSketch(
      lines: """
        M56 49A20 20 -45 0 1 66 83L47 101A20 20 -45 0 1 19 73L37 54A20 20 -45 0 1 42 52M64 71\
        A20 20 -45 0 1 54 37L73 19A20 20 -45 0 1 101 47L83 66A20 20 -45 0 1 78 68
        """),
    "lasso": SymbolSketch(
      lines: """
        M26 72C-8 48 26 10 66 10C98 10 118 28 118 46C118 68 94 82 66 82C58 82 50 81 44 79M22 80\
        a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM32 92C40 102 36 116 18 118
        """),
    "atom": SymbolSketch(
      lines: """
        M5 62A57 22 0 1 0 119 62A57 22 0 1 0 5 62ZM33 13A57 22 60 1 0 90 111A57 22 60 1 0 33 13Z\
        M90 13A57 22 120 1 0 34 111A57 22 120 1 0 90 13Z
        """,
      dots: "M53 62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "rectangle.connected.to.line.below": SymbolSketch(
      lines: """
        M20 12H108A12 12 0 0 1 120 24V62A12 12 0 0 1 108 74H20A12 12 0 0 1 8 62V24\
        A12 12 0 0 1 20 12ZM64 74V104M8 108H120
        """),
    "app.connected.to.app.below.fill": SymbolSketch(
      lines: "M62 50V74",
      dots: """
        M51 4H73A11 11 0 0 1 84 15V37A11 11 0 0 1 73 48H51A11 11 0 0 1 40 37V15A11 11 0 0 1 51 4\
        ZM51 76H73A11 11 0 0 1 84 87V109A11 11 0 0 1 73 120H51A11 11 0 0 1 40 109V87\
        A11 11 0 0 1 51 76Z
        """),
    "square.resize": SymbolSketch(
      lines: """
        M22 50H62A12 12 0 0 1 74 62V102A12 12 0 0 1 62 114H22A12 12 0 0 1 10 102V62\
        A12 12 0 0 1 22 50ZM70 10H114V54M114 10L66 58
        """),
  ]

  /// Signs of currencies.
  static let currencies: [String: SymbolSketch] = [
    "wonsign": SymbolSketch(
      lines: "M6 10L34 110L62 22L90 110L118 10M4 46H120M4 70H120"),
    "rublesign": SymbolSketch(
      lines: "M34 112V10H68A30 30 0 0 1 68 70H16M16 92H72"),
    "francsign": SymbolSketch(
      lines: "M94 10H38V112M38 58H82M18 86H66"),
    "turkishlirasign": SymbolSketch(
      lines: "M44 10V112C82 112 102 90 102 58M20 58L78 34M20 82L78 58"),
    "centsign": SymbolSketch(
      lines: "M94 40C82 22 30 20 30 62C30 104 82 102 94 84M62 6V118"),
    "coloncurrencysign": SymbolSketch(
      lines: "M96 36C82 14 24 16 24 62C24 108 82 110 96 88M66 6L42 118M88 6L64 118"),
    "brazilianrealsign": SymbolSketch(
      lines: """
        M14 110V14H38A26 26 0 0 1 38 66H14M38 66L62 110M122 46C112 32 80 34 82 54\
        C84 74 122 64 122 86C122 108 86 110 78 92M102 22V36M102 104V118
        """),
    "shekelsign": SymbolSketch(
      lines: "M16 110V14H54C74 14 78 26 78 42V78M46 46V110H84C104 110 108 98 108 82V14"),
    "pesosign": SymbolSketch(
      lines: "M34 112V10H66A30 30 0 0 1 66 70H34M12 30H112M12 50H112"),
    "dongsign": SymbolSketch(
      lines: "M84 8V96M58 28H104M84 50C72 34 30 36 30 66C30 96 72 98 84 80M26 116H96"),
    "nairasign": SymbolSketch(
      lines: "M26 112V10L98 112V10M6 48H118M6 74H118"),
    "tengesign": SymbolSketch(
      lines: "M14 14H110M14 42H110M62 42V112"),
    "hryvniasign": SymbolSketch(
      lines: "M30 32C40 4 94 6 92 34C90 58 34 62 32 88C30 116 86 118 94 90M12 52H112M12 72H112"),
    "kipsign": SymbolSketch(
      lines: "M28 10V112M96 10L30 62L98 112M8 62H104"),
    "florinsign": SymbolSketch(
      lines: "M92 16C76 4 66 16 60 40L46 96C41 116 26 122 14 108M34 56H86"),
    "pesetasign": SymbolSketch(
      lines: "M34 112V10H66A28 28 0 0 1 66 66H34M12 38H112"),
    "cedisign": SymbolSketch(
      lines: "M96 36C82 14 24 16 24 62C24 108 82 110 96 88M62 4V120"),
    "guaranisign": SymbolSketch(
      lines: "M96 36C82 14 24 16 24 62C24 108 96 110 96 64H66M64 4V120"),
    "rupeesign": SymbolSketch(
      lines: """
        M18 110V10H48A26 26 0 0 1 48 62H18M46 62L74 110M118 56C108 44 86 48 88 64\
        C90 80 118 74 118 92C118 110 92 110 84 98
        """),
    "polishzlotysign": SymbolSketch(
      lines: "M12 40H60L12 110H62M88 10V110M74 68L104 48"),
  ]

  private static let dottedCircle = """
    M58 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM76.8111 10.3169a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
    M93.3533 19.8676a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM105.631 34.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0\
    ZM112.164 52.4494a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM112.164 71.5506a4 4 0 1 0 8 0\
    a4 4 0 1 0 -8 0ZM105.631 89.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM93.3533 104.132\
    a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM76.8111 113.683a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM58 117\
    a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM39.1889 113.683a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
    M22.6467 104.132a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM10.3686 89.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0\
    ZM3.83557 71.5506a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM3.83557 52.4494a4 4 0 1 0 8 0\
    a4 4 0 1 0 -8 0ZM10.3686 34.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM22.6467 19.8676\
    a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM39.1889 10.3169a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z
    """

  private static let dashedApp = """
    M8 34V26A18 18 0 0 1 26 8H34M50 8H74M90 8H98A18 18 0 0 1 116 26V34M116 50V74M116 90V98\
    A18 18 0 0 1 98 116H90M74 116H50M34 116H26A18 18 0 0 1 8 98V90M8 74V50
    """
}
