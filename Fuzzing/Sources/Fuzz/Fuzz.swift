import EspalierRendering
import Foundation

/// What is fuzzed: the name is an argument of `run`.
enum Target: String {
  case png, jpeg, webp, gif, svg, font

  /// Set by `run`.
  static let current = Target(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

  func read(_ data: Data) {
    switch self {
    case .png, .jpeg, .webp, .gif, .svg: readPicture(data)
    case .font: FontReading.read(data)
    }
  }

  private func readPicture(_ data: Data) {
    guard let bitmap = try? ImageDecoder.bitmap(from: data, name: "fuzzed") else { return }
    precondition(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
    if let redrawn = bitmap.redrawn { _ = redrawn(17, 9) }
  }
}

/// Called by libFuzzer before anything else: writes the files to start from, if `run` wants them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer
) -> Int32 {
  guard let target = Target.current else {
    print("FUZZ_TARGET names no target")
    exit(2)
  }
  if let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] {
    for (index, seed) in target.seeds.enumerated() {
      let url = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)")
      try? seed.write(to: url)
    }
    exit(0)
  }
  return 0
}

/// Called by libFuzzer with one file after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Target.current?.read(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
