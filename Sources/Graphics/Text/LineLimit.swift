import EspalierCore

extension EnvironmentValues {
  /// The largest number of lines that a text may take; nil stands for no limit.
  public var lineLimit: Int? {
    get { paragraphStyle.lineLimit }
    set {
      paragraphStyle.lineLimit = newValue.map { max(1, $0) }
      paragraphStyle.reservedLines = 0
    }
  }
}

nonisolated extension View {
  /// Limits the number of lines that a text may take; nil stands for no limit.
  ///
  /// Lines are counted over the whole text, not for each paragraph.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the number of lines that a text may take, and reserves space for the smallest number.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound, reserving: limit.lowerBound)
  }

  /// Reserves space for a number of lines in a text that may take more.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil, reserving: limit.lowerBound)
  }

  /// Limits the number of lines that a text may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines that a text may take, and on request always reserves the height of
  /// that many lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit, reserving: reservesSpace ? limit : 0)
  }

  private func lineLimit(_ limit: Int?, reserving lines: Int) -> some View {
    transformEnvironment(\.paragraphStyle) { style in
      style.lineLimit = limit.map { max(1, $0) }
      style.reservedLines = max(0, lines)
    }
  }
}
