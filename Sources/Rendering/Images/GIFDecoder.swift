import CGfx
import CPixels
import EspalierDrawing

/// Reads the first picture of GIF files with giflib.
enum GIFDecoder {
  /// The picture in its place on the file's canvas; the rest of the canvas is transparent, as in
  /// browsers.
  static func bitmap(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    var result: Result<Bitmap, RenderingError> = .failure(.outOfMemory(purpose: "reading \(name)"))
    bytes.withUnsafeBufferPointer { buffer in
      var source = GIFSource(buffer)
      withUnsafeMutablePointer(to: &source) { source in
        result = Result { () throws(RenderingError) in try bitmap(from: source, name) }
      }
    }
    return try result.get()
  }

  private static func bitmap(
    from source: UnsafeMutablePointer<GIFSource>, _ name: String
  ) throws(RenderingError) -> Bitmap {
    var code: Int32 = 0
    guard let file = DGifOpen(source, readGIF, &code) else { throw unreadable(code, name) }
    defer { DGifCloseFile(file, nil) }
    let transparent = try skipToPicture(file, name)
    let frame = file.pointee.Image
    // Some files leave the canvas out.
    let width = file.pointee.SWidth > 0 ? file.pointee.SWidth : frame.Left + frame.Width
    let height = file.pointee.SHeight > 0 ? file.pointee.SHeight : frame.Top + frame.Height
    let fileSize = source.pointee.fileSize
    try ImageDecoder.check(width: Int(width), height: Int(height), name, fileSize: fileSize)
    // The picture may exceed its canvas, and takes as much time as its own size needs.
    try ImageDecoder.check(
      width: Int(frame.Width), height: Int(frame.Height), name, fileSize: fileSize)
    guard let colors = frame.ColorMap ?? file.pointee.SColorMap else {
      throw .imageUnreadable(name: name, reason: "it has no colors")
    }
    let table = palette(colors.pointee, transparent: transparent)
    var canvas = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    var line = [UInt8](repeating: 0, count: Int(frame.Width))
    let visible = Int32(max(0, min(Int(frame.Width), Int(width) - Int(frame.Left))))
    for row in rows(Int(frame.Height), isInterlaced: frame.Interlace) {
      guard DGifGetLine(file, &line, Int32(line.count)) == GIF_OK else {
        throw unreadable(file.pointee.Error, name)
      }
      let y = Int(frame.Top) + row
      if y < height {
        let start = (y * Int(width) + Int(frame.Left)) * 4
        canvas.withUnsafeMutableBufferPointer { canvas in
          guard visible > 0, let first = canvas.baseAddress else { return }
          px_look_up(line, visible, table, first + start)
        }
      }
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: canvas, name: name)
  }

  /// Reads up to the first picture, and returns the number of its transparent color; nil if it has
  /// none.
  private static func skipToPicture(
    _ file: UnsafeMutablePointer<GifFileType>, _ name: String
  ) throws(RenderingError) -> Int? {
    var transparent: Int?
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &kind) == GIF_OK else {
        throw unreadable(file.pointee.Error, name)
      }
      if kind == IMAGE_DESC_RECORD_TYPE { break }
      guard kind == EXTENSION_RECORD_TYPE else {
        throw .imageUnreadable(name: name, reason: "it holds no picture")
      }
      if let control = try readExtension(file, name) { transparent = control }
    }
    guard DGifGetImageDesc(file) == GIF_OK else { throw unreadable(file.pointee.Error, name) }
    return transparent
  }

  /// Reads an extension; returns the transparent color if it names one.
  private static func readExtension(
    _ file: UnsafeMutablePointer<GifFileType>, _ name: String
  ) throws(RenderingError) -> Int? {
    var (code, transparent) = (Int32(0), Int?.none)
    var block: UnsafeMutablePointer<UInt8>?
    var status = DGifGetExtension(file, &code, &block)
    while status == GIF_OK, let content = block {
      var control = GraphicsControlBlock()
      // A block's first byte is its length.
      if code == GRAPHICS_EXT_FUNC_CODE,
        DGifExtensionToGCB(Int(content[0]), content + 1, &control) == GIF_OK,
        control.TransparentColor != NO_TRANSPARENT_COLOR
      {
        transparent = Int(control.TransparentColor)
      }
      status = DGifGetExtensionNext(file, &block)
    }
    guard status == GIF_OK else { throw unreadable(file.pointee.Error, name) }
    return transparent
  }

  /// The pixel for each of the 256 values; those without a color are transparent.
  private static func palette(_ map: ColorMapObject, transparent: Int?) -> [UInt8] {
    (0..<256).flatMap { index -> [UInt8] in
      guard index < map.ColorCount, index != transparent, let colors = map.Colors else {
        return [0, 0, 0, 0]
      }
      return [colors[index].Blue, colors[index].Green, colors[index].Red, 255]
    }
  }

  /// The rows in the order of the file: interlaced, every eighth first, then those between.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: height, by: step))
    }
  }

  private static func unreadable(_ code: Int32, _ name: String) -> RenderingError {
    let text = GifErrorString(code).map { String(cString: $0) }
    return .imageUnreadable(name: name, reason: text ?? "the file is damaged or cut off")
  }
}

/// The bytes that giflib has not read yet.
private struct GIFSource {
  var rest: Slice<UnsafeBufferPointer<UInt8>>
  let fileSize: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
    fileSize = bytes.count
  }
}

/// Hands giflib its next bytes.
private func readGIF(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?,
  _ wanted: Int32
) -> Int32 {
  guard let source = file?.pointee.UserData?.assumingMemoryBound(to: GIFSource.self), let target
  else { return 0 }
  let part = source.pointee.rest.prefix(Int(max(0, wanted)))
  _ = UnsafeMutableBufferPointer(start: target, count: part.count).update(fromContentsOf: part)
  source.pointee.rest = source.pointee.rest.dropFirst(part.count)
  return Int32(part.count)
}
