// swift-tools-version: 6.2
import PackageDescription

// Feeds damaged files, messages, views and pictures to all that takes them, with libFuzzer. See `run`.
//
// The folders in `Sources` are links to the project's own: inside one package the sanitizers see all of its Swift and C.
let checksMemory = Context.environment["FUZZ_ADDRESS"] == "1"
let sanitizers = checksMemory ? "fuzzer,address" : "fuzzer"
// Fuzzing targets use internal declarations.
let fuzzed: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=\(sanitizers)", "-parse-as-library", "-enable-testing"])
]
// Swift's own code traps where C's behavior would be undefined.
let fuzzedC: [CSetting] = [
  .unsafeFlags(
    ["-O1", "-fsanitize=fuzzer-no-link\(checksMemory ? ",address" : "")"]
      + (checksMemory
        ? ["-fsanitize=undefined", "-fsanitize-trap=undefined", "-fno-sanitize=alignment"] : []))
]
let openCombine: [Target.Dependency] = [
  "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
]
.map { .product(name: $0, package: "OpenCombine") }

let package = Package(
  name: "fuzzing",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
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
    .target(
      name: "LayoutEngine", dependencies: ["EspalierDrawing"], path: "Sources/LayoutEngine",
      swiftSettings: fuzzed),
    .target(
      name: "UniformTypeIdentifiers", path: "Sources/UniformTypeIdentifiers", swiftSettings: fuzzed),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"] + openCombine,
      path: "Sources/CoreTransferable", swiftSettings: fuzzed),
    .target(
      name: "EspalierCore",
      dependencies: [
        "LayoutEngine", "EspalierDrawing", "CoreTransferable", "UniformTypeIdentifiers",
      ] + openCombine,
      path: "Sources/Core", swiftSettings: fuzzed),
    .target(
      name: "EspalierGraphics",
      dependencies: [
        "EspalierCore", "LayoutEngine", "EspalierDrawing",
      ],
      path: "Sources/Graphics", swiftSettings: fuzzed),
    .target(
      name: "EspalierInteraction",
      dependencies: [
        "EspalierCore", "EspalierGraphics", "LayoutEngine", "EspalierDrawing", "CoreTransferable",
      ] + openCombine,
      path: "Sources/Interaction", swiftSettings: fuzzed),
    .target(
      name: "EspalierControls",
      dependencies: [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "LayoutEngine",
        "EspalierDrawing", "CoreTransferable",
      ],
      path: "Sources/Controls", swiftSettings: fuzzed),
    .target(
      name: "EspalierContainers",
      dependencies: [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "EspalierControls",
        "LayoutEngine", "EspalierDrawing", "CoreTransferable", "UniformTypeIdentifiers",
      ] + openCombine,
      path: "Sources/Containers", swiftSettings: fuzzed),
    .target(
      name: "Espalier",
      dependencies: [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "EspalierControls",
        "EspalierContainers", "LayoutEngine", "EspalierDrawing", "UniformTypeIdentifiers",
      ] + openCombine,
      path: "Sources/Espalier", swiftSettings: fuzzed),
    .target(
      name: "EspalierHosting", dependencies: ["Espalier"], path: "Sources/Hosting",
      swiftSettings: fuzzed),
    .target(
      name: "EspalierBrowser",
      dependencies: [
        "EspalierHosting", "EspalierRendering", "EspalierTypesetting", "Espalier",
        "EspalierDrawing", .product(name: "FlyingSocks", package: "FlyingFox"),
      ], path: "Sources/BrowserHost", resources: [.copy("Page")], swiftSettings: fuzzed),
    .target(
      name: "EspalierAccessibility",
      dependencies: ["EspalierHosting", "Espalier", "EspalierDrawing"],
      path: "Sources/AccessibilityBridge", swiftSettings: fuzzed),
    .target(name: "CSeeds"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "EspalierRendering", "EspalierTypesetting", "Espalier", "EspalierHosting",
        "EspalierBrowser", "EspalierAccessibility", "LayoutEngine", "EspalierDrawing",
        "CoreTransferable", "UniformTypeIdentifiers", "CGfx", "CSeeds",
      ],
      swiftSettings: fuzzed,
      linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
