import EspalierCore

/// A value that a text carries for a ``TextRenderer``, which finds it in the runs of the layout.
public protocol TextAttribute {}

extension Text {
  /// Gives the text a value that a ``TextRenderer`` finds in the runs of the layout.
  ///
  /// Of two values of one type the inner one counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.custom(CustomTextAttributes(value)))
  }
}

/// The values that texts carry for text renderers, one for each type.
// Attributes are plain values that views are made with; their protocol does not guarantee it.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  init() {}

  init<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }

  var isEmpty: Bool { values.isEmpty }

  subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// Takes over the values of `other`, which win.
  mutating func merge(_ other: CustomTextAttributes) {
    values.merge(other.values) { _, inner in inner }
  }

  static func == (lhs: CustomTextAttributes, rhs: CustomTextAttributes) -> Bool {
    lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { type, value in
        rhs.values[type].map { isKnownEqual(value as Any, $0 as Any) } ?? false
      }
  }
}
