extension SymbolSketch {
  /// Things that people make.
  static let objects: [String: SymbolSketch] = [
    "photo.artframe": SymbolSketch(
      body:
        "M14 20H124A6 6 0 0 1 130 26V106A6 6 0 0 1 124 112H14A6 6 0 0 1 8 106V26A6 6 0 0 1 14 20Z",
      details: "M24 36H114V96H24ZM24 88L52 62L74 84L90 70L114 92",
      dots: "M81 52a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
    "crown": SymbolSketch(body: "M8 26L38 58L62 12L86 58L116 26L104 102H20Z", details: "M26 82H98"),
    "tent": SymbolSketch(body: "M62 12L122 106H2Z", details: "M62 50L40 106M62 50L84 106"),
    "cross.case": SymbolSketch(
      body: """
        M22 36H110A14 14 0 0 1 124 50V100A14 14 0 0 1 110 114H22A14 14 0 0 1 8 100V50 \
        A14 14 0 0 1 22 36Z
        """,
      details: "M66 56V94M47 75H85",
      lines: "M46 32V22A8 8 0 0 1 54 14H78A8 8 0 0 1 86 22V32"),
    "stethoscope": SymbolSketch(
      lines: """
        M28 10H14V42C14 70 62 70 62 42V10H48M38 64V86C38 124 98 124 98 88V76M85 62 \
        a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z
        """),
    "syringe": SymbolSketch(
      body: "M38 76L78 36L92 50L52 90H38Z",
      details: "M58 56L70 68",
      lines: "M14 114L38 90M88 40L112 16M102 8L120 26M68 26L102 60"),
    "flask": SymbolSketch(
      body: "M50 10V48L18 100C12 110 18 116 28 116H96C106 116 112 110 106 100L74 48V10Z",
      details: "M36 82H88",
      lines: "M40 10H84"),
    "testtube.2": SymbolSketch(
      body: "M24 14V98A11 11 0 0 0 46 98V14ZM78 14V98A11 11 0 0 0 100 98V14Z",
      details: "M24 62H46M78 44H100",
      lines: "M14 14H56M68 14H110"),
    "wineglass": SymbolSketch(
      body: "M32 8H92C98 40 92 68 62 70C32 68 26 40 32 8Z",
      details: "M30 34H94",
      lines: "M62 70V114M38 116H86"),
    "birthday.cake": SymbolSketch(
      body: "M26 56H98A12 12 0 0 1 110 68V114H14V68A12 12 0 0 1 26 56Z",
      details: """
        M14 82C22 94 30 94 38 82C46 94 54 94 62 82C70 94 78 94 86 82C94 94 102 94 110 82
        """,
      lines: "M38 38V56M62 38V56M86 38V56",
      dots: """
        M33 22a5 8 0 1 0 10 0a5 8 0 1 0 -10 0ZM57 22a5 8 0 1 0 10 0a5 8 0 1 0 -10 0ZM81 22 \
        a5 8 0 1 0 10 0a5 8 0 1 0 -10 0Z
        """),
    "sofa": SymbolSketch(
      body: "M10 100V64A10 10 0 0 1 30 64V76H114V64A10 10 0 0 1 134 64V100Z",
      lines: "M28 50V34A12 12 0 0 1 40 22H104A12 12 0 0 1 116 34V50M28 100V112M116 100V112"),
    "bathtub": SymbolSketch(
      body: "M8 62H128V78C128 98 114 108 96 108H40C22 108 8 98 8 78Z",
      lines: "M20 62V26A17 17 0 0 1 54 26M36 110V120M100 110V120"),
    "sailboat": SymbolSketch(body: "M8 94H124L106 116H28ZM60 10V80H18ZM74 26V80H112Z"),
    "backpack": SymbolSketch(
      body: """
        M22 58C22 32 36 22 62 22C88 22 102 32 102 58V104A12 12 0 0 1 90 116H34A12 12 0 0 1 22 104Z
        """,
      details: "M38 78H86V100H38Z",
      lines: "M46 20V14A8 8 0 0 1 54 6H70A8 8 0 0 1 78 14V20"),
    "beach.umbrella": SymbolSketch(
      body: "M10 52C20 16 56 4 86 20C108 32 118 54 114 80Z",
      lines: "M62 68L40 118"),
    "pianokeys": SymbolSketch(
      body: """
        M22 14H106A14 14 0 0 1 120 28V90A14 14 0 0 1 106 104H22A14 14 0 0 1 8 90V28 \
        A14 14 0 0 1 22 14Z
        """,
      details: "M36 62V104M64 62V104M92 62V104",
      dots: "M28 14h16v48h-16ZM56 14h16v48h-16ZM84 14h16v48h-16Z"),
    "metronome": SymbolSketch(body: "M42 10H82L108 114H16Z", details: "M22 90H102M62 90L92 28"),
    "tuningfork": SymbolSketch(lines: "M36 8V52C36 82 88 82 88 52V8M62 76V118"),
    "flag.checkered": SymbolSketch(
      lines: "M12 8V120M12 14H112V74H12",
      dots: """
        M12 14h25v20h-25ZM62 14h25v20h-25ZM37 34h25v20h-25ZM87 34h25v20h-25ZM12 54h25v20h-25Z \
        M62 54h25v20h-25Z
        """),
    "stairs": SymbolSketch(lines: "M6 112H34V86H62V60H90V34H118"),
    "road.lanes": SymbolSketch(lines: "M36 10L10 114M88 10L114 114M62 14V32M62 52V72M62 92V112"),
    "steeringwheel": SymbolSketch(
      lines: """
        M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0ZM45 62a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM6 62 \
        H44M80 62H118M62 80V118
        """),
    "car.side": SymbolSketch(
      body: "M8 84V66L28 58L46 32H90L112 58L134 66V84Z",
      details: "M40 58H100M70 36V58",
      lines: """
        M28 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM92 92a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z
        """),
    "refrigerator": SymbolSketch(
      body: """
        M24 8H80A10 10 0 0 1 90 18V108A10 10 0 0 1 80 118H24A10 10 0 0 1 14 108V18 \
        A10 10 0 0 1 24 8Z
        """,
      details: "M14 46H90M30 24V34M30 60V80"),
    "washer": SymbolSketch(
      body: """
        M20 8H104A12 12 0 0 1 116 20V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V20 \
        A12 12 0 0 1 20 8Z
        """,
      details: "M36 68a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z",
      dots: "M23 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM39 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "oven": SymbolSketch(
      body: """
        M20 8H104A12 12 0 0 1 116 20V104A12 12 0 0 1 104 116H20A12 12 0 0 1 8 104V20 \
        A12 12 0 0 1 20 8Z
        """,
      details: "M8 38H116M28 58H96V98H28Z",
      dots: """
        M23 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM46 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM68 24 \
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM91 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "cone": SymbolSketch(
      body: "M62 8L112 92C104 118 20 118 12 92Z",
      details: "M12 92C24 76 100 76 112 92"),
    "pyramid": SymbolSketch(body: "M68 8L126 90L74 116L8 92Z", details: "M68 8L74 116"),
    "fireworks": SymbolSketch(
      lines: """
        M62 46V8M62 78V116M46 62H8M78 62H116M51 51L24 24M73 73L100 100M73 51L100 24M51 73L24 100
        """),
    "highlighter": SymbolSketch(
      body: "M34 76L92 18A10 10 0 0 1 106 18L114 26A10 10 0 0 1 114 40L56 98H34Z",
      details: "M76 34L98 56",
      lines: "M34 98L18 114H8L34 84"),
    "lanyardcard": SymbolSketch(
      body: """
        M26 34H98A12 12 0 0 1 110 46V104A12 12 0 0 1 98 116H26A12 12 0 0 1 14 104V46 \
        A12 12 0 0 1 26 34Z
        """,
      details: "M34 88H90M34 100H70M52 66a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z",
      lines: "M40 8L62 34L84 8"),
  ]
}
