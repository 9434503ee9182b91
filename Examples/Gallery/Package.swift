// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  dependencies: [
    // Named, because a folder on disk is otherwise known by whatever name it was cloned under.
    // Without the macros, so that swift-syntax is not built.
    .package(name: "espalier", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [.product(name: "SwiftUI", package: "espalier")],
      resources: [.copy("Resources/hills@2x.png")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
