private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls show themselves without what names them.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the controls in this view; assistive programs still know them.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// A control beside the label that names it, as controls of all kinds stand in rows of their own.
///
/// On the phone the control stands at the far end.
struct ControlRow<Label: View, Control: View> {
  /// Whether the label takes all room that is left, so that the control stands at the end.
  var fills: Bool?
  let label: Label
  let control: Control
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.platformStyle) private var platform
  @Environment(\.isEnabled) private var isEnabled

  init(
    fills: Bool? = nil, @ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label
  ) {
    self.fills = fills
    self.control = control()
    self.label = label()
  }
}

@MainActor extension ControlRow: View {
  var body: some View {
    let control = control.accessibilityNamed(by: label)
    if labelsHidden {
      control
    } else {
      HStack {
        label
          .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
          .controlFont()
          .accessibilityHidden(true)
        if fills ?? (platform == .phone) { Spacer() }
        control
      }
    }
  }
}
