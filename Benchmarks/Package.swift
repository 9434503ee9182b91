// swift-tools-version: 6.2
import PackageDescription

// `Sources/Drawing` and `Sources/LayoutEngine` are links to the project's own: inside one package, benchmarks
// see what is `package` there, and whole-module optimization sees all of an engine.
let package = Package(
  name: "benchmarks",
  targets: [
    .target(name: "EspalierDrawing", path: "Sources/Drawing"),
    .target(name: "LayoutEngine", dependencies: ["EspalierDrawing"]),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["LayoutEngine", "EspalierDrawing"]),
  ],
  swiftLanguageModes: [.v6]
)
