import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct AssetCatalogTests {
  private let black =
    #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x00", "green": "0x00", "blue": "0x00"}}}]}"#

  private func resolve(_ name: String, _ folder: AssetFolder) -> String {
    Color(name, bundle: folder.bundle).resolve(in: EnvironmentValues()).description
  }

  @Test(arguments: [
    // In the bundle, or in a folder of it.
    ("Assets.xcassets/Ink.colorset", "Ink"), ("Resources/Media.xcassets/Ink.colorset", "Ink"),
    // Folders sort the assets of a catalog; only those that provide a namespace are part of the names.
    ("Assets.xcassets/Plain/Ink.colorset", "Ink"),
    ("Assets.xcassets/Space/Ink.colorset", "Space/Ink"),
    ("Assets.xcassets/Space/Plain/Ink.colorset", "Space/Ink"),
    ("Assets.xcassets/Space/Space/Ink.colorset", "Space/Space/Ink"),
  ])
  func `a color is found by its name`(set: String, name: String) throws {
    var files = [set + "/Contents.json": black]
    for folder in ["Assets.xcassets/Space", "Assets.xcassets/Space/Space"] {
      files[folder + "/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
    }
    files["Assets.xcassets/Plain/Contents.json"] = #"{"info": {"author": "xcode", "version": 1}}"#
    let folder = try AssetFolder(files)
    #expect(resolve(name, folder) == "#000000FF")
    #expect(folder.problems(of: Color(name, bundle: folder.bundle)) == [])
  }

  @Test func `a missing name is reported once with similar names`() throws {
    let folder = try AssetFolder([
      "Assets.xcassets/Brand.colorset/Contents.json": black,
      "Assets.xcassets/Background.colorset/Contents.json": black,
    ])
    let color = Color("Brnad", bundle: folder.bundle)
    #expect(drawn(color, in: .square) == "")
    let problems = folder.problems(of: VStack { ForEach(0..<5) { _ in color } })
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.contains(#"no color "Brnad" in the bundle \#(folder.bundle.bundlePath)"#))
    #expect(problem.hasSuffix(#"Similar names: "Brand"."#))
  }

  @Test func `an unreadable folder of a catalog is named`() throws {
    let folder = try AssetFolder([
      "Assets.xcassets/Ink.colorset/Contents.json": black,
      "Assets.xcassets/Closed/Red.colorset/Contents.json": black,
    ])
    let root = folder.bundle.bundleURL.appendingPathComponent("Assets.xcassets")
    let closed = root.appendingPathComponent("Closed").path
    chmod(closed, 0)
    defer { chmod(closed, 0o700) }
    // Only this thread gives up the rights of root, who may read everything.
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    let user = setUser(65_534)
    let catalog = AssetCatalog(url: root)
    _ = setUser(UInt32(bitPattern: user))
    #expect(catalog.colorNames == ["Ink"])
    #expect(catalog.problems.count == 1)
    let words = catalog.problems.first?.message ?? ""
    #expect(words.contains("The folder \(closed) of the asset catalog cannot be read: "))
  }

  @Test func `a bundle without a catalog is reported`() throws {
    let folder = try AssetFolder(["a.txt": ""])
    let problems = folder.problems(of: Color("Ink", bundle: folder.bundle))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("has no asset catalog") == true)
  }

  @Test(arguments: [
    (#"{"colors": ["#, "is broken:"),
    (#"{"colours": []}"#, #"the file has no field "colors"."#),
    (#"{"colors": 3}"#, "colors: "),
    (
      #"{"colors": [{"color": {"components": {"red": "0x00", "green": "0x00"}}}]}"#,
      #"colors[0].color.components has no field "blue"."#
    ),
    (
      #"{"colors": [{"color": {"components": {"red": "r", "green": "0", "blue": "0"}}}]}"#,
      #"colors[0].color.components.red: "r" is no component of a color; write 0xFF, 255 or 1.000."#
    ),
    (
      #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
      "colors[0].color.color-space: the color space lab is not known"
    ),
  ])
  func `a broken set is reported with its file and field`(json: String, reason: String) throws {
    let folder = try AssetFolder(["Assets.xcassets/Ink.colorset/Contents.json": json])
    let color = Color("Ink", bundle: folder.bundle)
    let problems = folder.problems(
      of: VStack {
        color; color
      })
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(
      problem.hasPrefix(
        "The asset file \(folder.bundle.bundlePath)/Assets.xcassets/Ink.colorset/Contents.json"))
    #expect(problem.contains(reason))
    #expect(drawn(color, in: .square) == "")
  }

  @Test func `a broken folder is reported, and what is in it is found`() throws {
    let folder = try AssetFolder([
      "Assets.xcassets/Group/Contents.json": "?",
      "Assets.xcassets/Group/Ink.colorset/Contents.json": black,
    ])
    #expect(resolve("Ink", folder) == "#000000FF")
    let problems = folder.problems(of: Color("Ink", bundle: folder.bundle))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Assets.xcassets/Group/Contents.json is broken") == true)
  }

  @Test func `a catalog behind a link is found, and folders behind links in it`() throws {
    let shared = try AssetFolder([
      "Shared.xcassets/Ink.colorset/Contents.json": black,
      "Group/Paint.colorset/Contents.json": black,
    ])
    let folder = try AssetFolder(["Own.xcassets/Contents.json": "{}"])
    let (here, there) = (folder.bundle.bundleURL, shared.bundle.bundleURL)
    try FileManager.default.createSymbolicLink(
      at: here.appendingPathComponent("Linked.xcassets"),
      withDestinationURL: there.appendingPathComponent("Shared.xcassets"))
    try FileManager.default.createSymbolicLink(
      at: here.appendingPathComponent("Own.xcassets/Group"),
      withDestinationURL: there.appendingPathComponent("Group"))
    // A link that leads back to its own folder is followed a limited number of times.
    try FileManager.default.createSymbolicLink(
      at: here.appendingPathComponent("Own.xcassets/Round"),
      withDestinationURL: here.appendingPathComponent("Own.xcassets"))
    // The folder exists for as long as its value does.
    withExtendedLifetime(shared) {
      #expect(resolve("Ink", folder) == "#000000FF")
      #expect(resolve("Paint", folder) == "#000000FF")
    }
  }

  @Test(arguments: [
    ("Brnad", ["Brand"]), ("brand", ["Brand"]), ("Bran", ["Brand"]), ("Ink", []),
    ("Button", ["Button2", "Buttons"]),
  ])
  func `similar names need few changes`(name: String, expected: [String]) {
    #expect(NearNames.of(name, among: ["Brand", "Background", "Button2", "Buttons"]) == expected)
  }
}
