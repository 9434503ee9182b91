import EspalierCore
import EspalierDrawing

/// A change of colors by a matrix.
///
/// It applies to all content of a view: a color, a picture and text under it change alike.
package nonisolated protocol ColorEffect: PaintEffect {
  func matrix(in environment: EnvironmentValues) -> ColorMatrix
}

extension ColorEffect {
  // A front item hides those behind it to the same degree before and after: the order does not
  // matter.
  package var isSameForAll: Bool { true }

  package func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    let matrix = matrix(in: environment)
    return matrix == ColorMatrix() || !matrix.isFinite
      ? items : items.affected(by: .colors(matrix))
  }
}

/// An effect of an amount, whose change is gradual.
struct AmountEffect: ColorEffect {
  enum Kind {
    case brightness, contrast, saturation, grayscale
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func matrix(in environment: EnvironmentValues) -> ColorMatrix {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    }
  }
}
