@_spi(Espalier) import Espalier
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The printed display list of a view that is proposed `size` and stands in the middle of such a
/// window.
@MainActor package func drawn(
  _ view: some View, in size: CGSize, scale: CGFloat = 1,
  _ environment: EnvironmentValues = EnvironmentValues()
) -> String {
  let graph = ViewGraph(view, environment: environment, textEngine: FixedPitchTextEngine())
  return drawn(graph, in: size, scale: scale)
}

@MainActor package func drawn(_ graph: ViewGraph, in size: CGSize, scale: CGFloat = 1) -> String {
  graph.frame(window: size)
  return DisplayList(size: size, items: graph.displayItems(scale: scale)).description
}

extension CGSize {
  package static let square = CGSize(width: 10, height: 10)
}
