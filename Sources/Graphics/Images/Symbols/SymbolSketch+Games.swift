extension SymbolSketch {
  /// More balls and things for sports.
  static let games: [String: SymbolSketch] = [
    "volleyball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: """
        M62 62C60 38 76 16 98 18M62 62C84 72 96 96 86 112M62 62C42 76 16 74 8 54M50 8\
        C34 24 32 40 40 66M118 54C104 38 88 34 72 42M36 112C52 106 66 96 70 74
        """),
    "rugbyball": SymbolSketch(
      body: "M10 114C2 60 62 2 114 10C122 62 64 122 10 114Z",
      details: "M20 66C40 72 54 86 60 104M64 20C70 40 84 54 104 60M48 76L76 48"),
    "tennis.racket": SymbolSketch(
      body: "M76 8C100 8 118 26 116 50C114 74 88 90 68 84C48 78 38 58 44 40C48 22 60 8 76 8Z",
      details: "M60 18L58 82M80 10L78 84M100 20L98 76M46 34H114M42 54H114",
      lines: "M58 78L48 84L12 122"),
    "hockey.puck": SymbolSketch(
      body: "M8 48V78C8 110 120 110 120 78V48C120 18 8 18 8 48Z",
      details: "M8 48C8 76 120 76 120 48"),
    "cricket.ball": SymbolSketch(
      body: "M5 62a57 57 0 1 0 114 0a57 57 0 1 0 -114 0Z",
      details: "M48 8C68 40 68 84 48 116M66 6C84 40 84 84 66 118"),
    "skateboard": SymbolSketch(
      body: "M8 44L26 58H110L128 44C134 52 128 66 114 70H22C8 66 2 52 8 44Z",
      lines: """
        M26 88a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM90 88a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z
        """),
    "skis": SymbolSketch(
      body: "M34 118V26C34 8 50 8 50 26V118ZM74 118V26C74 8 90 8 90 26V118Z",
      details: "M34 74H50M74 74H90"),
    "snowboard": SymbolSketch(
      body: """
        M46 10H78C92 10 92 36 84 62C92 88 92 114 78 114H46C32 114 32 88 40 62\
        C32 36 32 10 46 10Z
        """,
      details: "M42 38H82M42 86H82"),
    "surfboard": SymbolSketch(
      body: "M110 14C120 46 96 104 20 112C12 110 12 110 12 104C20 28 78 4 110 14Z",
      details: "M96 28L26 98"),
    "oar.2.crossed": SymbolSketch(
      lines: "M26 26L108 118M98 26L16 118",
      dots: "M8 8C22 4 40 22 36 36C22 40 4 22 8 8ZM116 8C102 4 84 22 88 36C102 40 120 22 116 8Z"),
    "gym.bag": SymbolSketch(
      body: """
        M22 44H114A14 14 0 0 1 128 58V92A14 14 0 0 1 114 106H22A14 14 0 0 1 8 92V58\
        A14 14 0 0 1 22 44Z
        """,
      details: "M42 44V106M94 44V106",
      lines: "M42 44C42 14 94 14 94 44"),
    "baseball.diamond.bases": SymbolSketch(
      lines: "M64 108L22 66L64 24L106 66Z",
      dots: """
        M64 10L78 24L64 38L50 24ZM22 52L36 66L22 80L8 66ZM106 52L120 66L106 80L92 66ZM52 100\
        H76V110L64 122L52 110Z
        """),
  ]

  /// Keys and switches.
  static let keys: [String: SymbolSketch] = [
    "poweron": SymbolSketch(lines: "M62 10V114"),
    "poweroff": SymbolSketch(lines: "M14 62a48 48 0 1 0 96 0a48 48 0 1 0 -96 0Z"),
    "togglepower": SymbolSketch(
      lines: "M14 62a48 48 0 1 0 96 0a48 48 0 1 0 -96 0ZM62 34V90"),
    "restart": SymbolSketch(
      lines: "M24 34A52 52 0 1 0 62 14",
      dots: "M62 0L36 16L62 32Z"),
    "fn": SymbolSketch(
      lines: "M56 14C40 8 32 18 32 34V110M14 50H52M74 110V50M74 66C84 44 112 46 112 72V110"),
    "light.min": SymbolSketch(
      lines: "M50 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z",
      dots: """
        M57 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM57 100a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM19 62\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM95 62a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM30 35\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM84 35a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM30 89\
        a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM84 89a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z
        """),
    "light.max": SymbolSketch(
      lines: """
        M46 62a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM62 12V30M62 94V112M12 62H30M94 62H112M27 27\
        L39 39M97 27L85 39M27 97L39 85M97 97L85 85
        """),
    "arrow.left.to.line.compact": SymbolSketch(lines: "M18 26V98M98 62H38M60 40L38 62L60 84"),
    "arrow.right.to.line.compact": SymbolSketch(lines: "M106 26V98M26 62H86M64 40L86 62L64 84"),
    "mount": SymbolSketch(
      body: "M62 116L12 52H112Z",
      lines: "M12 30H112"),
    "nose": SymbolSketch(
      body: """
        M54 8C58 48 24 76 24 96C24 110 38 112 46 108C56 120 68 120 78 108\
        C86 112 100 110 100 96C100 76 66 48 70 8
        """),
    "mouth": SymbolSketch(
      body: "M6 62C30 30 46 28 62 40C78 28 94 30 118 62C92 104 32 104 6 62Z",
      details: "M6 62C40 70 84 70 118 62"),
  ]
}
