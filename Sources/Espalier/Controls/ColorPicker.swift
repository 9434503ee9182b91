import Foundation

/// A control that chooses a color.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// A picker that any views name.
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

  /// A picker with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    ControlRow {
      ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    } label: {
      label
    }
    .controlSpacing()
  }
}

/// The chosen color as a button, which opens a panel to choose another.
private struct ColorWell {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.controlMetrics) private var metrics
}

@MainActor extension ColorWell: View {
  var body: some View {
    Pressable(action: { isOpen = true }) { isPressed in
      Group {
        if metrics.isMac {
          RoundedRectangle(cornerRadius: metrics.cornerRadius)
            .fill(selection.wrappedValue)
            .padding(3)
            .background(.fill.secondary, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
            .frame(width: 2 * metrics.height, height: metrics.height)
        } else {
          Circle()
            .fill(selection.wrappedValue)
            .padding(4)
            .overlay { Circle().strokeBorder(.secondary, lineWidth: 2) }
            .frame(width: 28, height: 28)
        }
      }
      .faint(0.7, isPressed: isPressed)
    }
    .popover(isPresented: $isOpen) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity).padding()
    }
  }
}

/// Sliders for the parts of a color.
private struct ColorPanel {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
}

@MainActor extension ColorPanel: View {
  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 6).fill(selection.wrappedValue).frame(height: 40)
      part("Red", \.red)
      part("Green", \.green)
      part("Blue", \.blue)
      if supportsOpacity { part("Opacity", \.opacity) }
    }
    .frame(width: 240)
  }

  private func part(
    _ name: LocalizedStringKey, _ path: WritableKeyPath<Color.Resolved, Float>
  ) -> some View {
    let value = Binding<Float>(
      get: { selection.wrappedValue.resolve(in: environment)[keyPath: path] },
      set: { new in
        var color = selection.wrappedValue.resolve(in: environment)
        color[keyPath: path] = new
        selection.wrappedValue = Color(color)
      })
    return LabeledContent(name) { Slider(value: value, in: 0...1) }
  }
}
