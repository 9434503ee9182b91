import EspalierCore
import EspalierGraphics

/// The background of a column: its own if the screen in it has one, else that of windows where the split view around
/// has another.
struct ColumnBackgroundModifier: ViewModifier {
  /// True if a background of the split view is behind the columns.
  let isCovering: Bool
  /// True if the column has a pane or a background in any case.
  let isFilled: Bool
  @State private var isTranslucent = false

  func body(content: Content) -> some View {
    content
      .background {
        if isCovering ? !isTranslucent : isFilled {
          Rectangle().fill(.background).ignoresSafeArea()
        }
      }
      .onPreferenceChange(ContainerBackgroundsKey.self) { isTranslucent = $0.hasScreen }
      .transformPreference(ContainerBackgroundsKey.self) { $0.hasScreen = false }
  }
}
