import EspalierCore
import EspalierGraphics
import Foundation

/// A control that chooses a color.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// A picker with a label of any views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    ControlRow(.colorPickers) {
      ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    } label: {
      label
    }
  }
}

/// The chosen color as a button, which opens a panel to choose another.
private struct ColorWell {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.controls) private var look
}

@MainActor extension ColorWell: View {
  var body: some View {
    Pressable(action: { isOpen = true }) { isPressed in
      Group {
        switch look.colorWell {
        case .bordered:
          swatch(RoundedRectangle(cornerRadius: metrics.cornerRadius))
            .padding(3)
            .background(.fill.secondary, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
            .frame(width: 2 * metrics.height, height: metrics.height)
        case .round:
          swatch(Circle())
            .padding(4)
            .overlay { Circle().strokeBorder(.secondary, lineWidth: 2) }
            .frame(width: 28, height: 28)
        }
      }
      .faint(0.7, isPressed: isPressed)
    }
    .popover(isPresented: $isOpen) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
        .padding()
        .systemPanelEnvironment()
        .presentationDetents([.medium, .large])
    }
  }

  private func swatch(_ shape: some InsettableShape) -> some View {
    shape.fill(selection.wrappedValue)
      .background { if supportsOpacity { Checkerboard().clipShape(shape) } }
  }
}
