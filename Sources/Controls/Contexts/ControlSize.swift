import EspalierCore

/// The size of a control, such as a button, in steps.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of the controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of the controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the size of the controls in this view to the end of `range` that is nearer to the one
  /// they would have.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
    transformEnvironment(\.controlSize) { $0 = $0.nearest(in: range) }
  }
}

extension ControlSize: Comparable {
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.index < rhs.index }

  fileprivate func nearest(in range: some RangeExpression<ControlSize>) -> ControlSize {
    let allowed = Self.allCases.filter { range.contains($0) }
    return allowed.min { abs($0.index - index) < abs($1.index - index) } ?? self
  }
}
