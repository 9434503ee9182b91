import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

/// The components that a tree begins with.
@MainActor @Suite struct GraphFeaturesTests {
  private struct Reader: View {
    let took: (GraphFeatures) -> Void

    @Environment(\.graphFeatures) private var features

    var body: some View {
      took(features)
      return Color.clear
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    let grow: (@escaping () -> Void) -> Void

    var body: some View {
      grow { withAnimation(.linear(duration: 1)) { width = 50 } }
      return Color.red.frame(width: width, height: 10).accessibilityIdentifier("growing")
    }
  }

  @Test func `views find the features of their tree, for use in trees inside`() {
    var found: GraphFeatures?
    let features = GraphFeatures([])
    let graph = ViewGraph(
      Reader { found = $0 }, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      features: features)
    graph.frame(proposal: .unspecified)
    #expect(found === features)
  }

  @Test(arguments: [true, false])
  func `a tree without animations shows every change at once`(_ isAnimated: Bool) {
    var grow: () -> Void = {}
    let graph = ViewGraph(
      Growing { grow = $0 }, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      features: isAnimated ? .standard : .none)
    graph.frame(proposal: .unspecified)
    grow()
    graph.frame(proposal: .unspecified)
    // The layout knows the new width in both; it is drawn so at once where nothing leads there.
    #expect(graph.frames(of: "growing").first?.width == 50)
    #expect(graph.presentedFrames(of: "growing").first?.width == (isAnimated ? 10 : 50))
  }
}
