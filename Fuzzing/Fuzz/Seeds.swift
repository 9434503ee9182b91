import CSeeds
import Foundation

extension Target {
  /// Small files with as many of the format's features as possible.
  var seeds: [Data] {
    switch self {
    case .png: PNGSeeds.all
    case .jpeg: JPEGSeeds.all
    case .webp: WebPSeeds.all
    case .gif: GIFSeeds.all
    case .svg: SVGSeeds.all
    case .font, .pdffont: FontSeeds.all
    case .shaping: TextSeeds.shaping
    case .views, .path, .pdf, .svgfile, .items, .storage: ChoiceSeeds.all
    case .markdown: TextSeeds.markdown
    case .tables: TextSeeds.tables
    case .assets: TextSeeds.assets
    case .http: MessageSeeds.requests
    case .frames: MessageSeeds.frames
    case .page: MessageSeeds.page
    case .bus: MessageSeeds.bus
    }
  }
}

/// Bytes of files, in the order that the format wants.
func bytes(_ value: Int, _ count: Int, littleEndian: Bool = false) -> [UInt8] {
  let result = (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  return littleEndian ? result.reversed() : result
}

/// Pixels with a gradient in each component.
private func pixels(_ width: Int, _ height: Int, components: Int) -> [UInt8] {
  (0..<(width * height * components)).map { UInt8(truncatingIfNeeded: $0 * 7 / components) }
}

private func made(_ make: (UnsafeMutablePointer<UInt8>, Int) -> Int) -> Data {
  let file = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    count = buffer.baseAddress.map { make($0, buffer.count) } ?? 0
  }
  return Data(file)
}

enum JPEGSeeds {
  static var all: [Data] {
    [(1, 0), (3, 0), (3, 1), (4, 0), (4, 1)].map { components, progressive in
      made { file, room in
        seed_jpeg(
          pixels(24, 16, components: components), 24, 16, Int32(components), Int32(progressive),
          file, room)
      }
    }
  }
}

enum WebPSeeds {
  static var all: [Data] {
    let still = [0, 1].map { lossless in
      made { file, room in
        seed_webp(pixels(24, 16, components: 4), 24, 16, Int32(lossless), file, room)
      }
    }
    return still + still.map(animation)
  }

  /// Two frames, the first one smaller than the canvas of 32 by 24 pixels.
  private static func animation(of still: Data) -> Data {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + bytes(content.count, 4, littleEndian: true) + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    // A still file is "RIFF", its length, "WEBP", and the chunks that a frame holds; the extended header is left out.
    var picture = Array(still.dropFirst(12))
    if picture.starts(with: "VP8X".utf8) { picture.removeFirst(18) }
    let frame =
      bytes(2, 3, littleEndian: true) + bytes(1, 3, littleEndian: true)
      + bytes(23, 3, littleEndian: true) + bytes(15, 3, littleEndian: true)
      + bytes(100, 3, littleEndian: true) + [0] + picture
    let canvas: [UInt8] =
      [0x12, 0, 0, 0] + bytes(31, 3, littleEndian: true) + bytes(23, 3, littleEndian: true)
    let content =
      Array("WEBP".utf8) + chunk("VP8X", canvas) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
      + chunk("ANMF", frame) + chunk("ANMF", frame)
    return Data(chunk("RIFF", content))
  }
}

enum SVGSeeds {
  static var all: [Data] {
    let parts = [
      ##"<rect width="9" height="9" rx="2" fill="red"/><path d="M0 0C1 2 3 4 5 6A2 3 4 0 1 8 8zm1-2h3v4"/>"##,
      ##"<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient></defs><circle r="5" fill="url(#g)"/>"##,
      ##"<g transform="rotate(30) scale(2)"><use href="#a"/></g><symbol id="a" viewBox="0 0 1 1"><path d="M0 0L1 1"/></symbol>"##,
      ##"<filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="1"/></filter><rect width="4" height="4" filter="url(#f)"/>"##,
      ##"<clipPath id="c"><rect width="3" height="3"/></clipPath><mask id="m"><rect width="9" height="9" fill="#fff8"/></mask><g clip-path="url(#c)" mask="url(#m)"><ellipse rx="4" ry="2"/></g>"##,
      ##"<style>rect{fill:hsl(1,2%,3%);stroke-dasharray:1 2}</style><rect width="50%" height="2em"/><text x="1" y="9">ab</text>"##,
      // Parts that refer to each other.
      ##"<mask id="a"><rect width="9" height="9" mask="url(#b)"/></mask><mask id="b"><g mask="url(#c)"/></mask><g mask="url(#a)"/>"##,
      ##"<marker id="a"><path d="M0 0L1 1" marker-end="url(#b)"/></marker><path d="M0 0L4 4" marker-start="url(#a)"/>"##,
      ##"<filter id="a"><feImage href="#b"/></filter><rect id="b" width="9" height="9" filter="url(#a)"/>"##,
      ##"<style>g:not(:not(a)){mask:url(#a)}</style><image width="4" height="4" href="data:image/svg+xml,%3Csvg/%3E"/>"##,
      ##"<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h1v1z"/></pattern><rect width="9" height="9" fill="url(#p)"/>"##,
    ]
    // Long ones as well: what one mask does, a thousand do deeper.
    let chains = [100, 1_000, 3_000].map { count in
      (0..<count).map {
        ##"<mask id="m\##($0)"><rect width="9" height="9" mask="url(#m\##($0 + 1))"/></mask>"##
      }.joined() + ##"<g mask="url(#m0)"><rect width="9" height="9"/></g>"##
    }
    return (parts + chains).map {
      Data(
        (#"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12" viewBox="0 0 8 6">"# + $0
          + "</svg>").utf8)
    }
  }
}

enum FontSeeds {
  /// The smallest installed fonts of each kind.
  static var all: [Data] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: "/usr/share/fonts"), includingPropertiesForKeys: [.fileSizeKey])
    var sizes: [(url: URL, size: Int)] = []
    while let url = files?.nextObject() as? URL {
      guard ["ttf", "otf", "ttc"].contains(url.pathExtension) else { continue }
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
      if size < 40_000 { sizes.append((url, size)) }
    }
    return sizes.sorted { $0.size < $1.size }.prefix(12).compactMap {
      try? Data(contentsOf: $0.url)
    }
  }
}
