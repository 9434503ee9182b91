import Foundation

// Lines and curves are cut where they cross; curves stay curves. The cuts may lie a hundredth of a
// point beside the exact place.
extension Path {
  /// The region that is inside of both paths.
  ///
  /// - Parameter eoFill: finds the inside of both by the even-odd rule instead of by the winding
  ///   rule.
  ///
  /// As with all that follow, open figures count as closed, and the result fills alike by either
  /// rule: its outlines do not cross, and run clockwise around the inside. A path that crosses
  /// itself or the other more than 200,000 times is left as it is.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The region that is inside of one of the paths or of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The region that is inside of this path and outside of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The region that is inside of exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The same region in outlines that do not cross, each clockwise around the inside.
  ///
  /// - Parameter eoFill: finds the inside by the even-odd rule; false by the winding rule.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's lines that run inside of the other path, or along its edge.
  ///
  /// - Parameter eoFill: finds the inside of the other path by the even-odd rule.
  ///
  /// Figures that are cut become open; those that are not stay as they are.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(to: other, eoFill, keepsInside: true)
  }

  /// The parts of this path's lines that run outside of the other path.
  ///
  /// - Parameter eoFill: finds the inside of the other path by the even-odd rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(to: other, eoFill, keepsInside: false)
  }

  private func combined(
    with other: Path, _ eoFill: Bool, isInside: (Bool, Bool) -> Bool
  ) -> Path {
    var arrangement = Arrangement(self, other)
    guard arrangement.cutAtCrossings() else { return self }
    let edges = WindingSweep(arrangement, eoFill: eoFill).edges
    let outline = RegionTracer(arrangement).outline(
      around: edges.filter { edge in
        isInside(edge.below.0, edge.below.1) != isInside(edge.above.0, edge.above.1)
      }
      .map { edge in
        isInside(edge.above.0, edge.above.1) ? edge.directed : edge.directed.reversed
      })
    return Path(.outline(outline))
  }

  private func clipped(to other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path {
    var arrangement = Arrangement(self, other)
    guard arrangement.cutAtCrossings() else { return self }
    var isInside = Array(repeating: false, count: arrangement.pieces.count)
    for edge in WindingSweep(arrangement, eoFill: eoFill).edges {
      for piece in edge.pieces { isInside[piece] = edge.below.1 || edge.above.1 }
    }
    let outline = LineTracer(arrangement).outline { isInside[$0] == keepsInside }
    return Path(.outline(outline))
  }
}
