import EspalierCore
import EspalierDrawing
import EspalierGraphics

extension ColorPicker {
  /// A picker of colors as objects, with a label of any views.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding<Color> {
      Color(cgColor: selection.wrappedValue)
    } set: { new, transaction in
      selection.transaction(transaction).wrappedValue = UIColor(new).cgColor
    }
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// A picker of colors as objects, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker of colors as objects, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
