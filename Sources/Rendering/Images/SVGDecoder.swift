import CGfx
import EspalierDrawing
import Foundation
import Synchronization

/// Reads SVG files with librsvg; their pictures are drawn anew in any number of pixels.
///
/// A picture's size in points is the file's size in CSS pixels, else its view box, else 300 by 150 as in browsers.
/// Files can refer to nothing outside of themselves.
enum SVGDecoder {
  static func bitmap(
    _ bytes: [UInt8], _ name: String, library: SVGLibrary? = .shared
  ) throws(RenderingError) -> Bitmap {
    guard let library else { throw .svgLibraryMissing(name: name) }
    let document = try SVGDocument(bytes, name, library)
    let (width, height) = (document.size.width.rounded(.up), document.size.height.rounded(.up))
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else {
      throw .imageUnreadable(name: name, reason: "its size is \(document.size.brief)")
    }
    let pixels = try document.draw(width: Int(width), height: Int(height))
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels, name: name) {
      width, height in
      guard let pixels = try? document.draw(width: width, height: height) else { return nil }
      return Bitmap(width: width, height: height, pixels: pixels, name: name)
    }
  }
}

/// A file that was read, to be drawn by one thread at a time.
private final class SVGDocument: Sendable {
  let size: CGSize
  private let name: String
  private let library: SVGLibrary
  private let handle: Mutex<SVGHandle>

  init(_ bytes: [UInt8], _ name: String, _ library: SVGLibrary) throws(RenderingError) {
    var error: UnsafeMutablePointer<svg_error>?
    guard let pointer = library.newFromData(bytes, bytes.count, &error) else {
      throw .imageUnreadable(name: name, reason: library.take(error))
    }
    let handle = SVGHandle(pointer: pointer)
    // An inch has 96 pixels, as in CSS.
    library.setDPI(pointer, 96)
    self.name = name
    self.library = library
    size = handle.size(library)
    self.handle = Mutex(handle)
  }

  deinit { handle.withLock { library.release($0.pointer) } }

  /// The picture stretched to a number of pixels.
  func draw(width: Int, height: Int) throws(RenderingError) -> [UInt8] {
    try ImageDecoder.check(width: width, height: height, name)
    let surface = try CairoSurface.image(width: width, height: height)
    guard let context = cairo_create(surface.pointer) else {
      throw .outOfMemory(purpose: "drawing \(name)")
    }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    var viewport = svg_rectangle(x: 0, y: 0, width: size.width, height: size.height)
    let problem = handle.withLock { handle -> String? in
      var error: UnsafeMutablePointer<svg_error>?
      let isDrawn = library.render(handle.pointer, context, &viewport, &error) != 0
      return isDrawn ? nil : library.take(error)
    }
    if let problem { throw .imageUnreadable(name: name, reason: problem) }
    return surface.bytes
  }
}

// The pointer is used under a lock only.
private struct SVGHandle: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  func size(_ library: SVGLibrary) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if library.intrinsicSize(pointer, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasViewBox) = (Int32(0), Int32(0), Int32(0))
    var (across, down, viewBox) = (svg_length(), svg_length(), svg_rectangle())
    library.intrinsicDimensions(
      pointer, &hasWidth, &across, &hasHeight, &down, &hasViewBox, &viewBox)
    guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else {
      return CGSize(width: 300, height: 150)
    }
    // Where one side is given, the other follows from the view box.
    if hasWidth != 0, across.unit == Self.pixels {
      return CGSize(width: across.length, height: across.length * viewBox.height / viewBox.width)
    }
    if hasHeight != 0, down.unit == Self.pixels {
      return CGSize(width: down.length * viewBox.width / viewBox.height, height: down.length)
    }
    return CGSize(width: viewBox.width, height: viewBox.height)
  }

  private static let pixels: Int32 = 1
}

extension CairoSurface {
  /// The pixels row by row, without padding; each has four bytes.
  fileprivate var bytes: [UInt8] {
    let (width, height) = (width, height)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      edit { pixels, stride in
        guard let target = buffer.baseAddress else { return }
        for row in 0..<height {
          (target + row * width * 4).initialize(from: pixels + row * stride, count: width * 4)
        }
        count = width * height * 4
      }
    }
  }
}
