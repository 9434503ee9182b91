import EspalierCore
import LayoutEngine

extension View {
  /// Has the line below a list's row that begins with this control start at the control's edge, and not at a text in it.
  nonisolated func startsSeparatorAtControl() -> some View {
    alignmentGuide(.firstText) { $0[.leading] }
  }
}
