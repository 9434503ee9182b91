@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Scene {
  /// Sets the size, in points, with which a window opens.
  public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.defaultSize = size } }

  /// Sets the size, in points, with which a window opens.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets where on the screen a window opens: `.center`, or a share of the room around it.
  ///
  /// Systems that place windows themselves, such as Wayland, ignore it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    windows { $0.defaultPosition = position }
  }
}
