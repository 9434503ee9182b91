import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Modifiers of scenes and their windows.
@MainActor struct WindowSceneTests {
  /// A window of 30 by 20 to 60 by 40 points.
  private struct Panel: App {
    var resizability = WindowResizability.automatic

    var body: some Scene {
      WindowGroup {
        Color.clear.frame(minWidth: 30, maxWidth: 60, minHeight: 20, maxHeight: 40)
      }
      .windowResizability(resizability)
      .defaultPosition(.topTrailing)
    }
  }

  private func window(_ panel: Panel) throws -> AppWindow {
    let app = AppSession(
      panel, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    app.update()
    window.session.frame(.window(CGSize(width: 50, height: 30)))
    return window
  }

  @Test func `a window becomes no smaller than its content, and no larger where the scene says so`()
    throws
  {
    let (least, greatest) = (CGSize(width: 30, height: 20), CGSize(width: 60, height: 40))
    let automatic = try window(Panel()).sizeLimits
    #expect(automatic.minimum == least && automatic.maximum == nil)
    let minimum = try window(Panel(resizability: .contentMinSize)).sizeLimits
    #expect(minimum.minimum == least && minimum.maximum == nil)
    let both = try window(Panel(resizability: .contentSize)).sizeLimits
    #expect(both.minimum == least && both.maximum == greatest)
  }

  @Test func `a window opens where the scene says`() throws {
    #expect(try window(Panel()).description.defaultPosition == .topTrailing)
  }
}
