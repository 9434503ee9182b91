import CSDL2
import Foundation
import Testing

@testable import EspalierWindow

/// A window of 200 by 100 points without a frame, which has a button at 80 to 120 in its upper part.
///
///     ┌─────────────────────────┐  0
///     │ moves    ╔════╗   moves │
///     │          ╚════╝         │ 28
///     │       the content       │
///     └─────────────────────────┘ 100
@Suite struct WindowGripTests {
  private let grip = WindowGrip(size: CGSize(width: 200, height: 100), isResizable: true)

  private func part(_ x: CGFloat, _ y: CGFloat, of grip: WindowGrip) -> SDL_HitTestResult {
    grip.part(at: CGPoint(x: x, y: y)) { (80..<120).contains($0.x) && $0.y < 28 }
  }

  @Test(arguments: [
    (40, 10, SDL_HITTEST_DRAGGABLE), (100, 10, SDL_HITTEST_NORMAL), (40, 27, SDL_HITTEST_DRAGGABLE),
    (40, 28, SDL_HITTEST_NORMAL), (100, 60, SDL_HITTEST_NORMAL),
  ])
  func `a window is moved by its upper 28 points, where nothing takes the press`(
    _ x: CGFloat, _ y: CGFloat, _ expected: SDL_HitTestResult
  ) {
    #expect(part(x, y, of: grip) == expected)
  }

  @Test(arguments: [
    (100, 0, SDL_HITTEST_RESIZE_TOP), (100, 99, SDL_HITTEST_RESIZE_BOTTOM),
    (0, 50, SDL_HITTEST_RESIZE_LEFT), (199, 50, SDL_HITTEST_RESIZE_RIGHT),
    (3, 3, SDL_HITTEST_RESIZE_TOPLEFT), (7, 1, SDL_HITTEST_RESIZE_TOPLEFT),
    (8, 1, SDL_HITTEST_RESIZE_TOP), (199, 7, SDL_HITTEST_RESIZE_TOPRIGHT),
    (1, 93, SDL_HITTEST_RESIZE_BOTTOMLEFT), (196, 96, SDL_HITTEST_RESIZE_BOTTOMRIGHT),
    (195, 50, SDL_HITTEST_NORMAL), (4, 50, SDL_HITTEST_NORMAL),
  ])
  func `a window is resized at 4 points along its edges, and 8 around its corners`(
    _ x: CGFloat, _ y: CGFloat, _ expected: SDL_HitTestResult
  ) {
    #expect(part(x, y, of: grip) == expected)
  }

  @Test func `a plain window is moved only by its background, if at all`() {
    var plain = grip
    plain.frame = .plain
    #expect(part(40, 10, of: plain) == SDL_HITTEST_NORMAL)
    #expect(part(100, 99, of: plain) == SDL_HITTEST_RESIZE_BOTTOM)
    plain.dragsBackground = true
    #expect(part(40, 10, of: plain) == SDL_HITTEST_DRAGGABLE)
    #expect(part(40, 60, of: plain) == SDL_HITTEST_DRAGGABLE)
    #expect(part(100, 10, of: plain) == SDL_HITTEST_NORMAL)
  }

  @Test
  func `a window with a frame is moved by its background too, and resized by the frame alone`() {
    var titled = grip
    titled.frame = .titled
    titled.dragsBackground = true
    #expect(part(40, 60, of: titled) == SDL_HITTEST_DRAGGABLE)
    #expect(part(0, 50, of: titled) == SDL_HITTEST_DRAGGABLE)
    #expect(part(100, 10, of: titled) == SDL_HITTEST_NORMAL)
  }

  @Test func `a window of a fixed size cannot be resized at its edges`() {
    let fixed = WindowGrip(size: grip.size, isResizable: false)
    #expect(part(40, 0, of: fixed) == SDL_HITTEST_DRAGGABLE)
    #expect(part(0, 50, of: fixed) == SDL_HITTEST_NORMAL)
  }
}
