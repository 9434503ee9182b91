import CSDL2
import EspalierRendering
import Foundation

/// Brings pixels into a window.
@MainActor protocol Presenter: AnyObject {
  /// Calls `draw` with the pixels of the whole window, which hold the last frame unless the size changed, and shows
  /// `rects` of them.
  ///
  /// - Returns: false where the window has no pixels now, as while it is closed.
  func present(
    _ rects: [SDL_Rect], _ draw: (RasterRenderer.PixelBuffer) -> Void
  ) -> Bool

  /// The size of the window in pixels; zero where it has none, or more than fit into memory.
  var pixelSize: (width: Int, height: Int) { get }

  func close()
}

/// The largest number of pixels, 400 megabytes, for which memory is reserved: eight times those of
/// the largest screens.
let windowPixelLimit = 100_000_000

/// Draws straight into the window's own memory, which the X server shares.
final class SurfacePresenter: Presenter {
  private let sdl: CSDL2Functions
  private let window: OpaquePointer

  /// Nil where the window has no such memory, or keeps colors in another order.
  init?(_ sdl: CSDL2Functions, _ window: OpaquePointer) {
    self.sdl = sdl
    self.window = window
    guard let surface = sdl.GetWindowSurface(window)?.pointee, let format = surface.format?.pointee
    else { return nil }
    let isUsable =
      format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00
      && format.Bmask == 0xFF
    if !isUsable { return nil }
  }

  var pixelSize: (width: Int, height: Int) {
    // The surface is made when it is asked for.
    guard hasRoom, let surface = sdl.GetWindowSurface(window)?.pointee else { return (0, 0) }
    return (Int(surface.w), Int(surface.h))
  }

  private var hasRoom: Bool {
    var (width, height) = (Int32(0), Int32(0))
    sdl.GetWindowSize(window, &width, &height)
    return Int(width) * Int(height) <= windowPixelLimit
  }

  func present(_ rects: [SDL_Rect], _ draw: (RasterRenderer.PixelBuffer) -> Void) -> Bool {
    // Asked for anew each time: another size of the window has other memory.
    guard hasRoom, let surface = sdl.GetWindowSurface(window)?.pointee,
      let pixels = surface.pixels
    else { return false }
    draw(
      RasterRenderer.PixelBuffer(
        pixels: pixels.assumingMemoryBound(to: UInt8.self), width: Int(surface.w),
        height: Int(surface.h), stride: Int(surface.pitch)))
    return sdl.UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
  }

  func close() {}
}

/// Draws into memory of its own, which is copied into a texture: for window systems that share no
/// memory.
final class TexturePresenter: Presenter {
  private let sdl: CSDL2Functions
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var pixels: [UInt8] = []
  private var size = (width: 0, height: 0)

  init?(_ sdl: CSDL2Functions, _ window: OpaquePointer) {
    self.sdl = sdl
    guard let renderer = sdl.CreateRenderer(window, -1, 0) else { return nil }
    self.renderer = renderer
  }

  var pixelSize: (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    guard sdl.GetRendererOutputSize(renderer, &width, &height) == 0,
      Int(width) * Int(height) <= windowPixelLimit
    else { return (0, 0) }
    return (Int(width), Int(height))
  }

  func present(_ rects: [SDL_Rect], _ draw: (RasterRenderer.PixelBuffer) -> Void) -> Bool {
    let size = pixelSize
    guard size.width > 0, size.height > 0, prepare(size), let texture else { return false }
    let stride = size.width * 4
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      draw(
        RasterRenderer.PixelBuffer(
          pixels: start, width: size.width, height: size.height, stride: stride))
      for rect in rects {
        var rect = rect
        let offset = Int(rect.y) * stride + Int(rect.x) * 4
        _ = sdl.UpdateTexture(texture, &rect, start + offset, Int32(clamping: stride))
      }
    }
    _ = sdl.RenderCopy(renderer, texture, nil, nil)
    sdl.RenderPresent(renderer)
    return true
  }

  /// Makes texture and memory anew where the size changed.
  private func prepare(_ size: (width: Int, height: Int)) -> Bool {
    if texture != nil, self.size == size { return true }
    if let texture { sdl.DestroyTexture(texture) }
    texture = sdl.CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(clamping: size.width), Int32(clamping: size.height))
    pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    self.size = size
    return texture != nil
  }

  func close() {
    if let texture { sdl.DestroyTexture(texture) }
    sdl.DestroyRenderer(renderer)
  }
}
