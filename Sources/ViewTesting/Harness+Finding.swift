import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

extension Harness {
  /// The frame of the first view with an identifier or a text, in the window, as it is drawn.
  public func frame(of name: String) -> CGRect? {
    places.first { $0.identifier == name || $0.text == name }?.frame
  }

  /// The texts that are shown, in source order.
  public var text: [String] { places.compactMap(\.text) }

  /// What the views paint, as text.
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

  /// The middle of a view; where there is none, the test fails with the names of those there are.
  func center(of name: String, _ location: SourceLocation) -> CGPoint? {
    if let frame = frame(of: name) { return CGPoint(x: frame.midX, y: frame.midY) }
    let names = places.compactMap { $0.identifier ?? $0.text }.map { "\"\($0)\"" }
    Issue.record(
      """
      no view with the identifier or text "\(name)"; there \
      \(names.isEmpty ? "are no named views" : "are " + names.joined(separator: ", "))
      """, sourceLocation: location)
    return nil
  }
}
