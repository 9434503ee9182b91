// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// `Fuzzing/run` builds all Swift and C of the project with sanitizers: those that libFuzzer needs, and for "memory" the one
// that looks for wrong use of memory. Fuzzing targets use internal declarations.
let fuzzing = Context.environment["ESPALIER_FUZZING"]
let sanitizers = fuzzing == "memory" ? "fuzzer,address" : "fuzzer"
let fuzzed: [SwiftSetting] =
  fuzzing == nil
  ? [] : [.unsafeFlags(["-sanitize=\(sanitizers)", "-parse-as-library", "-enable-testing"])]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + fuzzed

func library(
  _ name: String, folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  linking linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)",
    swiftSettings: strict, linkerSettings: linker)
}

// The toolchain's own linker is faster than the default one: after a change of a line, a build with tests takes 12 s, not 15.
// It links the programs of this package only.
let quickLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict,
    linkerSettings: quickLinker)
}

func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String, exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict,
    linkerSettings: quickLinker)
}

let openCombine: [Target.Dependency] = [
  "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
]
.map { .product(name: $0, package: "OpenCombine") }

// Programs that time the project. Only `Benchmarks/run` builds them, so that no other build waits for them.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  program(name, dependencies, path: "Benchmarks/\(name)")
}

let benchmarks: [Target] =
  Context.environment["ESPALIER_BENCHMARKS"] == nil
  ? []
  : [
    benchmark("LayoutBenchmarks", ["LayoutEngine", "EspalierDrawing"]),
    benchmark("TextBenchmarks", ["EspalierTypesetting", "EspalierDrawing"]),
    benchmark(
      "ViewBenchmarks",
      [
        "SwiftUI", "ViewTesting", "Espalier", "EspalierHosting", "EspalierRendering",
        "EspalierTypesetting", "LayoutEngine", "EspalierDrawing",
      ]),
    benchmark("ScrollBenchmark", ["SwiftUI"]),
    benchmark("StartBenchmark", ["SwiftUI"]),
  ]

// Swift's own code traps where C's behavior would be undefined.
let optimizedC: [CSetting] =
  switch fuzzing {
  case nil: [.unsafeFlags(["-O2"])]
  case "memory":
    [
      .unsafeFlags([
        "-O1", "-fsanitize=fuzzer-no-link,address", "-fsanitize=undefined",
        "-fsanitize-trap=undefined", "-fno-sanitize=alignment",
      ])
    ]
  default: [.unsafeFlags(["-O1", "-fsanitize=fuzzer-no-link"])]
  }

let fuzzingTargets: [Target] =
  fuzzing == nil
  ? []
  : [
    .target(name: "CSeeds", path: "Fuzzing/CSeeds"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "EspalierRendering", "EspalierTypesetting", "Espalier", "EspalierHosting",
        "EspalierBrowser", "EspalierAccessibility", "LayoutEngine", "EspalierDrawing",
        "CoreTransferable", "UniformTypeIdentifiers", "CGfx", "CSeeds",
      ], path: "Fuzzing/Fuzz", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld"])]),
  ]

// What tests of views import. They write programs, so that tests of a low module need the highest one too.
let viewTests: [Target.Dependency] = [
  "SwiftUI", "ViewTesting", "Espalier", "EspalierControls", "EspalierContainers",
  "EspalierGraphics", "EspalierInteraction", "EspalierCore", "EspalierHosting", "LayoutEngine",
  "EspalierDrawing",
]

let package = Package(
  name: "espalier",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "@Entry, @Animatable and #Preview, for which swift-syntax is built."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // A wide range, for other packages with macros: all versions have the few types that are used.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
    // Before 1.0, a minor version may change anything.
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
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
    .target(name: "CPixels", cSettings: optimizedC),

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
    library("UniformTypeIdentifiers"),
    library("CoreTransferable", ["UniformTypeIdentifiers"] + openCombine),
    library(
      "EspalierCore", folder: "Core",
      [
        "LayoutEngine", "EspalierDrawing", "CoreTransferable", "UniformTypeIdentifiers",
        .target(name: "EspalierMacros", condition: .when(traits: ["Macros"])),
      ] + openCombine),
    library(
      "EspalierGraphics", folder: "Graphics",
      ["EspalierCore", "LayoutEngine", "EspalierDrawing"],
      linking: [.linkedLibrary("_FoundationICU")]),
    library(
      "EspalierInteraction", folder: "Interaction",
      [
        "EspalierCore", "EspalierGraphics", "LayoutEngine", "EspalierDrawing", "CoreTransferable",
      ] + openCombine),
    library(
      "EspalierControls", folder: "Controls",
      [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "LayoutEngine",
        "EspalierDrawing", "CoreTransferable",
      ]),
    library(
      "EspalierContainers", folder: "Containers",
      [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "EspalierControls",
        "LayoutEngine", "EspalierDrawing", "CoreTransferable", "UniformTypeIdentifiers",
      ] + openCombine),
    library(
      "Espalier",
      [
        "EspalierCore", "EspalierGraphics", "EspalierInteraction", "EspalierControls",
        "EspalierContainers", "LayoutEngine", "EspalierDrawing", "UniformTypeIdentifiers",
        .target(name: "EspalierMacros", condition: .when(traits: ["Macros"])),
      ] + openCombine),
    library(
      "EspalierRendering", folder: "Rendering",
      ["EspalierDrawing", "EspalierTypesetting", "CGfx", "CPixels", "CDeflate"]),
    library(
      "EspalierHosting", folder: "Hosting", ["Espalier", "LayoutEngine", "EspalierDrawing"]),
    .target(
      name: "EspalierBrowser",
      dependencies: [
        "EspalierHosting", "EspalierRendering", "EspalierTypesetting", "Espalier",
        "EspalierDrawing", .product(name: "FlyingSocks", package: "FlyingFox"),
      ], path: "Sources/BrowserHost", resources: [.copy("Page")], swiftSettings: strict),
    library(
      "EspalierAccessibility", folder: "AccessibilityBridge",
      ["EspalierHosting", "Espalier", "EspalierDrawing"]),
    // A table of the library's functions, filled at run time: nothing is linked.
    .target(name: "CSDL2"),
    library(
      "EspalierWindow", folder: "WindowHost",
      [
        "EspalierHosting", "EspalierAccessibility", "EspalierRendering", "Espalier",
        "EspalierDrawing", "CSDL2",
      ]),
    library(
      "ViewTesting",
      [
        "Espalier", "EspalierHosting", "EspalierRendering", "EspalierTypesetting", "LayoutEngine",
        "EspalierDrawing",
      ]),
    library(
      "SwiftUI",
      [
        "Espalier", "LayoutEngine", "EspalierDrawing", "EspalierTypesetting", "EspalierRendering",
        "EspalierHosting", "EspalierWindow", "EspalierBrowser", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers",
      ]),
    library("Combine", openCombine),
    // What `import CoreGraphics.CGGeometry` names: only modules of C have parts.
    .systemLibrary(name: "CGeometry"),
    library("CoreGraphics", ["CGeometry", "EspalierDrawing"]),
    library("os"),

    tests("DocumentationTests", ["CoreGraphics", "SwiftUI", "ViewTesting", "os"]),
    tests("DrawingTests", ["EspalierDrawing"]),
    tests("LoggingTests", ["os"]),
    tests("LayoutEngineTests", ["LayoutEngine", "EspalierDrawing"]),
    tests("TransferTests", ["CoreTransferable", "UniformTypeIdentifiers"]),
    tests("TypesettingTests", ["EspalierTypesetting", "EspalierDrawing"]),
    // What tests of several modules share: views and logs that they operate.
    .target(
      name: "TestSupport", dependencies: viewTests, path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("CoreTests", viewTests + ["TestSupport"]),
    tests("GraphicsTests", viewTests + ["TestSupport"]),
    tests("InteractionTests", viewTests + ["TestSupport"]),
    tests("ControlsTests", viewTests + ["TestSupport"]),
    tests("ContainersTests", viewTests + ["TestSupport"]),
    tests("EspalierTests", viewTests + ["TestSupport"]),
    tests(
      "OracleTests", ["SwiftUI", "ViewTesting", "Espalier", "LayoutEngine", "EspalierDrawing"],
      resources: [.copy("Resources")]),
    tests(
      "AccessibilityBridgeTests",
      [
        "EspalierAccessibility", "SwiftUI", "EspalierHosting", "ViewTesting", "Espalier",
        "EspalierContainers", "EspalierCore", "EspalierDrawing",
      ]),
    // A program that tests operate as assistive programs do.
    program("AccessibleApp", ["SwiftUI"], path: "Tests/AccessibleApp", exclude: ["client.py"]),
    tests(
      "BrowserTests",
      [
        "ExampleApps", "HostedApp", "Reminders", "Explorer", "EspalierBrowser", "EspalierHosting",
        "SwiftUI", "Espalier", "EspalierGraphics", "EspalierInteraction", "EspalierCore",
        "EspalierDrawing", "EspalierRendering", "EspalierTypesetting",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    program("Reminders", ["SwiftUI"], path: "Examples/Reminders"),
    program("Explorer", ["SwiftUI"], path: "Examples/Explorer"),
    // Small apps that tests operate in windows and on pages.
    .target(
      name: "ExampleApps", dependencies: ["SwiftUI"], path: "Tests/ExampleApps",
      swiftSettings: strict),
    // A program that tests start under a display server of their own.
    program("HostedApp", ["ExampleApps", "SwiftUI"], path: "Tests/HostedApp"),
    tests(
      "HostingTests",
      [
        "HostedApp", "AccessibleApp", "ExampleApps", "Reminders", "Explorer", "SwiftUI",
        "EspalierHosting", "EspalierWindow", "CSDL2", "ViewTesting", "Espalier", "EspalierControls",
        "EspalierContainers", "EspalierCore", "EspalierDrawing",
      ]),
    tests("RenderingTests", ["EspalierRendering", "EspalierTypesetting", "EspalierDrawing"]),
  ] + benchmarks + fuzzingTargets,
  swiftLanguageModes: [.v6]
)
