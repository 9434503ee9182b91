import CGfx
import EspalierDrawing

/// Reads WebP files, lossy and lossless, with libwebp; of an animation, the first frame on its canvas.
enum WebPDecoder {
  static func bitmap(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    var result: Result<Bitmap, RenderingError> = .failure(damaged(name))
    bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      // Nil where the file is cut off or its parts contradict each other.
      guard let file = WebPDemux(&data) else { return }
      defer { WebPDemuxDelete(file) }
      result = Result { () throws(RenderingError) in try bitmap(of: file, buffer.count, name) }
    }
    return try result.get()
  }

  private static func damaged(_ name: String) -> RenderingError {
    .imageUnreadable(name: name, reason: "the file is damaged or cut off")
  }

  private static func bitmap(
    of file: OpaquePointer, _ fileSize: Int, _ name: String
  ) throws(RenderingError) -> Bitmap {
    let width = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH))
    let height = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT))
    try ImageDecoder.check(width: width, height: height, name, fileSize: fileSize)
    var frame = WebPIterator()
    guard WebPDemuxGetFrame(file, 1, &frame) != 0 else { throw damaged(name) }
    defer { WebPDemuxReleaseIterator(&frame) }
    let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
    guard frame.complete != 0, x >= 0, y >= 0, x + Int(frame.width) <= width,
      y + Int(frame.height) <= height
    else { throw damaged(name) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let isRead = pixels.withUnsafeMutableBufferPointer { canvas in
      decode(frame, into: canvas, from: (y * width + x) * 4, stride: width * 4)
    }
    guard isRead else { throw damaged(name) }
    return ImageDecoder.oriented(pixels, width, height, orientation(of: file), name)
  }

  /// Writes the frame's pixels, premultiplied, to where the canvas has the frame's first one.
  private static func decode(
    _ frame: WebPIterator, into canvas: UnsafeMutableBufferPointer<UInt8>, from start: Int,
    stride: Int
  ) -> Bool {
    var options = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&options) != 0, let first = canvas.baseAddress else { return false }
    options.output.colorspace = MODE_bgrA
    options.output.is_external_memory = 1
    options.output.u.RGBA.rgba = first + start
    options.output.u.RGBA.stride = Int32(stride)
    options.output.u.RGBA.size = canvas.count - start
    return WebPDecode(frame.fragment.bytes, frame.fragment.size, &options) == VP8_STATUS_OK
  }

  private static func orientation(of file: OpaquePointer) -> Int {
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(file, "EXIF", 1, &chunk) != 0 else { return 1 }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    return EXIFOrientation.find(
      inTIFF: Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
  }
}
