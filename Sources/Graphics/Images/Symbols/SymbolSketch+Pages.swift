extension SymbolSketch {
  /// Pages, lists and lines of text.
  static let pages: [String: SymbolSketch] = [
    "list.bullet.rectangle.portrait": SymbolSketch(
      body: """
        M28 4H88A16 16 0 0 1 104 20V112A16 16 0 0 1 88 128H28A16 16 0 0 1 12 112V20\
        A16 16 0 0 1 28 4Z
        """,
      details: "M48 38H84M48 66H84M48 94H84",
      dots: """
        M26 38a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM26 66a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM26 94\
        a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z
        """),
    "doc.text.magnifyingglass": SymbolSketch(
      lines: "M60 86a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM102 104L122 124",
      back: """
        M50 124H20A12 12 0 0 1 8 112V18A12 12 0 0 1 20 6H62L94 38V50M60 8V30A10 10 0 0 0 70 40\
        H92M26 60H54M26 80H46M26 100H46
        """),
    "rectangle.and.text.magnifyingglass": SymbolSketch(
      lines: "M74 80a22 22 0 1 0 44 0a22 22 0 1 0 -44 0ZM112 96L132 116",
      back: """
        M58 104H20A14 14 0 0 1 6 90V26A14 14 0 0 1 20 12H112A14 14 0 0 1 126 26V48M26 38H84\
        M26 60H60M26 80H54
        """),
    "text.below.photo": SymbolSketch(
      body: """
        M20 6H104A10 10 0 0 1 114 16V62A10 10 0 0 1 104 72H20A10 10 0 0 1 10 62V16\
        A10 10 0 0 1 20 6Z
        """,
      details: "M22 60L48 34L66 50L80 40L102 60",
      lines: "M10 92H114M10 114H78"),
    "text.image": SymbolSketch(
      lines: """
        M74 10H108A8 8 0 0 1 116 18V52A8 8 0 0 1 108 60H74A8 8 0 0 1 66 52V18A8 8 0 0 1 74 10Z\
        M8 16H48M8 48H48M8 80H116M8 112H84M74 50L86 36L108 56
        """),
    "text.line.first.and.arrowtriangle.forward": SymbolSketch(
      lines: "M50 20H116M10 56H116M10 84H116M10 112H80",
      dots: "M10 4L38 20L10 36Z"),
    "text.line.last.and.arrowtriangle.forward": SymbolSketch(
      lines: "M10 12H116M10 40H116M10 68H80M50 104H116",
      dots: "M10 88L38 104L10 120Z"),
    "text.redaction": SymbolSketch(
      lines: "M10 16H50M88 16H116M10 56H30M66 56H116M10 96H40",
      dots: """
        M64 6H74A4 4 0 0 1 78 10V22A4 4 0 0 1 74 26H64A4 4 0 0 1 60 22V10A4 4 0 0 1 64 6ZM44 46\
        H52A4 4 0 0 1 56 50V62A4 4 0 0 1 52 66H44A4 4 0 0 1 40 62V50A4 4 0 0 1 44 46ZM56 86H110\
        A4 4 0 0 1 114 90V102A4 4 0 0 1 110 106H56A4 4 0 0 1 52 102V90A4 4 0 0 1 56 86Z
        """),
    "increase.quotelevel": SymbolSketch(
      lines: "M50 22H116M50 62H116M50 102H116M10 12V112",
      dots: "M22 44L42 62L22 80Z"),
    "decrease.quotelevel": SymbolSketch(
      lines: "M50 22H116M50 62H116M50 102H116M10 12V112",
      dots: "M42 44L22 62L42 80Z"),
    "long.text.page.and.pencil": SymbolSketch(
      lines: "M98 52L116 34L126 44L78 92L64 96L68 82Z",
      back: """
        M88 24V20A12 12 0 0 0 76 8H22A12 12 0 0 0 10 20V104A12 12 0 0 0 22 116H76\
        A12 12 0 0 0 88 104M28 32H70M28 54H62M28 76H50
        """),
    "music.pages": SymbolSketch(
      body: """
        M36 8H96A12 12 0 0 1 108 20V104A12 12 0 0 1 96 116H36A12 12 0 0 1 24 104V20\
        A12 12 0 0 1 36 8Z
        """,
      details: "M56 86V42L86 34V78",
      lines: "M12 24V108",
      dots: "M39 86a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM69 78a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "bold.underline": SymbolSketch(
      lines: "M36 8V84H70A20 20 0 0 0 70 44H36M36 44H64A18 18 0 0 0 64 8H36M20 112H104"),
  ]

  /// Things for leisure.
  static let pastime: [String: SymbolSketch] = [
    "party.popper": SymbolSketch(
      body: "M10 116L40 40C44 32 94 82 86 88Z",
      details: "M28 72L56 100M20 94L34 108",
      lines: "M60 34C56 20 62 12 70 8M92 66C108 68 114 60 118 52M74 50C88 46 84 32 98 26",
      dots: """
        M41 14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM107 84a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM87 8\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM113 28a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "menucard": SymbolSketch(
      body: "M14 14L62 26L110 14V100L62 114L14 100Z",
      details: """
        M62 26V114M26 40L50 46M26 58L50 64M26 76L50 82M74 46L98 40M74 64L98 58M74 82L98 76
        """),
    "compass.drawing": SymbolSketch(
      lines: """
        M62 26L24 110M62 26L100 110M34 88C50 98 74 98 90 88M53 18a9 9 0 1 0 18 0a9 9 0 1 0 -18 0\
        ZM24 110L20 120M100 110L104 120
        """),
    "pedestrian.gate.closed": SymbolSketch(
      body: "M20 40H104V116H20Z",
      details: "M41 40V116M62 40V116M83 40V116M20 92H104",
      lines: "M8 20V116M116 20V116M20 40C40 18 84 18 104 40"),
    "pedestrian.gate.open": SymbolSketch(
      lines: """
        M8 20V116M116 20V116M20 30L48 44V112L20 104ZM104 30L76 44V112L104 104ZM34 38V108M90 38\
        V108
        """),
    "fleuron": SymbolSketch(
      body: """
        M62 112C40 96 14 84 10 54C8 34 28 24 42 36C42 20 52 12 62 8C72 12 82 20 82 36\
        C96 24 116 34 114 54C110 84 84 96 62 112Z
        """,
      details: "M62 108V50M62 76C50 72 40 66 34 56M62 76C74 72 84 66 90 56"),
    "deskclock": SymbolSketch(
      body: """
        M28 14H96A18 18 0 0 1 114 32V88A18 18 0 0 1 96 106H28A18 18 0 0 1 10 88V32\
        A18 18 0 0 1 28 14Z
        """,
      details: "M30 60a32 32 0 1 0 64 0a32 32 0 1 0 -64 0ZM62 42V62L74 70",
      lines: "M26 106L20 118M98 106L104 118"),
    "chronograph": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M62 34V62L82 74M32 82a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"),
    "film": SymbolSketch(
      body: """
        M20 18H112A12 12 0 0 1 124 30V94A12 12 0 0 1 112 106H20A12 12 0 0 1 8 94V30\
        A12 12 0 0 1 20 18Z
        """,
      details: """
        M36 18V106M96 18V106M36 62H96M8 40H36M8 62H36M8 84H36M96 40H124M96 62H124M96 84H124
        """),
    "chart.line.flattrend.xyaxis": SymbolSketch(
      lines: "M26 74L54 58L82 66L112 56",
      dots: "M20 74a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM106 56a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      back: "M10 10V112H118"),
  ]
}
