import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@Suite(.serialized) struct TypesetterTests {
  private let engine = Typesetter()
  private let system = PlatformStyle.mac.systemFont(size: 13)

  private func styled(
    _ string: String, _ change: (inout StyledText.Run) -> Void = { _ in }
  )
    -> StyledText
  {
    var run = StyledText.Run(string: string, font: system)
    change(&run)
    return StyledText(runs: [run])
  }

  private func lines(
    _ string: String, width: CGFloat? = nil, _ options: TextLayoutOptions = TextLayoutOptions()
  ) -> TextLines {
    engine.shape(styled(string)).lines(width: width, height: nil, options)
  }

  // MARK: - Widths

  @Test func `a short text is as wide as in San Francisco`() {
    #expect(abs(lines("Hello World!").size.width - 74) <= 1.5)
  }

  @Test(arguments: [(2, 0), (0, 2), (-1, 0)] as [(CGFloat, CGFloat)])
  func `kerning and tracking are added after each character`(kerning: CGFloat, tracking: CGFloat) {
    let spaced = styled("Hello") {
      $0.kerning = kerning
      $0.tracking = tracking
    }
    let width = engine.shape(spaced).lines(width: nil, height: nil, TextLayoutOptions())
      .lines[0].width
    #expect(abs(width - lines("Hello").lines[0].width - 5 * (kerning + tracking)) < 1e-9)
  }

  @Test(arguments: [13, 24])
  func `monospaced digits are all as wide as the zero`(size: CGFloat) {
    func width(_ string: String, isMonospaced: Bool) -> CGFloat {
      let text = styled(string) { run in
        run.font.size = size
        run.font.hasMonospacedDigits = isMonospaced
      }
      return engine.shape(text).lines(width: nil, height: nil, TextLayoutOptions()).lines[0].width
    }
    let zero = width("0", isMonospaced: false)
    for digit in 0...9 {
      #expect(abs(width("\(digit)", isMonospaced: true) - zero) < 1e-9)
    }
  }

  @Test(arguments: ["Layout must wrap this sentence onto several lines.", "日本語の文章です。改行テスト。"])
  func `proposing the answer again gives the same lines`(string: String) {
    for width in stride(from: 1, to: 330, by: 7.3) {
      let first = lines(string, width: width)
      let again = lines(string, width: first.size.width)
      #expect(first.size.width <= width)
      #expect(again.lines == first.lines)
    }
  }

  // MARK: - Shaping

  @Test func `a text is shaped once for all widths, sizes and line heights`() {
    let text = styled("The quick brown fox")
    let shaped = engine.shape(text)
    for width in [nil, 0, 50, 100] as [CGFloat?] {
      _ = shaped.lines(width: width, height: 30, TextLayoutOptions())
    }
    #expect(engine.shape(text) === shaped)
    #expect(engine.shapedTextCount == 1)
    var larger = text
    larger.runs[0].font = PlatformStyle.mac.font(.title3)
    _ = engine.shape(larger)
    #expect(engine.shapedTextCount == 1)
    larger.runs[0].font.weight = 700
    _ = engine.shape(larger)
    #expect(engine.shapedTextCount == 2)
  }

  @Test func `a text has its own lines in each of many sizes, however often it is asked for`() {
    let sizes: [CGFloat] = [9, 10, 11, 12, 13, 14, 15, 16, 17]
    for size in sizes + sizes {
      let text = styled("The quick fox") { $0.font = PlatformStyle.mac.systemFont(size: size) }
      let shaped = engine.shape(text)
      #expect(engine.shape(text) === shaped)
      let lines = [shaped, Typesetter().shape(text)].map {
        $0.lines(width: 60, height: nil, TextLayoutOptions())
      }
      #expect(lines[0] == lines[1])
    }
    #expect(engine.shapedTextCount == 1)
  }

  /// Texts of one run are put together from known characters; several runs are shaped in full.
  @Test(arguments: ["Order No. 1205: ", "Well, so: ", "10:45, ", "half-full? (no) "])
  func `a text of one run breaks like the same text in two runs`(_ first: String) {
    let second = "brown foxes, jumping over 12 lazy dogs"
    let options = TextLayoutOptions()
    let whole = engine.shape(styled(first + second))
    let parts = engine.shape(StyledText(runs: [styled(first), styled(second)].flatMap(\.runs)))
    for width in stride(from: 10, to: 330, by: 7.3) as StrideTo<CGFloat> {
      let lines = [whole, parts].map { $0.lines(width: width, height: nil, options) }
      #expect(lines[0].lines.map(\.range) == lines[1].lines.map(\.range))
      #expect(lines[0].size == lines[1].size)
      #expect(lines[0].firstBaseline == lines[1].firstBaseline)
    }
  }

  @Test func `characters that are written joined are not arrows`() {
    #expect(lines("->").lines[0].runs[0].glyphs.count == 2)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "\u{7}a\u{1}b\u{9F}"])
  func `control characters have no glyph`(string: String) {
    let glyphs = lines(string).lines.flatMap { $0.runs.flatMap(\.glyphs) }
    #expect(glyphs.count == 2)
    #expect(glyphs.allSatisfy { $0.id != 0 })
  }

  @Test func `clusters are the characters in UTF-8`() {
    let run = lines("a\u{E9}\u{1F600}").lines[0].runs
    #expect(run.flatMap { $0.glyphs.map(\.cluster) } == [0..<1, 1..<3, 0..<4])
    #expect(run.map(\.text) == ["a\u{E9}", "\u{1F600}"])
  }

  // MARK: - Fallback

  @Test(arguments: [
    ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("สวัสดี", "Noto Sans Thai"),
    ("नमस्ते", "Noto Sans Devanagari"), ("漢字", "Noto Sans CJK JP"), ("한국", "Noto Sans CJK KR"),
    ("😀", "Noto Color Emoji"), ("👨‍👩‍👧", "Noto Color Emoji"), ("🇩🇪", "Noto Color Emoji"),
    ("1\u{FE0F}\u{20E3}", "Noto Color Emoji"), ("❤\u{FE0F}", "Noto Color Emoji"), ("Ж", "Inter"),
  ])
  func `scripts find their fonts`(string: String, family: String) {
    let runs = lines(string).lines[0].runs
    #expect(runs.map(\.font.family) == [family])
    #expect(runs[0].glyphs.allSatisfy { $0.id != 0 })
  }

  @Test func `a space after an emoji is the text's own`() {
    let families = lines("😀 a").lines[0].runs.map(\.font.family)
    #expect(families == ["Noto Color Emoji", "Inter"])
    #expect(lines("😀 a").lines[0].runs[1].text == " a")
  }

  @Test(arguments: ["שלום", "مرحبا", "漢字", "नमस्ते"])
  func `fonts of other scripts follow the weight, whatever was shaped before`(word: String) {
    func files(_ engine: Typesetter, weight: Int) -> [String] {
      engine.shape(styled(word) { $0.font.weight = weight })
        .lines(width: nil, height: nil, TextLayoutOptions()).lines[0].runs.map(\.font.file)
    }
    let bold = files(engine, weight: 700)
    let regular = files(engine, weight: 400)
    #expect(bold.allSatisfy { $0.contains("-Bold") })
    #expect(regular.allSatisfy { $0.contains("-Regular") })
    #expect(files(Typesetter(), weight: 400) == regular)
    #expect(files(Typesetter(), weight: 700) == bold)
  }

  @Test func `Han characters follow the language, whatever was shaped before`() {
    func faces(_ engine: Typesetter, _ language: String) -> [Int] {
      var text = styled("直す")
      text.language = language
      return engine.shape(text).lines(width: nil, height: nil, TextLayoutOptions())
        .lines[0].runs.map(\.font.faceIndex)
    }
    #expect(faces(engine, "zh-Hans") == [2, 0])
    #expect(faces(engine, "ja") == [0, 0])
    #expect(faces(Typesetter(), "ja") == [0, 0])
  }

  @Test(arguments: ["مـــرحبا", "بالعالم،", "الحال؟", "؟مرحبا", "مَرْحَبًا", "می\u{200C}خواهم", "लेख।"])
  func `a word with its marks and punctuation is one run`(word: String) {
    #expect(lines(word).lines[0].runs.map(\.text) == [word])
  }

  @Test func `mixed weights of one script keep their fonts`() {
    var bold = StyledText.Run(string: "לחם ", font: system)
    bold.font.weight = 700
    let text = StyledText(runs: [bold, StyledText.Run(string: "לחם", font: system)])
    let runs = engine.shape(text).lines(width: nil, height: nil, TextLayoutOptions()).lines[0].runs
    let words = runs.filter { $0.text == "לחם" }
    #expect(words.map(\.font.weight) == [400, 700])
    #expect(words[0].font.file != words[1].font.file)
  }

  // MARK: - Heights

  @Test func `only the lines with a higher font grow`() {
    let mixed = lines("a\n漢字\nb")
    let heights = zip(mixed.lines, mixed.lines.dropFirst()).map { $1.baseline - $0.baseline }
    #expect(mixed.firstBaseline == 13)
    #expect(mixed.size.height > 3 * 16)
    #expect(heights[0] + heights[1] == mixed.size.height - 16)
    #expect(lines("😀").size.height == 16)
  }

  @Test(
    arguments: [
      ("Latin", 16), ("مرحبا", 19), ("שלום", 18), ("漢字", 19), ("한국", 19), ("नमस्ते", 18),
      ("สวัสดี", 19), ("བོད་", 19), ("Жж Ωω → ∑", 16),
    ] as [(String, CGFloat)])
  func `fonts of other scripts make a line at most a fifth higher`(
    string: String, height: CGFloat
  ) {
    #expect(lines(string).size.height == height)
  }

  @Test func `a line holds what its own font and the growth ask for, in whole points`() {
    for style in TextStyleName.allCases {
      let font = PlatformStyle.mac.font(style)
      func size(_ string: String) -> TextLines {
        engine.shape(StyledText(runs: [.init(string: string, font: font)]))
          .lines(width: nil, height: nil, TextLayoutOptions())
      }
      let (latin, arabic) = (size("a"), size("aمرحبا"))
      let growth = arabic.size.height - latin.size.height
      #expect(growth == growth.rounded())
      #expect(growth >= 0 && growth <= latin.size.height * 0.2 + 0.5)
      #expect(arabic.firstBaseline >= latin.firstBaseline)
      #expect(arabic.firstBaseline - latin.firstBaseline <= growth)
    }
  }

  @Test func `without fonts a text says what to install and is laid out in boxes`() {
    var reports: [String] = []
    let engine = Typesetter(fontDirectories: ["/nowhere"]) { reports.append($0) }
    let lines = engine.shape(styled("Hello")).lines(width: 30, height: nil, TextLayoutOptions())
    _ = engine.shape(styled("again"))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("apt install fonts-inter") == true)
    // 3 of 5 boxes of 0.6 x 13 = 7.8 fit.
    #expect(lines.lines.map(\.range) == [0..<3, 3..<5])
    #expect(lines.size == CGSize(width: 23.5, height: 32))
  }

  // MARK: - Directions

  @Test func `right-to-left runs stand in visual order`() {
    let line = lines("abc שלום def").lines[0]
    #expect(line.runs.map(\.isRightToLeft) == [false, true, false])
    #expect(line.runs[1].text == "שלום")
    // The first character stands at the right.
    let clusters = line.runs[1].glyphs.map(\.cluster.lowerBound)
    #expect(clusters == [6, 4, 2, 0])
    #expect(line.runs[1].origin.x == line.runs[0].width)
  }

  @Test func `a right-to-left paragraph starts at the right and its last spaces stand left`() {
    let runs = lines("שלום abc ").lines[0].runs
    #expect(runs.map(\.text).last?.contains("שלום") == true)
    #expect(runs.first?.text == " ")
    let widths = runs.reduce(0) { $0 + $1.width }
    #expect(abs(widths - lines("שלום abc ").lines[0].width) < 1e-9)
  }

  @Test(arguments: ["The quick brown fox", "مرحبا بالعالم 123 Hello", "Hi 😀👨‍👩‍👧 漢字 नमस्ते ok"])
  func `runs of a line join without gaps`(string: String) {
    for width in [nil, 20, 60, 100] as [CGFloat?] {
      for line in lines(string, width: width).lines {
        var x: CGFloat = 0
        for run in line.runs {
          #expect(abs(run.origin.x - x) < 1e-9)
          x += run.width
        }
        #expect(abs(x - line.width) < 1e-6)
      }
    }
  }

  @Test(
    "digits and signs take the direction of what surrounds them",
    arguments: [
      ("1 + 2 = 3", "3 = 2 + 1"), ("(50)", ")50("), ("12:30!", "!12:30"), ("Hello!", "Hello!"),
      ("1\na!", "1a!"), ("שלום!", "!שלום"),
    ])
  func neutralText(string: String, drawn: String) {
    var options = TextLayoutOptions()
    func visual() -> String {
      lines(string, options).lines.map { $0.runs.map(\.text).joined() }.joined()
    }
    options.isRightToLeft = true
    #expect(visual().replacing(" ", with: "") == drawn.replacing(" ", with: ""))
    options.isRightToLeft = false
    if !string.contains("ש") { #expect(visual() == string.replacing("\n", with: "")) }
  }

  @Test func `invisible characters have no width, tracked or not`() {
    for mark in ["\u{61C}", "\u{200E}", "\u{200F}", "\u{200B}", "\u{AD}", "\u{2060}"] {
      #expect(lines("a\(mark)b").lines[0].width == lines("ab").lines[0].width)
      #expect(lines("א\(mark)ב").lines[0].width == lines("אב").lines[0].width)
    }
  }

  // MARK: - Breaks

  @Test func `an Arabic word that is cut keeps the forms of the whole word`() {
    let word = "ببببببببب"
    let whole = lines(word).lines[0].runs[0].glyphs.map(\.id)
    let parts = lines(word, width: 20).lines
    #expect(parts.count > 1)
    // Glyphs stand from left to right: the last letter first.
    #expect(parts.reversed().flatMap { $0.runs.flatMap { $0.glyphs.map(\.id) } } == whole)
  }

  @Test func `a soft hyphen shows where a line ends at it`() {
    let word = "hyphen\u{AD}ation"
    let hyphen = lines("hyphen\u{2010}").lines[0].width
    #expect(lines(word).lines[0].width == lines("hyphenation").lines[0].width)
    let broken = lines(word, width: hyphen).lines
    #expect(broken.map(\.range) == [0..<7, 7..<12])
    #expect(broken[0].runs.map(\.text) == ["hyphen", "\u{2010}"])
    #expect(broken[0].width.isNearly(hyphen))
    #expect(broken[1].runs.map(\.text) == ["ation"])
  }

  @Test func `a ligature across a soft hyphen is taken apart where a line ends`() {
    let runs = lines("بل\u{AD}اب", width: 5).lines.flatMap(\.runs)
    // Each of the four letters has a glyph in one of the lines.
    let letters = runs.flatMap { run in
      run.glyphs.map { glyph in
        String(decoding: Array(run.text.utf8)[glyph.cluster], as: UTF8.self)
      }
    }
    #expect(letters.filter { "ابل".contains($0) }.sorted() == ["ا", "ب", "ب", "ل"])
  }

  @Test func `a soft hyphen of right-to-left text stands at the left`() {
    let runs = lines("שלום\u{AD}עולם", width: 40).lines[0].runs
    #expect(runs.map(\.text) == ["\u{2010}", "שלום"])
  }

  @Test func `Thai is broken by its dictionary and Japanese by its rules`() {
    #expect(lines("สวัสดีชาวโลก", width: 30).lines.map(\.range) == [0..<6, 6..<9, 9..<12])
    let line = lines("あああ。", width: 3 * 13 + 1).lines
    #expect(line.map(\.range) == [0..<2, 2..<4])
  }

  @Test(arguments: ["a", "e ", "\n", "\u{301}", "א"])
  func `a quarter of a megabyte is cut to the lines that fit`(unit: String) {
    let text = engine.shape(styled(String(repeating: unit, count: (1 << 18) / unit.utf8.count)))
    var options = TextLayoutOptions()
    options.lineLimit = 2
    for width in [nil, 0, 100] as [CGFloat?] {
      #expect(text.lines(width: width, height: nil, options).lines.count <= 2)
      #expect(text.lines(width: width, height: 32, TextLayoutOptions()).lines.count <= 2)
    }
  }
}

extension CGFloat {
  /// Equal but for kerning with what stands on another line, and the rounding of sums.
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.5 }
}
