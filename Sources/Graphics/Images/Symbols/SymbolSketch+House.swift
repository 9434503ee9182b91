extension SymbolSketch {
  /// Lamps, machines and furniture of a house.
  static let house: [String: SymbolSketch] = [
    "fan.desk": SymbolSketch(
      body: "M18 50a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z",
      details: """
        M62 50C44 40 48 22 62 22C70 22 72 36 62 50C62 30 82 30 90 42C94 50 80 58 62 50\
        C80 60 76 78 62 78C54 78 52 64 62 50C62 70 42 70 34 58C30 50 44 42 62 50
        """,
      lines: "M62 94V116M34 118H90"),
    "fan.floor": SymbolSketch(
      body: "M26 42a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z",
      details: """
        M62 42C46 34 50 18 62 18C70 20 70 32 62 42C64 26 80 26 86 38C86 46 74 48 62 42\
        C78 50 74 66 62 66C54 64 54 52 62 42C60 58 44 58 38 46C38 38 50 36 62 42
        """,
      lines: "M62 78V126M36 128H88"),
    "fan.ceiling": SymbolSketch(
      body: """
        M56 62C40 50 14 52 6 62C14 74 40 74 56 66ZM76 66C92 78 118 76 126 66\
        C118 54 92 54 76 62Z
        """,
      lines: "M42 8H90M66 8V54M52 64a14 10 0 1 0 28 0a14 10 0 1 0 -28 0ZM58 88H74"),
    "lamp.floor": SymbolSketch(
      body: "M34 8H78L96 50H16Z",
      lines: "M56 50V124M32 126H80M76 50V70"),
    "lamp.ceiling": SymbolSketch(
      body: "M62 42C30 42 14 66 12 92H112C110 66 94 42 62 42Z",
      lines: "M62 6V42M44 92A18 18 0 0 0 80 92"),
    "light.recessed": SymbolSketch(
      body: "M28 30H100A36 28 0 0 1 28 30Z",
      lines: "M6 30H122M64 76V104M36 70L22 92M92 70L106 92"),
    "light.panel": SymbolSketch(
      body: """
        M30 8H98A8 8 0 0 1 106 16V108A8 8 0 0 1 98 116H30A8 8 0 0 1 22 108V16A8 8 0 0 1 30 8Z
        """,
      details: "M42 28H86V96H42Z"),
    "light.cylindrical.ceiling": SymbolSketch(
      body: "M38 18H86V70H38Z",
      lines: "M14 14H110M62 86V110M38 84L24 104M86 84L100 104"),
    "light.strip.2": SymbolSketch(
      body: "M8 26H120V42H8ZM8 78H120V94H8Z",
      lines: "M28 56V64M64 56V64M100 56V64M28 108V116M64 108V116M100 108V116"),
    "air.purifier": SymbolSketch(
      body: """
        M34 8H82A12 12 0 0 1 94 20V104A12 12 0 0 1 82 116H34A12 12 0 0 1 22 104V20\
        A12 12 0 0 1 34 8Z
        """,
      details: """
        M40 28H76M40 84V100M52 84V100M64 84V100M76 84V100M44 54a14 14 0 1 0 28 0\
        a14 14 0 1 0 -28 0Z
        """),
    "air.conditioner.horizontal": SymbolSketch(
      body: """
        M18 18H118A12 12 0 0 1 130 30V60A12 12 0 0 1 118 72H18A12 12 0 0 1 6 60V30\
        A12 12 0 0 1 18 18Z
        """,
      details: "M24 52H112M96 36H112",
      lines: "M34 86C26 94 42 100 34 110M68 86C60 94 76 100 68 110M102 86C94 94 110 100 102 110"),
    "air.conditioner.vertical": SymbolSketch(
      body: """
        M28 6H84A12 12 0 0 1 96 18V114A12 12 0 0 1 84 126H28A12 12 0 0 1 16 114V18\
        A12 12 0 0 1 28 6Z
        """,
      details: "M34 24H78M34 38H78M34 52H78M34 66H78",
      dots: "M49 100a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
    "dehumidifier": SymbolSketch(
      body: """
        M28 6H84A12 12 0 0 1 96 18V108A12 12 0 0 1 84 120H28A12 12 0 0 1 16 108V18\
        A12 12 0 0 1 28 6Z
        """,
      details: "M34 24H78M56 46C44 62 40 70 40 80A16 16 0 0 0 72 80C72 70 68 62 56 46Z"),
    "humidifier": SymbolSketch(
      body: "M30 50H86C96 70 96 96 86 120H30C20 96 20 70 30 50Z",
      details: "M58 68C50 80 46 86 46 92A12 12 0 0 0 70 92C70 86 66 80 58 68Z",
      lines: "M44 36C36 26 52 20 44 8M72 36C64 26 80 20 72 8"),
    "humidifier.and.droplets": SymbolSketch(
      body: "M30 58H86C96 76 96 98 86 120H30C20 98 20 76 30 58Z",
      details: "M34 92H82",
      dots: """
        M58 10C52 20 50 24 50 28A8 8 0 0 0 66 28C66 24 64 20 58 10ZM32 26C28 33 26 36 26 39\
        A6 6 0 0 0 38 39C38 36 36 33 32 26ZM84 26C80 33 78 36 78 39A6 6 0 0 0 90 39\
        C90 36 88 33 84 26Z
        """),
    "heater.vertical": SymbolSketch(
      body: """
        M28 6H84A12 12 0 0 1 96 18V108A12 12 0 0 1 84 120H28A12 12 0 0 1 16 108V18\
        A12 12 0 0 1 28 6Z
        """,
      details: """
        M38 30C30 46 46 56 38 72C34 80 38 90 38 96M56 30C48 46 64 56 56 72C52 80 56 90 56 96\
        M74 30C66 46 82 56 74 72C70 80 74 90 74 96
        """),
    "dryer": SymbolSketch(
      body: """
        M20 8H104A12 12 0 0 1 116 20V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V20\
        A12 12 0 0 1 20 8Z
        """,
      details: """
        M34 70a28 28 0 1 0 56 0a28 28 0 1 0 -56 0ZM52 58C46 66 58 74 52 82M62 58\
        C56 66 68 74 62 82M72 58C66 66 78 74 72 82
        """,
      dots: "M23 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM91 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "dishwasher": SymbolSketch(
      body: """
        M20 8H104A12 12 0 0 1 116 20V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V20\
        A12 12 0 0 1 20 8Z
        """,
      details: "M8 38H116M30 98H94M40 98V72A10 14 0 0 1 58 72V98M70 98V66A10 14 0 0 1 88 66V98",
      dots: "M23 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM60 20H100V28H60Z"),
    "stove": SymbolSketch(
      body: """
        M20 26H104A12 12 0 0 1 116 38V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V38\
        A12 12 0 0 1 20 26Z
        """,
      details: "M8 52H116M28 70H96V98H28Z",
      lines: "M22 10H50M74 10H102"),
    "cooktop": SymbolSketch(
      body: """
        M20 8H104A12 12 0 0 1 116 20V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V20\
        A12 12 0 0 1 20 8Z
        """,
      details: """
        M24 38a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM70 38a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z\
        M24 84a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM70 84a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z
        """),
    "microwave": SymbolSketch(
      body: """
        M20 20H124A12 12 0 0 1 136 32V92A12 12 0 0 1 124 104H20A12 12 0 0 1 8 92V32\
        A12 12 0 0 1 20 20Z
        """,
      details: "M24 38H92V86H24ZM106 20V104",
      dots: """
        M116 44a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM116 62a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM116 80\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "sink": SymbolSketch(
      body: "M8 66H116V74C116 98 98 110 78 110H46C26 110 8 98 8 74Z",
      lines: "M46 66V30A16 16 0 0 1 78 30V38M34 48H58"),
    "toilet": SymbolSketch(
      body: "M20 8H48V62H106C106 84 92 96 74 98L78 118H30L34 96C26 88 20 76 20 62Z",
      details: "M20 62H48M20 30H34"),
    "shower": SymbolSketch(
      body: "M48 46C50 26 62 14 82 14C102 14 114 26 116 46Z",
      lines: """
        M82 14C80 4 20 0 20 30V124M58 62V74M82 62V74M106 62V74M58 90V102M82 90V102M106 90V102
        """),
    "shower.handheld": SymbolSketch(
      body: "M20 52L52 20L66 34L34 66Z",
      lines: """
        M60 26L76 10A20 20 0 0 1 104 38L96 46V120M16 76L8 84M34 84L26 92M12 104L8 108M40 104\
        L34 110
        """),
    "chandelier": SymbolSketch(
      body: "M10 52H34L30 72H14ZM50 52H74L70 72H54ZM90 52H114L110 72H94Z",
      lines: """
        M62 4V52M22 72C22 96 48 100 62 84C76 100 102 96 102 72M62 72V110M22 52V44M102 52V44
        """),
    "chair": SymbolSketch(
      body: "M30 8H78L74 62H34Z",
      details: "M46 24V46M62 24V46",
      lines: "M24 74H84M30 74L24 122M78 74L84 122M28 98H80"),
    "chair.lounge": SymbolSketch(
      body: """
        M34 62V22A12 12 0 0 1 46 10H78A12 12 0 0 1 90 22V62A10 10 0 0 1 112 66V102H12V66\
        A10 10 0 0 1 34 62Z
        """,
      details: "M34 62V78H90V62",
      lines: "M26 102V116M98 102V116"),
    "table.furniture": SymbolSketch(
      body: "M6 30H130V46H6Z",
      lines: "M24 46V106M112 46V106"),
    "cabinet": SymbolSketch(
      body: """
        M20 10H116A8 8 0 0 1 124 18V102A8 8 0 0 1 116 110H20A8 8 0 0 1 12 102V18\
        A8 8 0 0 1 20 10Z
        """,
      details: "M68 10V110M56 54V66M80 54V66",
      lines: "M28 110V122M108 110V122"),
    "fireplace": SymbolSketch(
      body: "M14 26H114V116H94V62A30 20 0 0 0 34 62V116H14Z",
      lines: """
        M6 18H122M64 64C54 78 48 84 48 96A16 16 0 0 0 80 96C80 86 74 84 72 76\
        C68 80 66 72 64 64Z
        """),
  ]

  /// Doors, windows and what hangs before them, outlets and devices.
  static let rooms: [String: SymbolSketch] = [
    "door.garage.closed": SymbolSketch(
      lines: "M8 116V44L66 10L124 44V116M28 116V58H104V116M28 76H104M28 96H104"),
    "door.garage.open": SymbolSketch(
      lines: "M8 116V44L66 10L124 44V116M28 116V58H104V116M28 76H104"),
    "door.sliding.left.hand.closed": SymbolSketch(
      body: "M12 12H116V112H12Z",
      details: "M64 12V112M52 54V72"),
    "door.french.closed": SymbolSketch(
      body: "M16 8H112V116H16Z",
      details: "M64 8V116M30 22H50V50H30ZM78 22H98V50H78ZM30 66H50V98H30ZM78 66H98V98H78Z"),
    "window.vertical.open": SymbolSketch(
      body: "M18 8H98V116H18Z",
      details: "M32 24H84V54H32ZM18 72H98"),
    "window.horizontal": SymbolSketch(
      body: "M8 18H128V106H8Z",
      details: "M68 18V106M22 32H54V92H22ZM82 32H114V92H82Z"),
    "window.casement": SymbolSketch(
      body: "M14 8H110V116H14Z",
      details: "M62 8V116M50 54V70M74 54V70"),
    "window.awning": SymbolSketch(
      body: "M14 8H110V112H14Z",
      details: "M14 52H110M14 52L26 84H98L110 52"),
    "blinds.vertical.closed": SymbolSketch(
      lines: "M8 12H124M16 12V112H44V12M58 12V112H84V12M98 12V112H116V12"),
    "blinds.vertical.open": SymbolSketch(
      lines: "M8 12H120M18 12V112M30 12V112M42 12V112M86 12V112M98 12V112M110 12V112"),
    "blinds.horizontal.closed": SymbolSketch(
      lines: "M8 12H120M18 28H110V42H18ZM18 56H110V70H18ZM18 84H110V98H18ZM64 98V116"),
    "blinds.horizontal.open": SymbolSketch(
      lines: "M8 12H120M18 28H110M18 42H110M18 56H110M98 56V112"),
    "roller.shade.closed": SymbolSketch(
      body: "M20 26H108V98H20Z",
      lines: "M8 14H120M64 98V114"),
    "roller.shade.open": SymbolSketch(
      body: "M20 26H108V54H20Z",
      lines: "M8 14H120M64 54V72M20 72V112H108V72"),
    "roman.shade.closed": SymbolSketch(
      body: "M20 26H108V100H20Z",
      details: "M20 52H108M20 76H108",
      lines: "M8 14H120M64 100V116"),
    "curtains.closed": SymbolSketch(
      body: "M16 24H62V112H16ZM66 24H112V112H66Z",
      details: "M32 42V112M48 42V112M80 42V112M96 42V112",
      lines: "M6 12H122"),
    "curtains.open": SymbolSketch(
      body: "M14 24H54C54 64 36 72 34 80L40 112H14ZM114 24H74C74 64 92 72 94 80L88 112H114Z",
      lines: "M6 12H122M14 80H34M94 80H114"),
    "poweroutlet.strip": SymbolSketch(
      body: """
        M18 36H118A12 12 0 0 1 130 48V76A12 12 0 0 1 118 88H18A12 12 0 0 1 6 76V48\
        A12 12 0 0 1 18 36Z
        """,
      details: "M26 52V72M38 52V72M62 52V72M74 52V72M98 52V72M110 52V72"),
    "powercord": SymbolSketch(
      body: "M12 50H48V86A18 18 0 0 1 12 86Z",
      lines: "M20 50V30M40 50V30M30 104C30 130 74 130 74 96V44C74 10 116 10 116 44V70"),
    "lightswitch.off": SymbolSketch(
      body: """
        M30 8H82A10 10 0 0 1 92 18V106A10 10 0 0 1 82 116H30A10 10 0 0 1 20 106V18\
        A10 10 0 0 1 30 8Z
        """,
      details: "M42 34H70V90H42ZM42 62H70",
      dots: "M46 66H66V86H46Z"),
    "switch.programmable": SymbolSketch(
      body: """
        M26 8H98A14 14 0 0 1 112 22V102A14 14 0 0 1 98 116H26A14 14 0 0 1 12 102V22\
        A14 14 0 0 1 26 8Z
        """,
      details: "M30 28H94V58H30ZM30 70H54V96H30ZM70 70H94V96H70Z"),
    "videoprojector": SymbolSketch(
      body: """
        M18 30H122A10 10 0 0 1 132 40V80A10 10 0 0 1 122 90H18A10 10 0 0 1 8 80V40\
        A10 10 0 0 1 18 30Z
        """,
      details: "M82 60a20 20 0 1 0 40 0a20 20 0 1 0 -40 0ZM22 48H56M22 62H56",
      lines: "M26 90V100M114 90V100"),
    "hifireceiver": SymbolSketch(
      body: """
        M18 30H122A10 10 0 0 1 132 40V84A10 10 0 0 1 122 94H18A10 10 0 0 1 8 84V40\
        A10 10 0 0 1 18 30Z
        """,
      details: "M96 62a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM22 46H80V64H22ZM24 80H78",
      lines: "M26 94V104M114 94V104"),
    "homepod": SymbolSketch(
      body: """
        M62 10C100 10 112 30 112 62C112 98 98 112 62 112C26 112 12 98 12 62C12 30 24 10 62 10Z
        """,
      details: "M40 28C54 34 70 34 84 28"),
    "homepodmini": SymbolSketch(
      body: """
        M62 18C98 18 110 42 110 64C110 90 94 106 62 106C30 106 14 90 14 64C14 42 26 18 62 18Z
        """,
      details: "M42 32C54 38 70 38 82 32"),
    "av.remote": SymbolSketch(
      body: """
        M36 4H64A14 14 0 0 1 78 18V110A14 14 0 0 1 64 124H36A14 14 0 0 1 22 110V18\
        A14 14 0 0 1 36 4Z
        """,
      details: "M36 34a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z",
      dots: """
        M35 66a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM55 66a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM35 84\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM55 84a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "robotic.vacuum": SymbolSketch(
      body: "M8 62a54 54 0 1 0 108 0a54 54 0 1 0 -108 0Z",
      details: "M46 46a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM16 86H108"),
    "web.camera": SymbolSketch(
      body: "M22 50a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z",
      details: "M46 50a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z",
      lines: "M44 88L32 114H92L80 88"),
    "sprinkler": SymbolSketch(
      body: "M44 66H80V116H44Z",
      details: "M44 86H80",
      lines: "M62 66V50M40 50H84M30 32L14 22M94 32L110 22M46 26L38 8M78 26L86 8"),
    "sprinkler.and.droplets": SymbolSketch(
      body: "M44 66H80V116H44Z",
      lines: "M62 66V50M40 50H84",
      dots: """
        M24 20C20 27 18 30 18 33A6 6 0 0 0 30 33C30 30 28 27 24 20ZM62 12C58 19 56 22 56 25\
        A6 6 0 0 0 68 25C68 22 66 19 62 12ZM100 20C96 27 94 30 94 33A6 6 0 0 0 106 33\
        C106 30 104 27 100 20ZM16 56C12 63 10 66 10 69A6 6 0 0 0 22 69C22 66 20 63 16 56Z\
        M108 56C104 63 102 66 102 69A6 6 0 0 0 114 69C114 66 112 63 108 56Z
        """),
    "spigot": SymbolSketch(
      body: """
        M8 46H36C42 40 70 40 78 46C100 46 112 58 112 84H88C88 74 84 70 76 70H36\
        C34 74 8 74 8 70Z
        """,
      lines: "M58 42V24M36 20H80M100 98V110"),
    "pipe.and.drop": SymbolSketch(
      body: "M8 20H60C86 20 98 34 98 62H70C70 52 66 48 58 48H8Z",
      lines: "M62 66H106",
      dots: "M84 82C76 96 72 102 72 108A12 12 0 0 0 96 108C96 102 92 96 84 82Z"),
    "entry.lever.keypad": SymbolSketch(
      body: """
        M40 6H68A12 12 0 0 1 80 18V106A12 12 0 0 1 68 118H40A12 12 0 0 1 28 106V18\
        A12 12 0 0 1 40 6Z
        """,
      lines: "M54 92H112",
      dots: """
        M40 26a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM58 26a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM40 42\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM58 42a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM40 58\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM58 58a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "sensor": SymbolSketch(
      body: """
        M30 12H94A18 18 0 0 1 112 30V94A18 18 0 0 1 94 112H30A18 18 0 0 1 12 94V30\
        A18 18 0 0 1 30 12Z
        """,
      details: "M40 44H84M40 62H84M40 80H84"),
    "frying.pan": SymbolSketch(
      body: "M6 56a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z",
      details: "M26 56a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z",
      lines: "M80 84L122 120"),
    "popcorn": SymbolSketch(
      body: "M22 48H102L92 118H32ZM26 48A18 18 0 0 1 40 22A22 22 0 0 1 82 22A18 18 0 0 1 98 48",
      details: "M46 48L50 118M78 48L74 118"),
    "balloon.2": SymbolSketch(
      body: """
        M40 8C62 8 70 28 66 46C62 62 52 74 42 74C30 74 16 60 14 42C12 24 22 8 40 8ZM88 36\
        C106 36 112 52 108 68C104 82 96 92 88 92C80 92 72 86 68 76
        """,
      lines: "M42 74C42 90 50 96 48 118M88 92C88 106 92 108 90 122"),
  ]
}
