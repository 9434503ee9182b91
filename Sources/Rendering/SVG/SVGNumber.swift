import EspalierDrawing
import Foundation

extension Double {
  /// The number as SVG has it: readers keep it in single precision, and reject a whole picture
  /// because of one that is not a number.
  var usable: Double { isNaN ? 0 : min(max(self, -1e38), 1e38) }

  /// The number with at most three decimals.
  var number: String { usable.brief }
}

extension CGFloat {
  /// The number with at most three decimals.
  var number: String { Double(self).number }

  /// The number with six decimals: three would be too few to multiply with.
  var factor: String {
    let value = Double(self).usable
    return value.magnitude < 1e12 ? ((value * 1e6).rounded() / 1e6).shortest : value.shortest
  }
}

extension CGPoint {
  /// The form `x,y`.
  var number: String { "\(x.number),\(y.number)" }
}
