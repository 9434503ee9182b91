import EspalierCore
import EspalierDrawing
import Foundation

extension Path: Shape, FlexibleShape {
  /// The path as it is: its coordinates count from the top left of the view.
  public func path(in rect: CGRect) -> Path { self }
}
