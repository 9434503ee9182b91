extension SymbolSketch {
  /// Balls and other things for sports.
  static let sports: [String: SymbolSketch] = [
    "basketball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M62 5V119M5 62H119M22 22C44 44 44 80 22 102M102 22C80 44 80 80 102 102"),
    "tennisball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M20 24C48 42 48 82 20 100M104 24C76 42 76 82 104 100"),
    "baseball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: """
        M24 20C44 42 44 82 24 104M100 20C80 42 80 82 100 104M30 48L44 44M30 76L44 80M80 44L94 48 \
        M80 80L94 76
        """),
    "soccerball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M62 40V8M83 55L114 44M75 80L94 108M49 80L30 108M41 55L10 44",
      dots: "M62 40L83 55L75 80H49L41 55Z"),
    "football": SymbolSketch(
      body: "M10 114C2 60 62 2 114 10C122 62 64 122 10 114Z",
      details: "M42 82L82 42M48 64L60 76M64 48L76 60"),
    "dumbbell": SymbolSketch(
      body: """
        M24 30H36A6 6 0 0 1 42 36V88A6 6 0 0 1 36 94H24A6 6 0 0 1 18 88V36A6 6 0 0 1 24 30ZM104 30 \
        H116A6 6 0 0 1 122 36V88A6 6 0 0 1 116 94H104A6 6 0 0 1 98 88V36A6 6 0 0 1 104 30Z
        """,
      lines: "M42 62H98M6 50V74M134 50V74"),
    "sportscourt": SymbolSketch(
      body: """
        M20 8H124A14 14 0 0 1 138 22V88A14 14 0 0 1 124 102H20A14 14 0 0 1 6 88V22 \
        A14 14 0 0 1 20 8Z
        """,
      details: """
        M72 8V102M6 36H24V74H6M138 36H120V74H138M57 55a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z
        """),
  ]
}
