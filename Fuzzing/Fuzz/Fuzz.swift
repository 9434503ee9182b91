import CSeeds
import EspalierRendering
import Foundation

/// A decoder or parser that is fuzzed; its name is an argument of `run`.
enum Target: String {
  case png, jpeg, webp, gif, svg, font, pdffont, shaping
  case views, markdown, tables, assets, items, storage
  case path, pdf, svgfile
  case http, frames, page, bus

  /// Set by `run`.
  static let current = Target(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

  func read(_ data: Data) {
    switch self {
    case .png: readPicture(PNGSeeds.repaired(data))
    case .jpeg, .webp, .gif, .svg: readPicture(data)
    case .font: FontReading.read(data, inPDF: false)
    case .pdffont: FontReading.read(data, inPDF: true)
    // libFuzzer runs on the main thread.
    case .shaping: MainActor.assumeIsolated { ShapingFuzzing.read(data) }
    case .views: MainActor.assumeIsolated { ViewFuzzing.read(data) }
    case .markdown: MainActor.assumeIsolated { TextFuzzing.readMarkdown(data) }
    case .tables: MainActor.assumeIsolated { TextFuzzing.readTables(data) }
    case .assets: MainActor.assumeIsolated { TextFuzzing.readAssets(data) }
    case .items: MessageFuzzing.readItems(data)
    case .storage: StorageFuzzing.read(data)
    case .path: PictureFuzzing.readPaths(data)
    case .pdf: PictureFuzzing.write(data, .pdf)
    case .svgfile: PictureFuzzing.write(data, .svg)
    case .http: MessageFuzzing.readRequest(data)
    case .frames: MessageFuzzing.readFrames(data)
    case .page: MessageFuzzing.readPage(data)
    case .bus: MessageFuzzing.readBus(data)
    }
  }

  private func readPicture(_ data: Data) {
    guard let bitmap = try? ImageDecoder.bitmap(from: data, name: "fuzzed") else { return }
    precondition(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
    if let redrawn = bitmap.redrawn { _ = redrawn(17, 9) }
  }
}

@main enum Fuzz {
  static func main() {
    guard let target = Target.current else {
      print("FUZZ_TARGET names no target")
      exit(2)
    }
    if let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] {
      write(target.seeds, to: URL(fileURLWithPath: folder))
    } else {
      var (count, arguments) = (CommandLine.argc, Optional(CommandLine.unsafeArgv))
      withUnsafeMutablePointer(to: &arguments) { arguments in
        arguments.withMemoryRebound(
          to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1
        ) {
          _ = LLVMFuzzerRunDriver(&count, $0, testFile)
        }
      }
    }
  }

  /// Writes the files to start from.
  private static func write(_ seeds: [Data], to folder: URL) {
    for (index, seed) in seeds.enumerated() {
      try? seed.write(to: folder.appendingPathComponent("seed-\(index)"))
    }
  }
}

/// Called by libFuzzer with one file after the other.
private func testFile(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Target.current?.read(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
