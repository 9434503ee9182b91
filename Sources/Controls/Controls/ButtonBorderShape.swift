import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The outline of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    /// The outline that the environment of a view sets.
    case inherited
    /// The radius of the corners; nil stands for the platform's.
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind

  /// The outline that suits the platform and the control size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  fileprivate static let inherited = ButtonBorderShape(kind: .inherited)

  /// A rectangle whose corners have a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius.isFinite ? max(0, radius) : 0))
  }

  /// The outline with the choices of the platform made.
  func resolved(_ metrics: ControlMetrics) -> ButtonBorderShape {
    switch kind {
    case .automatic, .inherited:
      metrics.prefersCapsule ? .capsule : .roundedRectangle(radius: metrics.cornerRadius)
    case .roundedRectangle(nil): .roundedRectangle(radius: metrics.cornerRadius)
    case .capsule, .circle, .roundedRectangle: self
    }
  }

  /// True if the border is as wide as it is high.
  var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .inherited, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? 6).path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension ButtonBorderShape: SurroundedShape {
  package func resolved(in environment: EnvironmentValues) -> ButtonBorderShape {
    guard kind == .inherited else { return self }
    return environment.buttonBorderShape.resolved(environment.controlMetrics)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that buttons with a border have where the view with this shape is.
  public static var buttonBorder: ButtonBorderShape { .inherited }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the outline of the buttons with a border in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
