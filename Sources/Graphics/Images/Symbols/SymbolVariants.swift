import EspalierCore

/// A way to draw a symbol: filled, struck through, or in a shape.
///
/// Variants combine, as in `.circle.fill`. A symbol that has no such variant takes as many of them
/// as it has.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()

  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)

  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)

  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)

  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)

  /// The symbol struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants, in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }

  /// These variants, in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }

  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }

  /// These variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }

  /// These variants, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns true if all of `other` is among these variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The variants of the symbols in this view, in addition to those that their names ask for.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Draws the symbols in this view as variants, in addition to those that are set already.
  ///
  /// Of several shapes, the one set closest to a symbol counts.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentWriter { $0.symbolVariants.add(variant) })
  }
}

extension SymbolVariants {
  fileprivate mutating func add(_ other: SymbolVariants) {
    shape = other.shape ?? shape
    isFilled = isFilled || other.isFilled
    isSlashed = isSlashed || other.isSlashed
  }

  /// The names of a symbol with these variants, the one with most of them first and the name as it
  /// is last.
  func names(of name: String) -> [String] {
    if self == .none { return [name] }
    var words = name.split(separator: ".").map(String.init)
    // Badges come after the variants: `person.fill.badge.plus`.
    let badge = words.firstIndex(of: "badge").map { Array(words[$0...]) } ?? []
    words.removeLast(badge.count)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    let isShaped = SymbolName(words.joined(separator: ".")).isEnclosed
    let isStruck = words.contains("slash")
    func variant(_ slash: Bool, _ shape: Shape?, _ fill: Bool) -> String {
      var all = words
      if slash, !isStruck { all.append("slash") }
      if let shape, !isShaped { all.append(shape.rawValue) }
      if fill || wasFilled { all.append("fill") }
      return (all + badge).joined(separator: ".")
    }
    let candidates = [
      variant(isSlashed, shape, isFilled), variant(isSlashed, nil, isFilled),
      variant(false, shape, isFilled), variant(isSlashed, shape, false),
      variant(isSlashed, nil, false), variant(false, nil, isFilled), variant(false, shape, false),
    ]
    return candidates + [name]
  }
}
