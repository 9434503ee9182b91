import CGfx
import CPixels
import EspalierDrawing

/// Reads JPEG files, progressive ones and those in the colors of print included, with libjpeg-turbo.
enum JPEGDecoder {
  static func bitmap(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .outOfMemory(purpose: "reading \(name)") }
    defer { tjDestroy(decoder) }
    func unreadable() -> RenderingError {
      .imageUnreadable(name: name, reason: String(cString: tjGetErrorStr2(decoder)))
    }
    var (width32, height32, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, length, &width32, &height32, &sampling, &colors) == 0
    else { throw unreadable() }
    let (width, height) = (Int(width32), Int(height32))
    try ImageDecoder.check(width: width, height: height, name, fileSize: bytes.count)
    try checkScans(bytes, area: width * height, name)
    let isPrint = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let format = isPrint ? TJPF_CMYK : TJPF_BGRA
    var status: Int32 = -1
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      status = tjDecompress2(
        decoder, bytes, length, buffer.baseAddress, width32, width32 * 4, height32,
        Int32(format.rawValue), Int32(TJFLAG_LIMITSCANS))
      if isPrint {
        px_cmyk_to_bgra(
          buffer.baseAddress, width * height, JPEGSegments(bytes).isAdobe ? 1 : 0)
      }
      count = width * height * 4
    }
    // Cameras write files with harmless irregularities, which are warnings; a missing end is not
    // one.
    let isOdd = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    guard status == 0 || (isOdd && JPEGSegments(bytes).count(of: 0xD9) > 0) else {
      throw unreadable()
    }
    return ImageDecoder.oriented(
      pixels, width, height, EXIFOrientation.find(inJPEG: bytes), name)
  }

  /// Rejects progressive files that repeat the whole picture too often.
  ///
  /// Encoders write about ten scans; thousands of empty ones only keep readers busy.
  private static func checkScans(
    _ bytes: [UInt8], area: Int, _ name: String
  ) throws(RenderingError) {
    let most = 16 * ImageDecoder.largestArea / area
    guard most < 500, JPEGSegments(bytes).isProgressive else { return }
    let scans = JPEGSegments(bytes).count(of: 0xDA)
    guard scans <= most else {
      throw .imageUnreadable(
        name: name, reason: "it has \(scans) scans, of which at most \(most) are read at its size")
    }
  }
}

/// The parts of a JPEG file in front of the picture itself.
struct JPEGSegments: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 2

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (marker: UInt8, content: ArraySlice<UInt8>)? {
    guard position + 4 <= bytes.count, bytes[position] == 0xFF else { return nil }
    let marker = bytes[position + 1]
    // The picture itself begins; the data after it is not divided into segments.
    if marker == 0xDA { return nil }
    let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
    guard length >= 2 else { return nil }
    let start = position + 4
    position += 2 + length
    return (marker, bytes[start..<Swift.max(start, Swift.min(bytes.count, position))])
  }

  /// True if the file is from one of Adobe's programs, which store print colors inverted.
  var isAdobe: Bool { contains { $0.marker == 0xEE && $0.content.starts(with: "Adobe".utf8) } }

  /// The number of times that a marker stands in the data after the segments.
  func count(of marker: UInt8) -> Int {
    var rest = self
    while rest.next() != nil {}
    let start = Swift.min(rest.position, bytes.count)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { Int(px_count_marker($0 + start, buffer.count - start, marker)) } ?? 0
    }
  }

  var isProgressive: Bool { contains { $0.marker == 0xC2 || $0.marker == 0xCA } }
}
