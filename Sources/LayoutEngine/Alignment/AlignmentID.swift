import EspalierDrawing
import Foundation

/// Names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
  /// The guide's place in a view of the given dimensions that has no value of its own for it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of the `n`th child that has one into its container's.
  ///
  /// By default a container's value is the mean of its children's.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let mean = parentValue ?? 0
    parentValue = mean + (childValue - mean) / CGFloat(n + 1)
  }
}

/// Identifies a guide of one axis.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  let place: Place
  // A metatype is immutable; the compiler does not know that conformances to `AlignmentID` are never isolated.
  nonisolated(unsafe) let id: any AlignmentID.Type

  /// The default position of a guide that every view has; the engine computes these without asking
  /// the id.
  enum Place: UInt8 {
    case start, center, end, firstBaseline, lastBaseline, firstText, custom

    /// The default place as a share of the length.
    var fraction: Double? {
      switch self {
      case .start, .firstText: 0
      case .center: 0.5
      case .end, .firstBaseline, .lastBaseline: 1
      case .custom: nil
      }
    }
  }

  init(_ axis: Axis, _ place: Place, _ id: any AlignmentID.Type) {
    self.axis = axis
    self.place = place
    self.id = id
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// The kinds of guide this one belongs to.
  package var kind: GuideKinds {
    switch place {
    case .firstBaseline, .lastBaseline, .firstText: .textBaselines
    case .start, .center, .end, .custom: axis == .horizontal ? .horizontal : .vertical
    }
  }

  /// True if containers of several children derive a value from their children's.
  var isMerged: Bool {
    switch place {
    case .firstBaseline, .lastBaseline, .firstText, .custom: true
    case .start, .center, .end: false
    }
  }
}

/// The guides that a view may set explicitly: a cheap "no" for most questions about guides.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = GuideKinds(rawValue: 1)
  package static let vertical = GuideKinds(rawValue: 2)
  package static let textBaselines = GuideKinds(rawValue: 4)
  package static let all: GuideKinds = [.horizontal, .vertical, .textBaselines]
}
