import Foundation

extension CGSize {
  /// The origin of a child of a size in the middle of this one.
  ///
  /// Where both are infinite, the child begins where this size begins: their difference is no
  /// number.
  package func origin(centering child: CGSize) -> CGPoint {
    let (x, y) = ((width - child.width) / 2, (height - child.height) / 2)
    return CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
  }
}
