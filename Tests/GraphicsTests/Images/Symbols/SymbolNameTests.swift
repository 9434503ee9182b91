import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("plus.circle", "plus", "circle"), ("plus.circle.fill", "plus", "circle"),
    ("person.crop.circle", "person.crop", "circle"), ("checkmark.seal", "checkmark", "seal"),
    ("star.square.fill", "star", "square"), ("circle", nil, nil), ("circle.fill", nil, nil),
    ("rectangle.on.rectangle", nil, nil), ("folder.badge.plus", nil, nil),
  ])
  func `an enclosing shape is the last word except for fill`(
    name: String, stem: String?, shape: String?
  ) {
    #expect(SymbolName(name).enclosure?.stem == stem)
    #expect(SymbolName(name).enclosure?.shape == shape)
  }

  @Test(arguments: [
    ("folder.badge.plus", "folder", "plus"), ("folder.fill.badge.plus", "folder.fill", "plus"),
    ("bell.badge", "bell", ""), ("bell.badge.fill", "bell.fill", ""),
    ("eye.trianglebadge.exclamationmark.fill", "eye.fill", "exclamationmark.triangle"),
    ("message.badge.filled.fill", "message.fill", ""), ("house.and.flag", "house", "flag"),
    ("badge.plus", nil, nil), ("a.badge.b.badge.c", nil, nil), ("bell", nil, nil),
  ])
  func `a badge is the part after the base name`(name: String, base: String?, badge: String?) {
    #expect(SymbolName(name).badge?.base == base)
    #expect(SymbolName(name).badge?.badge == badge)
  }

  @Test(arguments: [
    ("ipad.and.iphone", "ipad", "iphone"), ("homepod.2.fill", "homepod.fill", "homepod.fill"),
    ("display.and.arrow.down", "display", "arrow.down"), ("arrow.up.and.down", nil, nil),
    ("person.2", nil, nil),
  ])
  func `two things are named with and between them, or with their number`(
    name: String, back: String?, front: String?
  ) {
    #expect(SymbolName(name).pair?.back == back)
    #expect(SymbolName(name).pair?.front == front)
  }

  @Test(arguments: [
    ("chevron.forward.2", "chevron.right.2"), ("microphone.slash", "mic.slash"),
    ("inset.filled.lefthalf.rectangle", "rectangle.lefthalf.inset.filled"),
    ("inset.filled.bottomthird.rectangle.portrait", "rectangle.portrait.bottomthird.inset.filled"),
    ("arrow.trianglehead.2.clockwise.rotate.90.icloud", "arrow.triangle.2.circlepath.icloud"),
    ("speaker.plus.fill", "speaker.badge.plus.fill"), ("heart", nil),
  ])
  func `names that mean the same lead to an older one`(name: String, other: String?) {
    #expect(SymbolName(name).otherName == other)
  }

  @Test(arguments: [
    ("bell.slash", "bell"), ("bell.slash.fill", "bell.fill"), ("slash", nil), ("slash.circle", nil),
    ("mic.slash.circle.fill", "mic.circle.fill"),
  ])
  func `without its slash a name is that of the base symbol`(name: String, base: String?) {
    #expect(SymbolName(name).withoutSlash == base)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward", true), ("sidebar.leading", true),
    ("list.bullet", true), ("chevron.right", false), ("forward.fill", false),
    ("goforward", false), ("heart", false), ("text.alignleft", false),
    ("text.append", true), ("arrow.up.forward.square", true),
    ("rectangle.leadinghalf.filled", true), ("rectangle.lefthalf.filled", false),
  ])
  func `names that speak of reading follow its direction`(name: String, follows: Bool) {
    #expect(SymbolName(name).followsReading == follows)
  }
}

@Suite struct NearestNameTests {
  private let names = ["cart.fill", "heart", "heart.fill", "house", "star"]

  @Test(arguments: [
    ("hart", "heart"), ("hart.fill", "heart.fill"), ("heart.filled", "heart.fill"),
    ("hause", "house"), ("stars", "star"),
    ("hosue", "house"),
    ("completely.different", nil), ("", nil),
  ])
  func `the name with the fewest wrong letters is suggested`(name: String, meant: String?) {
    #expect(NearestName.of(name, in: names) == meant)
  }

  @Test(arguments: [
    ("scribble.variable", "scribble"), ("heart.text.square", "heart"),
    ("house.and.flag", "house"), ("fill.badge", nil), ("", nil), ("...", nil),
  ])
  func `a suggestion shares the first word of the name`(name: String, meant: String?) {
    let names = ["heart", "heart.fill", "house", "star", "scribble", "pencil.and.scribble"]
    #expect(
      NearestName.sharingWords(with: name, in: names, ignoring: SymbolName.manners) == meant)
  }

  @Test(arguments: [
    ("haert.fill", "heart.fill"), ("star.fil", "star.fill"), ("hart.sqare", "heart.square"),
    ("heart.fill", nil), ("xyzzy.fill", nil), ("", nil),
  ])
  func `each word is corrected by itself`(name: String, meant: String?) {
    let words: Set<Substring> = ["heart", "star", "fill", "square"]
    #expect(NearestName.respelling(name, with: words) == meant)
  }

  @Test(arguments: [
    ("scribble.loose", "scribble"), ("cloud.sun.hail.fill", "cloud.sun.rain.fill"),
    ("trash.fil", "trash.fill"), ("play.circl", "play.circle"), ("hosue.fill", "house.fill"),
  ])
  func `an unknown symbol is reported with a similar name`(name: String, neighbor: String) {
    guard case .failure(let problem) = SymbolCatalog.shared.symbol(name) else {
      Issue.record("\(name) is known")
      return
    }
    #expect(problem.message.contains("\"\(neighbor)\""), "\(problem.message)")
  }
}
