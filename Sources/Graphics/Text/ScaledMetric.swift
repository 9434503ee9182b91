@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A number that grows with the Dynamic Type size as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.base == rhs.base && lhs.style == rhs.style
  }

  private final class Slot {
    let style: Font.TextStyle
    let factor: CGFloat

    init(_ style: Font.TextStyle, _ factor: CGFloat) {
      self.style = style
      self.factor = factor
    }
  }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let factor = style.scale(in: node.environment)
    slot = Slot(style, factor)
    scaled = base * Value(factor)
  }

  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    guard let slot = slot as? Slot else { return true }
    return slot.style.scale(in: environment) != slot.factor
  }
}
