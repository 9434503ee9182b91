/// Some of the views that a container is given, in order.
///
/// As a view it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  private let base: SubviewsCollection
  private let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= base.count,
      "SubviewsCollection: there are no subviews \(bounds), only \(base.count) in all.")
    self.base = base
    self.bounds = bounds
  }

  public var startIndex: Int { bounds.lowerBound }

  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "SubviewsCollectionSlice: \(bounds) is not within \(startIndex..<endIndex).")
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}
