extension SymbolSketch {
  /// Signs of mathematics and of keys, and frames for cameras.
  static let signs: [String: SymbolSketch] = [
    "equal": SymbolSketch(lines: "M8 40H96M8 74H96"),
    "lessthan": SymbolSketch(lines: "M92 14L12 60L92 106"),
    "greaterthan": SymbolSketch(lines: "M12 14L92 60L12 106"),
    "arrow.branch": SymbolSketch(
      lines: """
        M54 114V74C54 46 20 52 20 14M54 74C54 46 88 52 88 14M8 28L20 14L32 28M76 28L88 14L100 28
        """),
    "arrow.merge": SymbolSketch(
      lines: "M20 114V100C20 70 54 78 54 48V10M88 114V100C88 70 54 78 54 48M40 26L54 10L68 26"),
    "divide": SymbolSketch(
      lines: "M6 58H102",
      dots: "M45 24a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM45 92a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "sum": SymbolSketch(lines: "M90 30V10H12L56 60L12 110H90V90"),
    "function": SymbolSketch(lines: "M74 14C56 6 48 18 46 32L36 94C34 108 24 116 10 108M22 48H66"),
    "x.squareroot": SymbolSketch(lines: "M6 66L20 60L38 106L62 12H132M76 52L114 104M114 52L76 104"),
    "control": SymbolSketch(lines: "M10 60L54 16L98 60"),
    "space": SymbolSketch(lines: "M8 40V66H112V40"),
    "faceid": SymbolSketch(
      lines: """
        M8 36V22A14 14 0 0 1 22 8H36M88 8H102A14 14 0 0 1 116 22V36M116 88V102A14 14 0 0 1 102 116 \
        H88M36 116H22A14 14 0 0 1 8 102V88M40 42V52M84 42V52M64 44V68H57M42 82C52 92 72 92 82 82
        """),
    "text.viewfinder": SymbolSketch(
      lines: """
        M8 36V22A14 14 0 0 1 22 8H36M88 8H102A14 14 0 0 1 116 22V36M116 88V102A14 14 0 0 1 102 116 \
        H88M36 116H22A14 14 0 0 1 8 102V88M36 44H88M36 62H88M36 80H66
        """),
    "camera.filters": SymbolSketch(
      lines: """
        M29 42a33 33 0 1 0 66 0a33 33 0 1 0 -66 0ZM9 76a33 33 0 1 0 66 0a33 33 0 1 0 -66 0ZM49 76 \
        a33 33 0 1 0 66 0a33 33 0 1 0 -66 0Z
        """),
    "circle.hexagongrid": SymbolSketch(
      body: """
        M49 62a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM49 24a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM82 43 \
        a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM82 81a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM49 100 \
        a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM16 81a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM16 43 \
        a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z
        """),
    "chart.dots.scatter": SymbolSketch(
      lines: "M10 8V112H118",
      dots: """
        M29 84a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM49 56a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM65 82 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM77 40a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM97 24 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM95 62a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z
        """),
  ]
}
