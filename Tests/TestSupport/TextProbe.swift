@_spi(Espalier) import Espalier
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A text laid out with the fixed-pitch engine, where 13-point characters are 8 wide and lines 16 high.
@MainActor package struct TextProbe {
  package let graph: ViewGraph

  package init(
    _ view: some View, _ proposal: ProposedViewSize = .unspecified,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    graph = ViewGraph(view, environment: environment, textEngine: FixedPitchTextEngine())
    graph.frame(proposal: proposal)
  }

  package var size: String {
    var sizes: [CGSize] = []
    graph.forEachElement { element, _ in sizes.append(element.size) }
    return sizes.first.map { "\(Self.brief($0.width)) x \(Self.brief($0.height))" } ?? "none"
  }

  package var drawing: String {
    graph.displayItems(scale: 2).map(\.description).joined(separator: "\n")
  }

  /// The texts of the lines, from top to bottom.
  package var lines: [String] {
    var lines: [(y: CGFloat, text: String)] = []
    for case .glyphs(let run, _) in graph.displayItems(scale: 2) {
      if lines.last?.y == run.origin.y {
        lines[lines.count - 1].text += run.text
      } else {
        lines.append((run.origin.y, run.text))
      }
    }
    return lines.map(\.text)
  }

  private static func brief(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}
