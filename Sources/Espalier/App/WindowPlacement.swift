@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The place and the size of a window on the screen.
public struct WindowPlacement {
  package enum Place {
    /// A share of the room around the window.
    case share(UnitPoint)
    /// The upper left corner of the window, in the coordinates of its display.
    case corner(CGPoint)
  }

  package let place: Place?
  package let size: CGSize?

  package init(place: Place?, size: CGSize?) {
    self.place = place
    self.size = size
  }

  /// A window of a size at a share of the room around it; nil leaves a choice to the platform.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(place: position.map(Place.share), size: size)
  }

  /// A window with an upper left corner; nil leaves a choice to the platform.
  @_disfavoredOverload public init(_ position: CGPoint?, size: CGSize? = nil) {
    self.init(place: position.map(Place.corner), size: size)
  }

  /// A window of a width and a height at a share of the room around it.
  public init(_ position: UnitPoint? = nil, width: CGFloat, height: CGFloat) {
    self.init(position, size: CGSize(width: width, height: height))
  }

  /// A window of a width and a height with an upper left corner.
  @_disfavoredOverload public init(_ position: CGPoint?, width: CGFloat, height: CGFloat) {
    self.init(position, size: CGSize(width: width, height: height))
  }

  /// A window with an upper left corner; a size of nil is that of its content.
  public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) {
    self.init(place: .corner(CGPoint(x: x, y: y)), size: size)
  }

  /// A window of a width and a height with an upper left corner.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(x: x, y: y, size: CGSize(width: width, height: height))
  }
}

/// A function that places a window of a scene.
package typealias WindowPlacing = (WindowLayoutRoot, WindowPlacementContext) ->
  WindowPlacement

extension Scene {
  /// Sets where on the screen a window opens, and with which size.
  ///
  /// A page in a browser, and systems that place windows themselves, such as Wayland, only take the size.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    windows { $0.defaultPlacement = makePlacement }
  }

  /// Sets where a window goes when a person zooms it, and with which size.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    windows { $0.idealPlacement = makePlacement }
  }
}
