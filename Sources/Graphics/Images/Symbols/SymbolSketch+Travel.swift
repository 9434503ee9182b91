extension SymbolSketch {
  /// Vehicles and what belongs to a journey.
  static let travel: [String: SymbolSketch] = [
    "airplane.departure": SymbolSketch(
      dots: """
        M1 50L12 45L33 55L58 44L32 30L44 25L82 34L100 25C110 21 119 24 121 28\
        C122 32 118 37 111 40L86 51L66 93L53 99L59 63L30 76C24 79 20 76 17 73Z
        """,
      back: "M8 112H122"),
    "airplane.arrival": SymbolSketch(
      dots: """
        M19 0L30 5L36 28L61 39L54 11L66 16L85 49L103 58C113 62 117 70 115 75C113 79 106 79 99 76\
        L74 65L29 77L17 72L47 52L18 39C12 37 11 32 12 28Z
        """,
      back: "M8 112H122"),
    "airplane.up.forward": SymbolSketch(
      dots: """
        M104 20C109 25 104 33 97 40L83 54L93 107L86 114L64 73L40 94L42 113L37 119L25 99L5 87\
        L11 82L30 84L51 60L10 38L17 31L70 41L84 27C91 20 99 15 104 20Z
        """),
    "airplane.ticket": SymbolSketch(
      body: """
        M18 24H120A12 12 0 0 1 132 36V88A12 12 0 0 1 120 100H18A12 12 0 0 1 6 88V36\
        A12 12 0 0 1 18 24Z
        """,
      details: "M96 24V38M96 50V62M96 74V86",
      dots: """
        M15 65L22 62L33 68L47 62L32 54L39 51L60 56L70 52C75 49 80 51 81 53C82 55 80 58 76 60\
        L62 66L51 89L44 92L47 72L31 80C28 81 26 80 24 78Z
        """),
    "car.rear": SymbolSketch(
      body: """
        M14 70C14 58 20 54 26 52L38 22C40 16 44 14 50 14H78C84 14 88 16 90 22L102 52\
        C108 54 114 58 114 70V98H14Z
        """,
      details: "M26 52H102M30 74H44M84 74H98M50 92H78",
      lines: "M26 98V110M102 98V110"),
    "suv.side": SymbolSketch(
      body: "M6 88V38A10 10 0 0 1 16 28H92L114 58L136 64V88Z",
      details: "M6 58H114M46 28V58M86 28V58",
      lines: """
        M26 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM94 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "truck.pickup.side": SymbolSketch(
      body: "M6 88V60H66V30H92L112 58L136 64V88Z",
      details: "M66 58H112",
      lines: """
        M24 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM94 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "convertible.side": SymbolSketch(
      body: "M6 84V66L40 58H80L134 64V84Z",
      lines: """
        M78 58L100 34M44 58L36 42M24 90a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM94 90\
        a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "motorcycle": SymbolSketch(
      lines: """
        M5 86a19 19 0 1 0 38 0a19 19 0 1 0 -38 0ZM93 86a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z\
        M24 86L54 54H92L112 86M84 30H96L106 62M54 54L70 86H92L84 54M34 46H58
        """),
    "moped": SymbolSketch(
      lines: """
        M15 94a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM93 94a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z\
        M108 92L88 26H102M46 94H76C80 78 88 72 96 72M46 94H20V78C20 66 30 60 42 60H68L76 82
        """,
      dots: "M24 46H64V54H24Z"),
    "engine.combustion": SymbolSketch(
      body: "M34 42H50V30H82V42H96L108 54H122V94H108L98 106H58L44 92H34Z",
      lines: "M52 16H80M66 16V30M12 50V94M12 72H34"),
    "oilcan": SymbolSketch(
      body: "M14 56H72L84 68L124 44L98 102H28A14 14 0 0 1 14 88Z",
      lines: "M30 42H58M44 42V56M14 66L4 56",
      dots: "M126 70C132 80 134 84 134 88A7 7 0 0 1 120 88C120 84 122 80 126 70Z"),
    "horn": SymbolSketch(
      body: "M24 50H56L112 18V106L56 74H24A12 12 0 0 1 24 50Z",
      lines: "M36 74C36 108 82 108 82 88"),
    "horn.blast": SymbolSketch(
      body: "M18 50H46L92 22V102L46 74H18A12 12 0 0 1 18 50Z",
      lines: "M106 44L124 34M108 62H130M106 80L124 90"),
    "headlight.high.beam": SymbolSketch(
      body: "M76 22C118 22 126 46 126 62C126 78 118 102 76 102C66 82 66 42 76 22Z",
      lines: "M8 26H52M8 50H48M8 74H48M8 98H52"),
    "headlight.low.beam": SymbolSketch(
      body: "M76 22C118 22 126 46 126 62C126 78 118 102 76 102C66 82 66 42 76 22Z",
      lines: "M52 22L10 34M50 46L8 58M48 70L8 82M52 94L10 106"),
    "headlight.fog": SymbolSketch(
      body: "M76 22C118 22 126 46 126 62C126 78 118 102 76 102C66 82 66 42 76 22Z",
      lines: "M52 28L8 36M50 62L8 70M52 96L8 104M30 16C22 36 40 48 30 66C20 84 38 96 30 116"),
    "parkinglight": SymbolSketch(
      lines: """
        M44 26C20 26 14 46 14 62C14 78 20 98 44 98C54 78 54 46 44 26ZM60 34L84 24M64 62H90M60 90\
        L84 100
        """),
    "hazardsign": SymbolSketch(
      body: "M62 10L120 108H4Z",
      details: "M62 44L90 92H34Z"),
    "brakesignal": SymbolSketch(
      lines: """
        M24 62a38 38 0 1 0 76 0a38 38 0 1 0 -76 0ZM62 42V66M14 26C2 48 2 76 14 98M110 26\
        C122 48 122 76 110 98
        """,
      dots: "M56 82a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    "tirepressure": SymbolSketch(
      lines: """
        M40 14C12 40 12 76 34 102H90C112 76 112 40 84 14M62 36V66M34 102L30 112M52 102V112\
        M72 102V112M90 102L94 112
        """,
      dots: "M56 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    "windshield.front.and.wiper": SymbolSketch(
      body: "M8 34C44 16 96 16 132 34L116 88C84 78 56 78 24 88Z",
      lines: "M36 108L88 50M36 108A6 6 0 1 0 36 110"),
    "windshield.rear.and.wiper": SymbolSketch(
      body: "M16 26H124L132 86H8Z",
      lines: "M70 112L100 52M62 112H78"),
    "windshield.front.and.fluid.and.spray": SymbolSketch(
      body: "M8 48C44 30 96 30 132 48L116 102C84 92 56 92 24 102Z",
      lines: "M70 124V72M56 82C42 78 36 70 34 58M84 82C98 78 104 70 106 58"),
    "suitcase.rolling": SymbolSketch(
      body: """
        M36 36H88A12 12 0 0 1 100 48V100A12 12 0 0 1 88 112H36A12 12 0 0 1 24 100V48\
        A12 12 0 0 1 36 36Z
        """,
      details: "M50 54V94M74 54V94",
      lines: "M44 36V10H80V36M38 112V122M86 112V122"),
    "suitcase.cart": SymbolSketch(
      body: """
        M54 26H114A10 10 0 0 1 124 36V80A10 10 0 0 1 114 90H54A10 10 0 0 1 44 80V36\
        A10 10 0 0 1 54 26Z
        """,
      details: "M66 26V90M102 26V90",
      lines: """
        M8 10H20L34 104H124M70 26V14H98V26M41 116a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM101 116\
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z
        """),
    "location.north.line": SymbolSketch(
      body: "M62 6L92 84L62 68L32 84Z",
      lines: "M32 104H92"),
    "road.lanes.curved.right": SymbolSketch(
      lines: """
        M14 114C14 60 36 24 76 10M84 114C84 88 98 66 122 54M48 114V104M54 80L60 66M74 46L88 34
        """),
    "road.lanes.curved.left": SymbolSketch(
      lines: """
        M114 114C114 60 92 24 52 10M44 114C44 88 30 66 6 54M80 114V104M74 80L68 66M54 46L40 34
        """),
    "key.card": SymbolSketch(
      body: """
        M20 18H118A14 14 0 0 1 132 32V92A14 14 0 0 1 118 106H20A14 14 0 0 1 6 92V32\
        A14 14 0 0 1 20 18Z
        """,
      details: "M36 62a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM64 62H108V74M94 62V72"),
    "key.2.on.ring": SymbolSketch(
      lines: """
        M36 34a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM42 52L26 84M82 52L98 84M6 98a14 14 0 1 0 28 0\
        a14 14 0 1 0 -28 0ZM90 98a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z
        """),
    "key.radiowaves.forward": SymbolSketch(
      lines: """
        M10 62a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM58 62H96V78M82 62V74M106 40\
        C118 54 118 70 106 84M122 28C140 48 140 76 122 96
        """),
    "flag.2.crossed": SymbolSketch(
      body: "M36 10L58 47L24 62L2 24ZM100 10L78 47L112 62L134 24Z",
      lines: "M36 10L102 118M100 10L34 118"),
    "tram.tunnel.fill": SymbolSketch(
      lines: "M8 116V62A54 54 0 0 1 116 62V116",
      dots: """
        M42 44H82A10 10 0 0 1 92 54V88A10 10 0 0 1 82 98H42A10 10 0 0 1 32 88V54\
        A10 10 0 0 1 42 44ZM42 54V72H82V54ZM48 100L36 118H46L56 100ZM76 100L88 118H78L68 100Z
        """),
  ]
}
