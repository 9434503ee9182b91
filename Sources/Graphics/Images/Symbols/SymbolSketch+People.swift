extension SymbolSketch {
  /// Figures of people.
  static let people: [String: SymbolSketch] = [
    "figure.run": SymbolSketch(
      lines: """
        M42 44L68 34L80 60L100 64M68 36L52 74L76 92L66 126M52 74L36 98L8 96M42 44L28 66
        """,
      dots: "M72 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.hiking": SymbolSketch(
      lines: """
        M44 40L38 76L58 96L62 130M37 78L26 104L10 128M46 42L62 60L82 58M88 50L94 130M42 38L18 42 \
        L14 70L36 72
        """,
      dots: "M40 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.wave": SymbolSketch(
      lines: "M36 38V82M28 40V130M44 40V130M14 82L22 38H50L64 20V4",
      dots: "M24 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.mind.and.body": SymbolSketch(
      lines: """
        M62 38V78M62 42C40 44 30 64 14 76M62 42C84 44 94 64 110 76M12 108C44 106 80 106 112 108 \
        M62 78C40 82 20 92 12 108M62 78C84 82 104 92 112 108
        """,
      dots: "M50 15a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.strengthtraining.traditional": SymbolSketch(
      lines: """
        M10 18H114M10 6V30M114 6V30M62 54V90M62 90L44 130M62 90L80 130M62 56L40 44V18M62 56L84 44 \
        V18
        """,
      dots: "M51 34a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z"),
    "figure.pool.swim": SymbolSketch(
      lines: """
        M16 72L48 40L76 56L100 72M48 40L24 30M6 96C18 84 30 84 42 96C54 108 66 108 78 96 \
        C90 84 102 84 114 96
        """,
      dots: "M84 44a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.jumprope": SymbolSketch(
      lines: """
        M52 36V82M52 82L42 124M52 82L62 124M52 40L28 60L12 52M52 40L76 60L92 52M12 52 \
        C-4 150 108 150 92 52
        """,
      dots: "M40 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "figure.cooldown": SymbolSketch(
      lines: "M44 36L40 82L26 128M40 82L60 100L58 128M44 40L64 58L84 44M44 40L24 60L30 80",
      dots: "M34 14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
  ]
}
