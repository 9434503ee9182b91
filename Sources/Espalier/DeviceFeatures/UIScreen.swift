@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import Observation

/// The screen of a phone, which its app fills: here the window that the app has instead.
@MainActor @preconcurrency public final class UIScreen {
  /// The screen with the app's windows.
  public static let main = UIScreen()

  /// The size of the window that was shown last; before the first one, that of a common phone.
  package var windowSize = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var windowScale: CGFloat = 1

  private init() {}

  /// The area of the window, in points; a view that reads it in its body follows it.
  public var bounds: CGRect {
    guard case .by(let node, _) = StateReading.current else {
      return CGRect(origin: .zero, size: windowSize)
    }
    return CGRect(origin: .zero, size: node.graph[WindowBounds.self].state.size ?? windowSize)
  }

  /// The area of the window, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Pixels per point.
  public var scale: CGFloat {
    guard case .by(let node, _) = StateReading.current else { return windowScale }
    return node.environment.displayScale
  }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
}

/// The size of a tree's window, for views that ask the screen.
private final class WindowBounds: GraphComponent {
  @MainActor @Observable final class State {
    fileprivate(set) var size: CGSize?

    fileprivate init(_ size: CGSize?) { self.size = size }
  }

  let state: State

  init(_ graph: ViewGraph) {
    state = State(graph.window.isEmpty ? nil : graph.window.size)
    graph.join(.begin) { [unowned graph, state] in
      let size = graph.window.size
      if !graph.window.isEmpty, size != state.size { state.size = size }
      return false
    }
  }
}
