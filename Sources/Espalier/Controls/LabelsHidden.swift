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
  /// Hides the labels of the controls in this view.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Shows or hides the labels of the controls in this view; `automatic` leaves that to the views around.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) {
      switch visibility {
      case .automatic: break
      case .visible: $0 = false
      case .hidden: $0 = true
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether controls show what names them.
  public var labelsVisibility: Visibility { labelsHidden ? .hidden : .automatic }
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
    } else if platform == .phone, fills ?? true {
      // Recorded on iOS 26: the first baseline of such a row is its top edge.
      row(control).alignmentGuide(.firstTextBaseline) { _ in 0 }
    } else {
      row(control)
    }
  }

  private func row(_ control: some View) -> some View {
    HStack(spacing: 0) {
      LabelColumn(gap: 8) { label }
        .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        .controlLabelFont()
        .accessibilityHidden(true)
        // On the Mac controls give way to what names them.
        .layoutPriority(platform == .mac ? 1 : 0)
      if fills ?? (platform == .phone) { Spacer() }
      control
    }
  }
}
