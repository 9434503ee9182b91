@_spi(Espalier) import EspalierCore
import Foundation

/// The selection in the text of a field.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected parts of a text.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
      }
    }
  }

  public var indices: Indices

  /// Creates a selection that is a caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// True if the selection is only a place between characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let set): set.isEmpty
    }
  }

  init(_ range: Range<Int>, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), text.utf16.count))
    }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
  }

  /// The first selected part in UTF-16; indices of another text are clamped to this one.
  func range(in text: String) -> Range<Int>? {
    let range: Range<String.Index>?
    switch indices {
    case .selection(let selected): range = selected
    case .multiSelection(let set): range = set.ranges.first
    }
    guard let range else { return nil }
    func offset(_ index: String.Index) -> Int {
      min(max(0, index.utf16Offset(in: text)), text.utf16.count)
    }
    let (lower, upper) = (offset(range.lowerBound), offset(range.upperBound))
    return min(lower, upper)..<max(lower, upper)
  }
}
