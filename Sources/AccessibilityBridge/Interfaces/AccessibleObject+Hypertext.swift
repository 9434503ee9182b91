import Espalier
import Foundation

/// `org.a11y.atspi.Hypertext` and `org.a11y.atspi.Hyperlink`: the links of a text, and where they stand in it.
///
/// A text's links are objects of their own, which answer as hyperlinks alone and name the element to which they belong; the
/// element answers as a hyperlink too.
extension AccessibleObject {
  /// A link of a text, and its range there.
  struct Link {
    /// The link's element.
    var id: Int
    var range: Range<Int>
  }

  /// The links of the text; none where the text was given a name that differs from what it shows.
  var links: [Link] {
    guard let window, let entry, !entry.node.isField, let text else { return [] }
    var links: [Link] = []
    let places = text.unitPlaces
    for id in entry.children {
      guard let node = window.tree?[id]?.node, node.role == .link, let start = node.textOffset,
        let first = places.firstIndex(atLeast: start),
        let last = places.firstIndex(atLeast: start + node.label.utf16.count),
        text.text(in: first..<last) == node.label
      else { continue }
      links.append(Link(id: id, range: first..<last))
    }
    return links
  }

  /// The range of this link in the text around it; a link that stands alone is all of its text.
  private var linkRange: Range<Int> {
    if node?.textOffset == nil { return 0..<name.unicodeScalars.count }
    guard let window, let parent = entry?.parent, let around = window.tree?[parent] else {
      return 0..<0
    }
    let text = AccessibleObject(
      application: application, reference: window.reference(parent), window: window, entry: around)
    return text.links.first { $0.id == node?.id }?.range ?? 0..<0
  }

  /// True for an element that leads to an address.
  var isHyperlink: Bool { node?.role == .link && node?.destination != nil }

  func hypertextAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    let links = links
    if member == "GetNLinks" { return .values([.int(links.count)]) }
    guard let index = arguments.int(0) else { return .badArguments }
    switch member {
    case "GetLink":
      guard let window, links.indices.contains(index) else { return .values([Self.nothing]) }
      let link = AccessibleReference.link(window: window.number, id: links[index].id)
      return .values([application.told(link)])
    case "GetLinkIndex":
      return .values([.int(links.firstIndex { $0.range.contains(index) } ?? -1)])
    default: return .unknownMember
    }
  }

  var hyperlinkProperties: [String: DBusValue] {
    let range = linkRange
    return [
      "NAnchors": .int16(1), "StartIndex": .int(range.lowerBound),
      "EndIndex": .int(range.upperBound),
    ]
  }

  func hyperlinkAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    if member == "IsValid" { return .values([.bool(true)]) }
    guard let index = arguments.int(0) else { return .badArguments }
    switch member {
    case "GetObject":
      guard let window, let node, index == 0 else { return .values([Self.nothing]) }
      return .values([application.told(window.reference(node.id))])
    case "GetURI":
      return .values([.string(index == 0 ? node?.destination?.absoluteString ?? "" : "")])
    default: return .unknownMember
    }
  }
}

extension AccessibleText {
  /// The places of the characters, and of the end, among the units of UTF-16.
  fileprivate var unitPlaces: [Int] {
    var places = [0]
    places.reserveCapacity(count + 1)
    for scalar in scalars { places.append(places[places.count - 1] + UTF16.width(scalar)) }
    return places
  }
}

extension [Int] {
  /// The index of the first of these ascending numbers that is not below `number`.
  fileprivate func firstIndex(atLeast number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }
}
