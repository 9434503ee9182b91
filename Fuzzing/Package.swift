// swift-tools-version: 6.2
import PackageDescription

// Feeds damaged files to everything that reads files, with libFuzzer. See `run`.
//
// The folders in `Sources` are links to the project's own: inside one package the sanitizers see all of its Swift and C.
let sanitizers = Context.environment["FUZZ_ADDRESS"] == "1" ? "fuzzer,address" : "fuzzer"
let fuzzed: [SwiftSetting] = [.unsafeFlags(["-sanitize=\(sanitizers)", "-parse-as-library"])]
let fuzzedC: [CSetting] = [
  .unsafeFlags(["-O1", "-fsanitize=\(sanitizers.replacing("fuzzer", with: "fuzzer-no-link"))"])
]

let package = Package(
  name: "fuzzing",
  targets: [
    .systemLibrary(
      name: "CGfx",
      pkgConfig: "cairo-ft cairo-pdf harfbuzz freetype2 libpng libturbojpeg libwebpdemux"),
    .systemLibrary(name: "CDeflate"),
    .target(name: "CPixels", cSettings: fuzzedC),
    .target(name: "EspalierDrawing", path: "Sources/Drawing", swiftSettings: fuzzed),
    .target(
      name: "EspalierTypesetting", dependencies: ["EspalierDrawing", "CGfx"],
      path: "Sources/Typesetting", swiftSettings: fuzzed,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "EspalierRendering",
      dependencies: ["EspalierDrawing", "EspalierTypesetting", "CGfx", "CPixels", "CDeflate"],
      path: "Sources/Rendering", swiftSettings: fuzzed),
    .target(name: "CSeeds"),
    .executableTarget(
      name: "Fuzz", dependencies: ["EspalierRendering", "EspalierTypesetting", "CGfx", "CSeeds"],
      swiftSettings: fuzzed,
      linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
