extension SymbolSketch {
  /// Health, bodies and clothes.
  static let health: [String: SymbolSketch] = [
    "pill": SymbolSketch(
      body: """
        M22 65L65 22A26 26 -45 0 1 102 22L102 22A26 26 -45 0 1 102 59L59 102\
        A26 26 -45 0 1 22 102L22 102A26 26 -45 0 1 22 65Z
        """,
      details: "M44 44L80 80"),
    "staroflife": SymbolSketch(
      body: """
        M50 8H74V40L102 24L114 45L86 62L114 79L102 100L74 84V116H50V84L22 100L10 79L38 62L10 45\
        L22 24L50 40Z
        """,
      details: "M62 34V90M56 48C66 44 72 52 62 58C52 64 58 74 68 70"),
    "medical.thermometer": SymbolSketch(
      body: "M98 10A16 16 0 0 1 114 34L58 90L40 96L26 110A7 7 0 0 1 16 100L30 86L36 68L90 12Z",
      details: "M56 68L90 34M70 34L78 42M56 48L64 56"),
    "facemask": SymbolSketch(
      body: """
        M26 40C40 42 52 34 62 30C72 34 84 42 98 40V72C98 92 80 102 62 106C44 102 26 92 26 72Z
        """,
      details: "M42 58H82M42 76H82",
      lines: """
        M26 46C4 40 2 60 10 70C14 78 20 80 28 82M98 46C120 40 122 60 114 70C110 78 104 80 96 82
        """),
    "ivfluid.bag": SymbolSketch(
      body: """
        M36 20H88A10 10 0 0 1 98 30V74C98 86 90 92 80 92H44C34 92 26 86 26 74V30\
        A10 10 0 0 1 36 20Z
        """,
      details: "M62 40V66M49 53H75",
      lines: "M62 8V20M50 92V118M74 92V104"),
    "inhaler": SymbolSketch(
      body: "M40 30H84V62H118V98A10 10 0 0 1 108 108H50A10 10 0 0 1 40 98Z",
      lines: "M46 30V14H78V30M12 70H24M12 86H24"),
    "microscope": SymbolSketch(
      body: "M50 14L74 8L88 56L64 62Z",
      lines: "M86 46C112 62 108 98 84 104M20 116H112M84 104V116M28 92H84M70 64L74 74"),
    "dna": SymbolSketch(
      lines: "M34 6C34 50 90 44 90 88V118M90 6C90 50 34 44 34 88V118M42 20H82M42 104H82",
      back: "M54 36H70M44 80H80"),
    "cross.vial": SymbolSketch(
      body: "M34 28H90V104A12 12 0 0 1 78 116H46A12 12 0 0 1 34 104Z",
      details: "M62 52V84M46 68H78",
      lines: "M26 14H98"),
    "heart.gauge.open": SymbolSketch(
      lines: "M24 100A54 54 0 1 1 100 100",
      dots: "M62 94C30 72 36 50 50 50C58 50 62 58 62 58C62 58 66 50 74 50C88 50 94 72 62 94Z"),
    "hand.rays": SymbolSketch(
      body: """
        M46 116L30 84C24 72 36 66 44 78V40A9 9 0 0 1 62 40V66L88 72C98 76 98 84 96 94L90 116Z
        """,
      lines: "M54 22V6M26 34L14 24M82 34L94 24M20 58H4M88 54H104"),
    "person.line.dotted.person": SymbolSketch(
      body: """
        M12 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM4 70C4 48 12 42 26 42C40 42 48 48 48 70Z\
        M104 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM96 70C96 48 104 42 118 42\
        C132 42 140 48 140 70Z
        """,
      dots: """
        M55 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM67 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM79 30\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "figure.seated.side": SymbolSketch(
      lines: "M40 36L44 82H82L88 124M42 52L66 66H84M22 60V124M22 92H36",
      dots: "M32 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "eyebrow": SymbolSketch(
      body: "M6 78C30 34 84 24 118 48C120 56 116 62 108 60C76 48 44 56 22 84C16 90 6 86 6 78Z"),
    "tooth": SymbolSketch(
      body: """
        M62 24C42 2 8 14 14 50C18 72 24 116 38 116C50 116 48 78 62 78C76 78 74 116 86 116\
        C100 116 106 72 110 50C116 14 82 2 62 24Z
        """),
    "hand.app": SymbolSketch(
      body: """
        M32 8H92A24 24 0 0 1 116 32V92A24 24 0 0 1 92 116H32A24 24 0 0 1 8 92V32\
        A24 24 0 0 1 32 8Z
        """,
      dots: """
        M44 96C36 86 32 74 34 68C38 64 42 68 46 74V40C46 32 56 32 56 40V34C56 26 66 26 66 34V38\
        C68 32 76 32 76 40V46C78 42 86 42 86 50V76C86 90 78 98 66 98C56 98 50 98 44 96Z
        """),
    "hat.cap": SymbolSketch(
      body: "M22 76C22 36 46 20 74 20C100 20 112 42 112 76Z",
      lines: "M22 76C6 76 0 88 8 92C24 98 46 90 66 88",
      dots: "M69 14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "hat.widebrim": SymbolSketch(
      body: "M34 74C36 34 42 22 52 26C60 30 66 30 74 26C84 22 92 34 94 74Z",
      details: "M36 60C50 66 78 66 92 60",
      lines: "M6 72C16 104 112 104 122 72"),
    "jacket": SymbolSketch(
      body: "M46 8L62 24L78 8L110 24L120 100H100V116H24V100H4L14 24Z",
      details: "M62 24V116M24 100L28 52M100 100L96 52",
      dots: "M70 62a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM70 84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"),
  ]
}
