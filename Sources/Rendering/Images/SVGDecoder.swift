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
    let structure: SVGStructure
    do throws(SVGRefusal) {
      structure = try SVGStructure(of: bytes)
    } catch {
      throw .imageUnreadable(name: name, reason: error.reason)
    }
    let document = try SVGDocument(bytes, structure, name, library)
    let (width, height) = (document.size.width.rounded(.up), document.size.height.rounded(.up))
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else {
      throw .imageUnreadable(name: name, reason: "its size is \(document.size.brief)")
    }
    try ImageDecoder.check(
      width: Int(width), height: Int(height), name, fileSize: bytes.count)
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
  private let structure: SVGStructure
  private let name: String
  private let library: SVGLibrary
  private let handle: Mutex<SVGHandle>

  init(
    _ bytes: [UInt8], _ structure: SVGStructure, _ name: String, _ library: SVGLibrary
  ) throws(RenderingError) {
    var (error, read): (UnsafeMutablePointer<svg_error>?, UnsafeMutableRawPointer?)
    try structure.withRoom(name) { read = library.newFromData(bytes, bytes.count, &error) }
    guard let pointer = read else {
      throw .imageUnreadable(name: name, reason: library.take(error))
    }
    let handle = SVGHandle(pointer: pointer)
    // An inch has 96 pixels, as in CSS.
    library.setDPI(pointer, 96)
    self.structure = structure
    self.name = name
    self.library = library
    size = handle.size(library)
    self.handle = Mutex(handle)
  }

  deinit { handle.withLock { library.release($0.pointer) } }

  /// The picture stretched to a number of pixels.
  func draw(width: Int, height: Int) throws(RenderingError) -> [UInt8] {
    try ImageDecoder.check(width: width, height: height, name)
    let whole = try CairoSurface.image(width: width, height: height)
    let scale = structure.scale(width, height)
    if scale == 1 {
      try draw(into: whole)
      return whole.bytes
    }
    let small = try CairoSurface.image(
      width: max(1, Int(Double(width) * scale)), height: max(1, Int(Double(height) * scale)))
    try draw(into: small)
    guard let context = cairo_create(whole.pointer) else {
      throw .outOfMemory(purpose: "drawing \(name)")
    }
    defer { cairo_destroy(context) }
    cairo_scale(
      context, Double(width) / Double(small.width), Double(height) / Double(small.height))
    cairo_set_source_surface(context, small.pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    return whole.bytes
  }

  private func draw(into surface: CairoSurface) throws(RenderingError) {
    guard let context = cairo_create(surface.pointer) else {
      throw .outOfMemory(purpose: "drawing \(name)")
    }
    defer { cairo_destroy(context) }
    cairo_scale(
      context, Double(surface.width) / size.width, Double(surface.height) / size.height)
    var viewport = svg_rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var problem: String?
    try structure.withRoom(name) {
      problem = handle.withLock { handle -> String? in
        var error: UnsafeMutablePointer<svg_error>?
        let isDrawn = library.render(handle.pointer, context, &viewport, &error) != 0
        return isDrawn ? nil : library.take(error)
      }
    }
    if let problem { throw .imageUnreadable(name: name, reason: problem) }
  }
}

extension SVGStructure {
  /// The depth that fits the stack of any thread: 700 KB, as an element takes 7 KB at most, and a
  /// selector half of that.
  private static let usualDepth = 80

  /// Runs code of librsvg where the stack is large enough for the file.
  fileprivate func withRoom(_ name: String, _ body: () -> Void) throws(RenderingError) {
    if depth + selectors / 2 <= Self.usualDepth { return body() }
    if !LargeStack.run(body) { throw .outOfMemory(purpose: "reading \(name)") }
  }

  /// The memory that all layers of a picture may take together.
  private static let layerMemory = 1 << 30

  /// The factor by which a picture of this size is drawn smaller, so that its layers have room; it
  /// is enlarged afterwards.
  fileprivate func scale(_ width: Int, _ height: Int) -> Double {
    // A layer has a mask beside its colors.
    let memory = Double(width) * Double(height) * 8 * Double(layers)
    return memory <= Double(Self.layerMemory) ? 1 : (Double(Self.layerMemory) / memory).squareRoot()
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
