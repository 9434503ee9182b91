import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The chevron of a disclosure: it points in the reading direction while closed, and down while
/// open.
struct DisclosureMark {
  let isExpanded: Bool
}

@MainActor extension DisclosureMark: View {
  var body: some View {
    // The symbol and its rotation are mirrored together where text runs from right to left.
    Image(systemName: "chevron.forward")
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .accessibilityHidden(true)
  }
}
