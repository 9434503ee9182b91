private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls show themselves without what names them; ``labelPlacement`` says it for each kind of control.
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
