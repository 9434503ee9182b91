// swift-tools-version: 6.2
import PackageDescription

// The folders in `Sources` are links to the project's own: inside one package, benchmarks see what is `package`
// there, and whole-module optimization sees all of an engine.
let openCombine: [Target.Dependency] = [
  "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
]
.map { .product(name: $0, package: "OpenCombine") }

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CGfx",
      pkgConfig: "cairo-ft cairo-pdf harfbuzz freetype2 libpng libturbojpeg libwebpdemux"),
    .systemLibrary(name: "CDeflate"),
    .target(name: "CPixels"),
    .target(name: "EspalierDrawing", path: "Sources/Drawing"),
    .target(name: "LayoutEngine", dependencies: ["EspalierDrawing"]),
    .target(
      name: "EspalierTypesetting", dependencies: ["EspalierDrawing", "CGfx"],
      path: "Sources/Typesetting", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"] + openCombine),
    .target(
      name: "EspalierCore",
      dependencies: ["LayoutEngine", "EspalierDrawing", "CoreTransferable"] + openCombine,
      path: "Sources/Core"),
    .target(
      name: "Espalier",
      dependencies: ["EspalierCore", "LayoutEngine", "EspalierDrawing", "CoreTransferable"]
        + openCombine),
    .target(
      name: "EspalierRendering",
      dependencies: ["EspalierDrawing", "EspalierTypesetting", "CGfx", "CPixels", "CDeflate"],
      path: "Sources/Rendering"),
    .target(name: "EspalierHosting", dependencies: ["Espalier"], path: "Sources/Hosting"),
    .target(name: "CSDL2"),
    .target(
      name: "EspalierWindow",
      dependencies: ["EspalierHosting", "EspalierAccessibility", "EspalierRendering", "CSDL2"],
      path: "Sources/WindowHost"),
    .target(
      name: "EspalierAccessibility",
      dependencies: ["EspalierHosting", "Espalier", "EspalierDrawing"],
      path: "Sources/AccessibilityBridge"),
    .target(
      name: "EspalierBrowser",
      dependencies: [
        "EspalierHosting", "EspalierRendering", .product(name: "FlyingSocks", package: "FlyingFox"),
      ], path: "Sources/BrowserHost", resources: [.copy("Page")]),
    .target(
      name: "ViewTesting", dependencies: ["Espalier", "EspalierHosting", "EspalierRendering"]),
    .target(name: "Combine", dependencies: openCombine),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Espalier", "EspalierRendering", "EspalierHosting", "EspalierWindow", "EspalierBrowser",
        "Combine",
      ]),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["LayoutEngine", "EspalierDrawing"]),
    .executableTarget(
      name: "TextBenchmarks", dependencies: ["EspalierTypesetting", "EspalierDrawing"]),
    .executableTarget(name: "ViewBenchmarks", dependencies: ["SwiftUI", "ViewTesting"]),
    .executableTarget(name: "StartBenchmark", dependencies: ["SwiftUI"]),
  ],
  swiftLanguageModes: [.v6]
)
