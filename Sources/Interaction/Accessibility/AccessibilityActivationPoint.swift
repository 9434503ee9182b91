@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The point at which a press acts that an assistive program asks for.
package enum AccessibilityActivationPoint {
  /// A point in the view's own coordinates.
  case point(CGPoint)
  /// A point as a part of the view's size.
  case unit(UnitPoint)

  /// The place in the window.
  @MainActor func place(in element: LayoutElement) -> CGPoint {
    let size = element.size
    let point: CGPoint =
      switch self {
      case .point(let point): point
      case .unit(let unit): CGPoint(x: unit.x * size.width, y: unit.y * size.height)
      }
    return element.map(to: nil).rect(CGRect(origin: point, size: .zero)).origin
  }
}

nonisolated extension View {
  /// Sets the point of this view, in its own coordinates, where a press acts that an assistive
  /// program asks for; the middle is the default.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point of this view, as a part of its size, where a press acts that an assistive
  /// program asks for.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point of this view, in its own coordinates, where a press acts that an assistive
  /// program asks for.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let isUsable = activationPoint.x.isFinite && activationPoint.y.isFinite
    return accessibilityAttachment(if: isEnabled && isUsable) {
      $0.activationPoint = .point(activationPoint)
    }
  }

  /// Sets the point of this view, as a part of its size, where a press acts that an assistive
  /// program asks for.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let isUsable = activationPoint.x.isFinite && activationPoint.y.isFinite
    return accessibilityAttachment(if: isEnabled && isUsable) {
      $0.activationPoint = .unit(activationPoint)
    }
  }
}
