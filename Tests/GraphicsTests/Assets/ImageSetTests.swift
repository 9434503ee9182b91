import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ImageSetTests {
  private func folder(_ images: String, _ properties: String = "{}") throws -> AssetFolder {
    let json = #"{"images": [\#(images)], "properties": \#(properties)}"#
    var files = ["Assets.xcassets/Leaf.imageset/Contents.json": json]
    for name in ["leaf.png", "leaf@2x.png", "leaf@3x.png", "dark.png", "rtl.png"] {
      files["Assets.xcassets/Leaf.imageset/\(name)"] = "picture"
    }
    return try AssetFolder(files)
  }

  private let scales = """
    {"idiom": "universal", "scale": "1x", "filename": "leaf.png"},
    {"idiom": "universal", "scale": "2x", "filename": "leaf@2x.png"},
    {"idiom": "universal", "scale": "3x", "filename": "leaf@3x.png"}
    """

  private func drawing(
    _ folder: AssetFolder, scale: CGFloat = 1,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    environment.imageLoader = ImageStore(PlainLoader(width: 6, height: 4))
    environment.displayScale = scale
    change(&environment)
    let image = Image(ImageResource(name: "Leaf", bundle: folder.bundle))
    return drawn(image, in: CGSize(width: 6, height: 4), environment)
  }

  // A picture of 6 by 4 pixels is 6 by 4 points at 1x, 3 by 2 at 2x and 2 by 1 1/3 at 3x; it is centered, and its edges
  // stand on whole points: from 1.5 to 4.5 is from 2 to 5, from 1.33 to 2.67 from 1 to 3.
  @Test(arguments: [
    (CGFloat(1), "(image leaf.png 0,0 6x4)"), (2, "(image leaf@2x.png 2,1 3x2)"),
    (3, "(image leaf@3x.png 2,1 2x2)"),
  ])
  func `the file that suits the display is taken`(scale: CGFloat, expected: String) throws {
    #expect(drawing(try folder(scales), scale: scale) == expected)
  }

  @Test func `a set with one file for all displays uses that`() throws {
    let single = try folder(#"{"idiom": "universal", "filename": "leaf.png"}"#)
    #expect(drawing(single, scale: 3) == "(image leaf.png 0,0 6x4)")
  }

  @Test func `places without a file are passed over`() throws {
    let sparse = try folder(
      #"{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x", "filename": "leaf@2x.png"}"#
    )
    #expect(drawing(sparse, scale: 1) == "(image leaf@2x.png 2,1 3x2)")
  }

  @Test func `appearance and direction choose`() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let folder = try folder(
      scales + """
        , {"idiom": "universal", "scale": "1x", "filename": "dark.png", "appearances": [\(dark)]},
        {"idiom": "universal", "scale": "1x", "filename": "rtl.png", "language-direction": "right-to-left"}
        """)
    #expect(drawing(folder) == "(image leaf.png 0,0 6x4)")
    #expect(drawing(folder) { $0.colorScheme = .dark } == "(image dark.png 0,0 6x4)")
    #expect(
      drawing(folder) { $0.layoutDirection = .rightToLeft } == "(image rtl.png 0,0 6x4)")
  }

  @Test func `a set may ask to be drawn in the foreground style`() throws {
    let template = try folder(scales, #"{"template-rendering-intent": "template"}"#)
    let expected = "(image leaf.png 0,0 6x4 tint #000000)"
    #expect(drawing(template) { $0.pushForeground([Color.black]) } == expected)
  }

  @Test func `an empty set is reported`() throws {
    let empty = try folder(#"{"idiom": "universal", "scale": "1x"}"#)
    let problems = empty.problems(of: Image("Leaf", bundle: empty.bundle))
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(#"The image set "Leaf" in "#) == true)
  }

  @Test func `a file name that leads outside of the set is not followed`() throws {
    let hostile = try folder(
      #"{"idiom": "universal", "scale": "1x", "filename": "../Leaf.imageset/leaf.png"}"#)
    #expect(drawing(hostile) == "")
  }
}
