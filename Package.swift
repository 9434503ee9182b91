// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func library(
  _ name: String, folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  linking linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)",
    swiftSettings: strict, linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let openCombine: [Target.Dependency] = [
  "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
]
.map { .product(name: $0, package: "OpenCombine") }

let package = Package(
  name: "espalier",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
  ],
  traits: [
    .trait(name: "Macros", description: "@Entry and #Preview, for which swift-syntax is built."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CGfx",
      pkgConfig: "cairo-ft cairo-pdf harfbuzz freetype2 libpng libturbojpeg libwebpdemux",
      providers: [
        .apt([
          "libcairo2-dev", "libharfbuzz-dev", "libfreetype-dev", "libpng-dev", "libturbojpeg0-dev",
          "libwebp-dev", "libgif-dev",
        ])
      ]),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "CPixels", cSettings: [.unsafeFlags(["-O2"])]),

    library("EspalierDrawing", folder: "Drawing"),
    library("LayoutEngine", ["EspalierDrawing"]),
    library(
      "EspalierTypesetting", folder: "Typesetting", ["EspalierDrawing", "CGfx"],
      linking: [.linkedLibrary("_FoundationICU")]),
    .macro(
      name: "EspalierMacros",
      dependencies: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
      }, swiftSettings: strict),
    library(
      "Espalier",
      [
        "LayoutEngine", "EspalierDrawing",
        .target(name: "EspalierMacros", condition: .when(traits: ["Macros"])),
      ] + openCombine),
    library(
      "EspalierRendering", folder: "Rendering",
      ["EspalierDrawing", "EspalierTypesetting", "CGfx", "CPixels", "CDeflate"]),
    library("EspalierHosting", folder: "Hosting", ["Espalier"]),
    .target(
      name: "EspalierBrowser",
      dependencies: [
        "EspalierHosting", "EspalierRendering", "EspalierTypesetting", "Espalier",
        "EspalierDrawing", .product(name: "FlyingSocks", package: "FlyingFox"),
      ], path: "Sources/BrowserHost", resources: [.copy("Page")], swiftSettings: strict),
    // A table of the library's functions, filled at run time: nothing is linked.
    .target(name: "CSDL2"),
    library(
      "EspalierWindow", folder: "WindowHost", ["EspalierHosting", "EspalierRendering", "CSDL2"]),
    library("ViewTesting", ["Espalier", "EspalierRendering", "EspalierTypesetting"]),
    library(
      "SwiftUI",
      [
        "Espalier", "EspalierDrawing", "EspalierTypesetting", "EspalierRendering",
        "EspalierHosting", "EspalierWindow", "EspalierBrowser", "Combine",
      ]),
    library("Combine", openCombine),
    library("CoreGraphics", ["EspalierDrawing"]),

    tests("DrawingTests", ["EspalierDrawing"]),
    tests("LayoutEngineTests", ["LayoutEngine", "EspalierDrawing"]),
    tests("TypesettingTests", ["EspalierTypesetting", "EspalierDrawing"]),
    tests(
      "EspalierTests",
      ["SwiftUI", "ViewTesting", "Espalier", "EspalierHosting", "LayoutEngine", "EspalierDrawing"]),
    .testTarget(
      name: "OracleTests",
      dependencies: ["SwiftUI", "ViewTesting", "Espalier", "LayoutEngine", "EspalierDrawing"],
      resources: [.copy("Resources")], swiftSettings: strict),
    tests(
      "BrowserTests",
      [
        "HostedApp", "EspalierBrowser", "EspalierHosting", "SwiftUI", "Espalier",
        "EspalierDrawing", "EspalierRendering", "EspalierTypesetting",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    // A program that tests start under a display server of their own.
    .executableTarget(
      name: "HostedApp", dependencies: ["SwiftUI"], path: "Tests/HostedApp", swiftSettings: strict),
    tests(
      "HostingTests",
      [
        "HostedApp", "SwiftUI", "EspalierHosting", "EspalierWindow", "CSDL2", "ViewTesting",
        "Espalier", "EspalierDrawing",
      ]),
    tests("RenderingTests", ["EspalierRendering", "EspalierTypesetting", "EspalierDrawing"]),
  ],
  swiftLanguageModes: [.v6]
)
