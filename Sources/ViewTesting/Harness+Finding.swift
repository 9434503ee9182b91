import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

extension Harness {
  /// The frame in the window, as it is drawn, of the first view with an identifier, a text or an accessibility label.
  ///
  /// Identifiers go before texts, and texts before labels.
  public func frame(of name: String) -> CGRect? {
    let places = places
    if let place = places.first(where: { $0.identifier == name }) { return place.frame }
    if let place = places.first(where: { $0.text == name }) { return place.frame }
    let nodes = nodes
    let node = nodes.first { $0.identifier == name } ?? nodes.first { $0.label == name }
    return node?.frame
  }

  /// The texts that `Text` views show, in source order.
  ///
  /// The text that people wrote into a field is not among them: it is the field's ``value(of:)``.
  public var text: [String] { places.compactMap(\.text) }

  /// The value of the first view with an identifier or an accessibility label, as assistive programs are told it: the text of a
  /// field, the position of a slider; nil if there is no such view, or if its value is empty.
  public func value(of name: String) -> String? {
    let nodes = nodes
    let node = nodes.first { $0.identifier == name } ?? nodes.first { $0.label == name }
    return node.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// The contenders for the press that is under way, or else for the last one, in the order in which they count: one a line.
  public var contest: String { graph.contestText }

  /// The display list of the views, as text.
  public var displayListText: String { list.description }

  /// The problems that were reported, in order.
  public var diagnostics: [String] { graph.diagnostics.reported.map(\.description) }

  /// Writes the window's picture as a PNG file.
  public func snapshot(at path: String, scale: CGFloat = 2) throws {
    let list = DisplayList(size: window, items: graph.displayItems(scale: scale))
    let bitmap = try RasterRenderer().render(list, scale: scale)
    try PNGWriter.data(for: bitmap).write(to: URL(fileURLWithPath: path))
  }

  private var list: DisplayList {
    DisplayList(size: window, items: graph.displayItems(scale: 1))
  }

  private var places: [ViewPlace] { graph.viewPlaces }

  /// The nodes that assistive programs see, from outside in.
  private var nodes: [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var pending = [graph.accessibilityTree()]
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    return nodes
  }

  /// The middle of a view; if it is not found, the test fails with the names of those that are
  /// shown.
  func center(of name: String, _ location: SourceLocation) -> CGPoint? {
    if let frame = frame(of: name) { return CGPoint(x: frame.midX, y: frame.midY) }
    let names = knownNames
    let shown = names.prefix(Self.nameLimit).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = names.count > Self.nameLimit ? " and \(names.count - Self.nameLimit) more" : ""
    Issue.record(
      """
      no view with the identifier, text or accessibility label "\(name)"; there \
      \(names.isEmpty ? "are no named views" : "are " + shown + rest)
      """, sourceLocation: location)
    return nil
  }

  /// The number of names that are listed: more do not help a reader.
  private static let nameLimit = 50

  /// The names by which views can be found, each once, in source order.
  private var knownNames: [String] {
    var seen: Set<String> = []
    let written = places.compactMap { $0.identifier ?? $0.text }
    let labels = nodes.flatMap { [$0.identifier, $0.label] }
    return (written + labels).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
