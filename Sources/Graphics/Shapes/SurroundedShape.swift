import EspalierCore
import EspalierDrawing

/// A shape that depends on the environment of the view that shows it.
package protocol SurroundedShape: Shape {
  /// This shape with what the environment sets.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension Inset: SurroundedShape where Base: SurroundedShape {
  package func resolved(in environment: EnvironmentValues) -> Inset<Base> {
    Inset(base: base.resolved(in: environment), amount: amount)
  }
}
