import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The chevron of a disclosure: it points in the reading direction while closed, and down while
/// open.
package struct DisclosureMark {
  package let isExpanded: Bool

  package init(isExpanded: Bool) {
    self.isExpanded = isExpanded
  }
}

@MainActor extension DisclosureMark: View {
  package var body: some View {
    // The symbol and its rotation are mirrored together where text runs from right to left.
    Image(systemName: "chevron.forward")
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .accessibilityHidden(true)
  }
}
