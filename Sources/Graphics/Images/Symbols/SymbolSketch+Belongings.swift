extension SymbolSketch {
  /// Clothes, tools and instruments that people have.
  static let belongings: [String: SymbolSketch] = [
    "tshirt": SymbolSketch(
      body: """
        M44 10C50 24 74 24 80 10L118 30L106 58L92 52V114H32V52L18 58L6 30Z
        """),
    "shoe": SymbolSketch(
      body: """
        M8 30C18 40 30 40 38 28L84 66C100 74 118 74 122 88V100H8Z
        """,
      details: "M8 86H122M52 52L62 42M64 62L74 52"),
    "comb": SymbolSketch(
      body: "M18 24H106A10 10 0 0 1 116 34V52H8V34A10 10 0 0 1 18 24Z",
      lines: "M14 52V100M30 52V100M46 52V100M62 52V100M78 52V100M94 52V100M110 52V100"),
    "guitars": SymbolSketch(
      body: """
        M52 62C40 50 24 58 26 72C14 76 8 88 14 100C20 112 38 114 46 104C58 104 66 92 60 82\
        C66 76 60 66 52 62Z
        """,
      details: "M31 87a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
      lines: "M56 70L104 18M94 8L116 30M70 104C96 112 112 92 100 78C108 66 96 56 84 60"),
    "flashlight.on": SymbolSketch(
      body: "M40 38H84V50L74 66V112A6 6 0 0 1 68 118H56A6 6 0 0 1 50 112V66L40 50Z",
      details: "M40 50H84M62 78V92",
      lines: "M62 6V22M30 12L38 26M94 12L86 26"),
    "flashlight.off": SymbolSketch(
      body: "M40 16H84V34L74 52V108A6 6 0 0 1 68 114H56A6 6 0 0 1 50 108V52L40 34Z",
      details: "M40 34H84M62 66V82"),
    "theatermasks": SymbolSketch(
      body: """
        M10 24C28 34 50 34 68 24V64C68 84 54 96 39 98C24 96 10 84 10 64ZM76 46C92 52 104 50 116 44\
        V84C116 102 104 112 91 114C80 112 70 104 66 94
        """,
      details: "M24 50H32M46 50H54M28 70C34 80 44 80 50 70M84 96C90 88 100 88 104 96M96 70H104"),
    "ferry": SymbolSketch(
      body: "M20 70L62 56L104 70L94 98H30Z",
      details: "M62 56V98",
      lines: """
        M34 64V36H90V64M48 36V18H76V36M8 112C18 104 26 104 36 112C46 120 54 120 64 112\
        C74 104 82 104 92 112C102 120 108 118 116 112
        """),
    "teletype": SymbolSketch(
      body: "M14 62H110V112H14Z",
      lines:
        "M14 40C14 12 110 12 110 40V50H86V36H38V50H14ZM28 80H34M50 80H56M72 80H78M94 80H98M38 98H86"
    ),
    "dial.low": SymbolSketch(
      body: "M20 62a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z",
      details: "M50 74L32 92",
      lines: "M12 106L20 98M8 62H4M62 8V4M116 62H120M104 98L112 106"),
    "dial.medium": SymbolSketch(
      body: "M20 62a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z",
      details: "M62 46V22",
      lines: "M12 106L20 98M8 62H4M62 8V4M116 62H120M104 98L112 106"),
    "dial.high": SymbolSketch(
      body: "M20 62a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z",
      details: "M74 74L92 92",
      lines: "M12 106L20 98M8 62H4M62 8V4M116 62H120M104 98L112 106"),
    "scale.3d": SymbolSketch(
      lines: """
        M46 76V10M46 76H114M46 76L10 112M36 10H56V26H36ZM98 66H114V86H98ZM8 98L22 112H8Z\
        M66 56L90 32M72 32H90V50
        """),
    "perspective": SymbolSketch(
      lines: "M30 18H94L118 106H6ZM20 54H104M62 18V106M46 18L34 106M78 18L90 106"),
    "bonjour": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      dots: """
        M55 50a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM55 74a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM33 62 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM77 62a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM40 94 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM70 94a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM40 30 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM70 30a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z
        """),
    "abc": SymbolSketch(
      lines: """
        M4 92L22 40L40 92M10 76H34M54 30V92M54 72a16 18 0 1 0 32 0a16 18 0 1 0 -32 0M126 60\
        A18 18 0 1 0 126 86
        """),
    "eyes": SymbolSketch(
      body: """
        M8 62a24 34 0 1 0 48 0a24 34 0 1 0 -48 0ZM68 62a24 34 0 1 0 48 0a24 34 0 1 0 -48 0Z
        """,
      dots: "M34 66a8 11 0 1 0 16 0a8 11 0 1 0 -16 0ZM94 66a8 11 0 1 0 16 0a8 11 0 1 0 -16 0Z"),
    "mustache": SymbolSketch(
      body: """
        M62 54C50 34 26 40 24 58C22 68 14 72 6 68C10 92 48 96 62 72C76 96 114 92 118 68 \
        C110 72 102 68 100 58C98 40 74 34 62 54Z
        """),
    "stroller": SymbolSketch(
      body: "M18 62C18 32 40 16 66 16V62H110C108 84 92 96 68 96C42 96 24 84 18 62Z",
      details: "M18 62H66",
      lines: """
        M110 62C112 44 114 36 122 32M34 108a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM82 108 \
        a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z
        """),
    "arrowshape.right": SymbolSketch(body: "M8 46H62V20L116 62L62 104V78H8Z"),
    "arrowshape.forward": SymbolSketch(body: "M8 46H62V20L116 62L62 104V78H8Z"),
    "arrowshape.left": SymbolSketch(body: "M116 46H62V20L8 62L62 104V78H116Z"),
    "arrowshape.backward": SymbolSketch(body: "M116 46H62V20L8 62L62 104V78H116Z"),
    "arrowshape.up": SymbolSketch(body: "M46 116V62H20L62 8L104 62H78V116Z"),
    "arrowshape.down": SymbolSketch(body: "M46 8V62H20L62 116L104 62H78V8Z"),
    "chevron.up.right": SymbolSketch(lines: "M30 24H100V94"),
    "aqi.low": SymbolSketch(
      dots: """
        M55 18a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM31 62a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM79 62 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM55 106a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z
        """),
    "aqi.medium": SymbolSketch(
      dots: """
        M55 18a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM21 40a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM89 40 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM53 62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM21 84 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM89 84a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM55 106 \
        a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z
        """),
  ]
}
