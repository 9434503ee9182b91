import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Places, sizes and levels of windows as their scenes set them.
@MainActor @Suite(.serialized) struct WindowPlacementTests {
  /// A window of 120 by 40 points, placed by a function.
  private struct Placed: App {
    var placing: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement = {
      _, _ in
      WindowPlacement()
    }

    var body: some Scene {
      WindowGroup { Color.red.frame(width: 120, height: 40) }
        .defaultWindowPlacement(placing)
        .windowIdealPlacement(placing)
    }
  }

  private func window(_ app: some App, menuBar: Bool = false) throws -> AppWindow {
    let session = AppSession(
      app, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      showsMenuBar: menuBar)
    let window = try #require(session.openFirstWindow())
    window.display = DisplayProxy(
      bounds: CGRect(x: 0, y: 0, width: 800, height: 600),
      visibleRect: CGRect(x: 0, y: 30, width: 800, height: 570))
    sessions.append(session)
    return window
  }

  /// A window only knows the session that owns it.
  private let sessions = Sessions()

  private final class Sessions {
    private var all: [AppSession] = []

    func append(_ session: AppSession) { all.append(session) }
  }

  private func corner(_ placement: WindowPlacement?) -> CGPoint? {
    if case .corner(let point) = placement?.place { point } else { nil }
  }

  @Test(arguments: [false, true])
  func `a function places a window by the size of its views and the display`(_ menuBar: Bool) throws
  {
    let app = Placed { views, context in
      let size = views.sizeThatFits(.unspecified)
      let display = context.defaultDisplay
      return WindowPlacement(
        CGPoint(x: display.bounds.midX - size.width / 2, y: display.visibleRect.minY), size: size)
    }
    let window = try window(app, menuBar: menuBar)
    for placement in [window.defaultPlacement, window.idealPlacement] {
      #expect(corner(placement) == CGPoint(x: 800 / 2 - 120 / 2, y: 30))
      #expect(placement?.size == CGSize(width: 120, height: 40))
    }
    // A menu bar of 24 points is added.
    let bar: CGFloat = menuBar ? 24 : 0
    #expect(window.initialSize.height == 40 + bar)
  }

  @Test func `views answer any proposal, without the menu bar`() throws {
    struct Tall: App {
      var body: some Scene {
        WindowGroup { Color.red.frame(minHeight: 50) }
          .defaultWindowPlacement { views, _ in
            WindowPlacement(size: views.sizeThatFits(ProposedViewSize(width: 300, height: 200)))
          }
      }
    }
    #expect(
      try window(Tall(), menuBar: true).defaultPlacement?.size == CGSize(width: 300, height: 200))
  }

  @Test func `a placement may leave out its position and size`() throws {
    let window = try window(Placed())
    #expect(window.defaultPlacement?.place == nil && window.defaultPlacement?.size == nil)
    #expect(window.initialSize == CGSize(width: 120, height: 40))
  }

  @Test func `an invalid size is reported, and the window has the size of its content`() throws {
    for bad in [CGFloat.nan, .infinity, 0, -5] {
      let window = try window(
        Placed { _, _ in WindowPlacement(.topTrailing, width: 100, height: bad) })
      #expect(window.initialSize == CGSize(width: 120, height: 40))
      #expect(
        window.session.graph.diagnostics.reported.contains {
          $0.message.contains("defaultWindowPlacement") && $0.message.contains("is no size")
        })
    }
  }

  @Test func `a display knows what panels take away from it`() {
    let display = DisplayProxy(
      bounds: CGRect(x: 0, y: 0, width: 800, height: 600),
      visibleRect: CGRect(x: 10, y: 30, width: 770, height: 530))
    #expect(
      display.safeAreaInsets == EdgeInsets(top: 30, leading: 10, bottom: 40, trailing: 20))
  }

  private struct Zoomed: App {
    var size = WindowIdealSize.automatic

    var body: some Scene {
      WindowGroup { Color.red.frame(width: 120, height: 4_000) }.windowIdealSize(size)
    }
  }

  @Test func `zooming fills the screen, or fits the content if there is room`()
    throws
  {
    for size in [WindowIdealSize.automatic, .maximum] {
      #expect(try window(Zoomed(size: size)).idealPlacement == nil)
    }
    let placement = try window(Zoomed(size: .fitToContent), menuBar: true).idealPlacement
    let room: CGFloat = 570 - 24
    #expect(placement?.size?.height == room)
    #expect(placement?.place == nil)
  }

  private struct Pinned: App {
    @State private var isPinned = false

    var body: some Scene {
      WindowGroup { Button("Pin") { isPinned.toggle() } }
        .windowLevel(isPinned ? .floating : .normal)
    }
  }

  @Test func `the level of a scene's windows follows the scene`() throws {
    let window = try window(Pinned())
    let app = try #require(window.app)
    window.session.frame(.window(CGSize(width: 200, height: 100)))
    #expect(!window.description.level.floats(else: false))
    var changes = 0
    window.onChange = { changes += 1 }
    for phase in [PointerEvent.Phase.down, .up] {
      app.send(.pointer(PointerEvent(phase, at: CGPoint(x: 100, y: 50))), to: window)
    }
    app.update()
    #expect(window.description.level.floats(else: false) && changes > 0)
    #expect(WindowLevel.automatic.floats(else: true) && !WindowLevel.normal.floats(else: true))
  }
}
