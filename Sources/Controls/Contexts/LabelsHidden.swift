import EspalierCore

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The controls that show their labels, and the places of the labels beside them, as the
  /// container decides, or the platform where it does not.
  package var labelPlacement: LabelPlacement {
    let placement = controlContext.labelPlacement ?? look.standardControls.labels
    return labelsHidden ? placement.hiding(.all) : placement
  }

  /// Shows labels again that views have hidden.
  mutating func showLabels() { labelsHidden = false }
}

nonisolated extension View {
  /// Hides the labels of the controls in this view.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of the controls in this view; `automatic` leaves that to the views
  /// around.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentWriter { environment in
        switch visibility {
        case .automatic: break
        case .visible: environment.labelsHidden = false
        case .hidden: environment.labelsHidden = true
        }
      })
  }
}

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility { labelsHidden ? .hidden : .automatic }
}
