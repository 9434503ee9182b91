extension SymbolSketch {
  /// Devices for pictures, sound and networks.
  static let devices: [String: SymbolSketch] = [
    "appletv": SymbolSketch(
      body: """
        M20 28H104A14 14 0 0 1 118 42V82A14 14 0 0 1 104 96H20A14 14 0 0 1 6 82V42\
        A14 14 0 0 1 20 28Z
        """,
      details: "M38 50V72C38 76 42 78 46 76M30 56H48M60 56L70 78L80 56"),
    "macmini": SymbolSketch(
      body: """
        M20 42H104A14 14 0 0 1 118 56V72A14 14 0 0 1 104 86H20A14 14 0 0 1 6 72V56\
        A14 14 0 0 1 20 42Z
        """,
      lines: "M24 98H100",
      dots: "M95 64a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "macstudio": SymbolSketch(
      body: """
        M24 22H100A14 14 0 0 1 114 36V80A14 14 0 0 1 100 94H24A14 14 0 0 1 10 80V36\
        A14 14 0 0 1 24 22Z
        """,
      details: "M30 76H42M54 76H60",
      lines: "M28 106H96",
      dots: "M90 76a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"),
    "macpro.gen3": SymbolSketch(
      body: """
        M32 20H92A8 8 0 0 1 100 28V98A8 8 0 0 1 92 106H32A8 8 0 0 1 24 98V28A8 8 0 0 1 32 20Z
        """,
      lines: "M44 20V8H80V20M32 116H44M80 116H92",
      dots: """
        M38 40a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM74 40a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM56 52\
        a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM38 64a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM74 64\
        a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM56 76a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM38 88\
        a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM74 88a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z
        """),
    "macpro.gen1": SymbolSketch(
      body: """
        M32 16H92A8 8 0 0 1 100 24V100A8 8 0 0 1 92 108H32A8 8 0 0 1 24 100V24A8 8 0 0 1 32 16Z
        """,
      details: "M38 32H86M38 46H86",
      lines: "M36 8H88M36 116H88",
      dots: "M54 76a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "ipod": SymbolSketch(
      body: """
        M38 6H86A14 14 0 0 1 100 20V104A14 14 0 0 1 86 118H38A14 14 0 0 1 24 104V20\
        A14 14 0 0 1 38 6Z
        """,
      details: "M38 20H86V52H38ZM42 84a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z",
      dots: "M56 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    "candybarphone": SymbolSketch(
      body: """
        M46 8H78A14 14 0 0 1 92 22V104A14 14 0 0 1 78 118H46A14 14 0 0 1 32 104V22\
        A14 14 0 0 1 46 8Z
        """,
      details: "M44 22H80V52H44Z",
      dots: """
        M44 70a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM44 84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM44 98\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM58 70a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM58 84a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM58 98a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM72 70a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M72 84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM72 98a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z
        """),
    "flipphone": SymbolSketch(
      body: """
        M34 8H78A10 10 0 0 1 88 18V58H24V18A10 10 0 0 1 34 8ZM24 68H88V106A10 10 0 0 1 78 116H34\
        A10 10 0 0 1 24 106Z
        """,
      details: "M38 22H74V46H38Z",
      dots: """
        M38 84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM38 98a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM52 84\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM52 98a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM66 84a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM66 98a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z
        """),
    "trackpad": SymbolSketch(
      body: """
        M20 20H108A14 14 0 0 1 122 34V90A14 14 0 0 1 108 104H20A14 14 0 0 1 6 90V34\
        A14 14 0 0 1 20 20Z
        """,
      details: "M6 78H122M64 78V104"),
    "tv.inset.filled": SymbolSketch(
      lines: """
        M18 14H116A12 12 0 0 1 128 26V84A12 12 0 0 1 116 96H18A12 12 0 0 1 6 84V26\
        A12 12 0 0 1 18 14ZM44 112H90
        """,
      dots: """
        M26 28H108A6 6 0 0 1 114 34V76A6 6 0 0 1 108 82H26A6 6 0 0 1 20 76V34A6 6 0 0 1 26 28Z
        """),
    "mediastick": SymbolSketch(
      body: """
        M56 44H76A10 10 0 0 1 86 54V108A10 10 0 0 1 76 118H56A10 10 0 0 1 46 108V54\
        A10 10 0 0 1 56 44Z
        """,
      lines: "M54 44V12H78V44"),
    "airpods.chargingcase": SymbolSketch(
      body: """
        M36 26H88A26 26 0 0 1 114 52V76A26 26 0 0 1 88 102H36A26 26 0 0 1 10 76V52\
        A26 26 0 0 1 36 26Z
        """,
      details: "M10 56H114",
      dots: "M57 78a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "airpod.left": SymbolSketch(
      body: """
        M78 10C98 10 108 26 106 42C104 58 90 62 80 60V106A9 9 0 0 1 62 106V40C56 24 64 10 78 10Z
        """,
      dots: "M70 22H86V32H70Z"),
    "airpod.right": SymbolSketch(
      body: """
        M46 10C26 10 16 26 18 42C20 58 34 62 44 60V106A9 9 0 0 0 62 106V40C68 24 60 10 46 10Z
        """,
      dots: "M38 22H54V32H38Z"),
    "video.doorbell": SymbolSketch(
      body: """
        M54 6H70A18 18 0 0 1 88 24V102A18 18 0 0 1 70 120H54A18 18 0 0 1 36 102V24\
        A18 18 0 0 1 54 6Z
        """,
      details: "M49 92a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z",
      dots: "M53 34a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "doorbell": SymbolSketch(
      body: """
        M54 6H70A18 18 0 0 1 88 24V102A18 18 0 0 1 70 120H54A18 18 0 0 1 36 102V24\
        A18 18 0 0 1 54 6Z
        """,
      details: "M48 62a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z"),
    "batteryblock": SymbolSketch(
      body: """
        M20 30H112A12 12 0 0 1 124 42V100A12 12 0 0 1 112 112H20A12 12 0 0 1 8 100V42\
        A12 12 0 0 1 20 30Z
        """,
      lines: "M30 18H48M84 18H102"),
    "minus.plus.batteryblock": SymbolSketch(
      body: """
        M20 30H112A12 12 0 0 1 124 42V100A12 12 0 0 1 112 112H20A12 12 0 0 1 8 100V42\
        A12 12 0 0 1 20 30Z
        """,
      details: "M26 70H50M82 70H106M94 58V82",
      lines: "M30 18H48M84 18H102"),
    "amplifier": SymbolSketch(
      body: """
        M20 16H104A12 12 0 0 1 116 28V100A12 12 0 0 1 104 112H20A12 12 0 0 1 8 100V28\
        A12 12 0 0 1 20 16Z
        """,
      details: "M8 42H116M42 78a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z",
      dots: """
        M25 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM45 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM65 29\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "firewall": SymbolSketch(
      body: """
        M16 14H112A8 8 0 0 1 120 22V102A8 8 0 0 1 112 110H16A8 8 0 0 1 8 102V22A8 8 0 0 1 16 14Z
        """,
      details: """
        M8 46H120M8 78H120M46 14V46M84 14V46M28 46V78M64 46V78M100 46V78M46 78V110M84 78V110
        """),
    "fibrechannel": SymbolSketch(
      lines: "M6 62H40M84 62H118M40 62a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z",
      dots: "M54 62a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "airport.express": SymbolSketch(
      body: """
        M24 34H100A14 14 0 0 1 114 48V76A14 14 0 0 1 100 90H24A14 14 0 0 1 10 76V48\
        A14 14 0 0 1 24 34Z
        """,
      dots: "M89 62a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "airport.extreme": SymbolSketch(
      body: """
        M42 8H82A12 12 0 0 1 94 20V104A12 12 0 0 1 82 116H42A12 12 0 0 1 30 104V20\
        A12 12 0 0 1 42 8Z
        """,
      dots: "M57 98a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
    "level": SymbolSketch(
      body: """
        M18 40H118A12 12 0 0 1 130 52V72A12 12 0 0 1 118 84H18A12 12 0 0 1 6 72V52\
        A12 12 0 0 1 18 40Z
        """,
      details: "M52 40V84M84 40V84",
      dots: "M59 62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "fanblades": SymbolSketch(
      body: """
        M62 54C36 44 38 10 62 8C84 8 86 36 68 54C86 36 116 44 114 66C112 88 84 84 70 68\
        C84 90 72 116 54 114C34 110 40 82 54 68C36 84 10 74 12 54C16 34 44 40 54 56Z
        """,
      dots: "M54 62a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "latch.2.case": SymbolSketch(
      body: """
        M20 34H112A14 14 0 0 1 126 48V96A14 14 0 0 1 112 110H20A14 14 0 0 1 6 96V48\
        A14 14 0 0 1 20 34Z
        """,
      details: "M6 66H126M34 58V76M98 58V76",
      lines: "M44 34V24A8 8 0 0 1 52 16H80A8 8 0 0 1 88 24V34"),
    "case": SymbolSketch(
      body: """
        M20 34H112A14 14 0 0 1 126 48V96A14 14 0 0 1 112 110H20A14 14 0 0 1 6 96V48\
        A14 14 0 0 1 20 34Z
        """,
      lines: "M44 34V24A8 8 0 0 1 52 16H80A8 8 0 0 1 88 24V34"),
    "tram.card": SymbolSketch(
      body: """
        M20 18H118A14 14 0 0 1 132 32V92A14 14 0 0 1 118 106H20A14 14 0 0 1 6 92V32\
        A14 14 0 0 1 20 18Z
        """,
      dots: """
        M52 34H86A8 8 0 0 1 94 44V74A8 8 0 0 1 86 82H52A8 8 0 0 1 44 74V44A8 8 0 0 1 52 36Z\
        M54 46V58H84V46ZM56 86L48 98H56L64 86ZM74 86L82 98H90L82 86Z
        """),
    "arkit": SymbolSketch(
      lines: "M62 34L88 49V77L62 92L36 77V49ZM36 49L62 64L88 49M62 64V92",
      back: """
        M62 6L78 15M62 6L46 15M112 36V54M112 36L98 28M112 90L98 98M112 90V72M62 120L78 111\
        M62 120L46 111M12 90L26 98M12 90V72M12 36V54M12 36L26 28
        """),
    "sensor.tag.radiowaves.right": SymbolSketch(
      body: """
        M22 30H54A14 14 0 0 1 68 44V80A14 14 0 0 1 54 94H22A14 14 0 0 1 8 80V44\
        A14 14 0 0 1 22 30Z
        """,
      lines: "M84 44C94 56 94 68 84 80M102 28C122 48 122 76 102 96",
      dots: "M30 62a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"),
    "window.shade.closed": SymbolSketch(
      lines: """
        M22 10H102A8 8 0 0 1 110 18V108A8 8 0 0 1 102 116H22A8 8 0 0 1 14 108V18A8 8 0 0 1 22 10\
        ZM14 34H110M14 58H110M14 82H110M62 96V106
        """),
    "window.ceiling": SymbolSketch(
      body: "M34 30H90L114 98H10Z",
      details: "M62 30V98"),
    "livephoto": SymbolSketch(
      lines: "M28 62a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z",
      dots: """
        M46 62a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM58 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M74.6869 10.6429a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM89.7404 18.3131a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM101.687 30.2596a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM109.357 45.3131\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM112 62a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM109.357 78.6869\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM101.687 93.7404a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M89.7404 105.687a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM74.6869 113.357a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM58 116a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM41.3131 113.357a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM26.2596 105.687a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM14.3131 93.7404\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM6.64295 78.6869a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM4 62\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM6.64295 45.3131a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M14.3131 30.2596a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM26.2596 18.3131a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM41.3131 10.6429a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z
        """),
    "livephoto.play": SymbolSketch(
      lines: "M26 62a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z",
      dots: """
        M52 44L80 62L52 80ZM58 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM74.6869 10.6429a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM89.7404 18.3131a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM101.687 30.2596\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM109.357 45.3131a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM112 62\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM109.357 78.6869a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M101.687 93.7404a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM89.7404 105.687a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM74.6869 113.357a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM58 116a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM41.3131 113.357a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM26.2596 105.687\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM14.3131 93.7404a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M6.64295 78.6869a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM4 62a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z\
        M6.64295 45.3131a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM14.3131 30.2596a4 4 0 1 0 8 0\
        a4 4 0 1 0 -8 0ZM26.2596 18.3131a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM41.3131 10.6429\
        a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z
        """),
    "slowmo": SymbolSketch(
      lines: """
        M36 62a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM62 22L62 6M82 27L90 14M97 42L110 34M102 62\
        L118 62M97 82L110 90M82 97L90 110M62 102L62 118M42 97L34 110M27 82L14 90M22 62L6 62\
        M27 42L14 34M42 27L34 14
        """),
    "pano": SymbolSketch(
      body: "M6 24C44 38 88 38 126 24V104C88 90 44 90 6 104Z",
      details: "M20 84L48 58L70 78L88 64L112 86"),
    "movieclapper": SymbolSketch(
      body: "M10 52H122V100A12 12 0 0 1 110 112H22A12 12 0 0 1 10 100Z",
      lines: "M10 52L6 34L112 8L118 28L10 52M38 26L48 42M66 20L76 36M94 13L104 30"),
    "shareplay": SymbolSketch(
      lines: """
        M49 44a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM36 104C36 80 50 74 66 74C82 74 96 80 96 104Z\
        M34 76C14 52 22 18 48 8M98 76C118 52 110 18 84 8
        """),
    "camera.shutter.button": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M24 62a38 38 0 1 0 76 0a38 38 0 1 0 -76 0Z"),
    "camera.metering.spot": SymbolSketch(
      lines: """
        M20 16H116A14 14 0 0 1 130 30V94A14 14 0 0 1 116 108H20A14 14 0 0 1 6 94V30\
        A14 14 0 0 1 20 16Z
        """,
      dots: "M56 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "camera.metering.center.weighted": SymbolSketch(
      lines: """
        M20 16H116A14 14 0 0 1 130 30V94A14 14 0 0 1 116 108H20A14 14 0 0 1 6 94V30\
        A14 14 0 0 1 20 16ZM38 62a30 22 0 1 0 60 0a30 22 0 1 0 -60 0Z
        """,
      dots: "M59 62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
    "camera.metering.matrix": SymbolSketch(
      lines: """
        M20 16H116A14 14 0 0 1 130 30V94A14 14 0 0 1 116 108H20A14 14 0 0 1 6 94V30\
        A14 14 0 0 1 20 16ZM50 62a18 18 0 1 0 36 0a18 18 0 1 0 -36 0ZM68 16V44M68 80V108M6 62H50\
        M86 62H130
        """),
    "camera.metering.none": SymbolSketch(
      lines: """
        M20 16H116A14 14 0 0 1 130 30V94A14 14 0 0 1 116 108H20A14 14 0 0 1 6 94V30\
        A14 14 0 0 1 20 16Z
        """),
    "swatchpalette": SymbolSketch(
      body: """
        M12 14H56V98A22 22 0 0 1 12 98ZM56 52L88 20L118 50L54 112M54 112A22 22 0 0 0 56 98\
        L56 100H116V120H34
        """,
      details: "M12 44H56M12 74H56",
      dots: "M28 98a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    "torus": SymbolSketch(
      body: "M6 62a58 40 0 1 0 116 0a58 40 0 1 0 -116 0Z",
      details: "M40 56C52 72 76 72 88 56M46 60C54 52 74 52 82 60"),
    "viewfinder.rectangular": SymbolSketch(
      lines: """
        M8 44V30A14 14 0 0 1 22 16H42M94 16H114A14 14 0 0 1 128 30V44M128 80V94\
        A14 14 0 0 1 114 108H94M42 108H22A14 14 0 0 1 8 94V80
        """),
    "lines.measurement.horizontal": SymbolSketch(
      lines: "M10 22V98M36 40V98M62 22V98M88 40V98M114 22V98"),
    "radiowaves.right": SymbolSketch(
      lines: "M24 46C32 56 32 68 24 78M46 28C64 48 64 76 46 96M70 10C100 40 100 84 70 114"),
    "radiowaves.left": SymbolSketch(
      lines: "M92 46C84 56 84 68 92 78M70 28C52 48 52 76 70 96M46 10C16 40 16 84 46 114"),
    "radiowaves.left.and.right": SymbolSketch(
      lines: """
        M44 40C32 54 32 70 44 84M24 22C0 46 0 78 24 102M80 40C92 54 92 70 80 84M100 22\
        C124 46 124 78 100 102
        """),
    "badge.plus.radiowaves.right": SymbolSketch(
      lines: "M7 62a31 31 0 1 0 62 0a31 31 0 1 0 -62 0ZM38 48V76M24 62H52",
      back: "M84 40C96 54 96 70 84 84M104 22C128 46 128 78 104 102"),
  ]
}
