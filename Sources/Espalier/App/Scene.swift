import Foundation

/// A part of a program's user interface with a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The windows that `scene` stands for, in order.
  static func _windows(_ scene: Self) -> [_Window]
}

extension Scene {
  public static func _windows(_ scene: Self) -> [_Window] { Body._windows(scene.body) }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene: it has no body")
  }
}

extension Never: Scene {
  public static func _windows(_ scene: Never) -> [_Window] {}
}

/// A window that a scene asks for.
public struct _Window {
  package var title: String?
  package var id: String?
  package var defaultSize: CGSize?
  package var content: AnyView
}

/// Builds scenes from the statements of a closure.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var windows = First._windows(first)
    for scene in repeat each rest { windows += type(of: scene)._windows(scene) }
    return SceneList(windows: windows)
  }
}

private struct SceneList: Scene {
  let windows: [_Window]

  static func _windows(_ scene: SceneList) -> [_Window] { scene.windows }
}

extension Scene {
  /// Sets the size, in points, with which a window opens.
  public func defaultSize(_ size: CGSize) -> some Scene {
    SceneList(
      windows: Self._windows(self).map { window in
        var window = window
        window.defaultSize = size
        return window
      })
  }

  /// Sets the size, in points, with which a window opens.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}
