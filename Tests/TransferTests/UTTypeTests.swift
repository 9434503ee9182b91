import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct `Uniform types` {
  @Test func `types know their supertypes`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.utf8PlainText.isSubtype(of: .text))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.image.conforms(to: .png))
    // A picture in SVG is a document in XML, too.
    #expect(UTType.svg.supertypes == [.image, .xml, .text, .data, .content, .item])
  }

  @Test(arguments: [
    ("png", UTType.png), ("JPG", .jpeg), (".csv", .commaSeparatedText), ("swift", .swiftSource),
    ("txt", .plainText), ("zip", .zip), ("mp3", .mp3),
  ])
  func `file name extensions stand for types`(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name) == type)
  }

  @Test(arguments: [
    ("image/png", UTType.png), ("text/html; charset=utf-8", .html), ("application/pdf", .pdf),
    ("image/jpg", .jpeg), ("text/plain", .plainText),
  ])
  func `MIME types stand for types`(name: String, type: UTType) {
    #expect(UTType(mimeType: name) == type)
  }

  @Test func `the usual extension and MIME type come first`() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.png.localizedDescription == "PNG image")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
  }

  @Test func `an undeclared identifier has no type`() {
    #expect(UTType("public.nothing") == nil)
    #expect(UTType("PUBLIC.PNG") == .png)
  }

  @Test func `an undeclared extension gets a dynamic type`() throws {
    let type = try #require(UTType(filenameExtension: "espalier", conformingTo: .image))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "espalier")
    // The identifier of a dynamic type contains everything about it.
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }

  @Test func `dynamic identifiers are written as Apple's systems write them`() {
    // The letters for "?0=6:1=": 6 is data and 1 an extension (https://alastairs-place.net/blog/2012/06/06/utis-are-better-than-you-think-and-heres-why/).
    #expect(UTType(filenameExtension: "espalier")?.identifier.hasPrefix("dyn.ah62d4rv4ge8") == true)
    #expect(UTType("dyn.a") == nil)
    #expect(UTType("dyn.ah62d4rv4ge8") == nil)
    #expect(UTType("dyn.a!") == nil)
  }

  @Test func `a program's types conform to what they declare`() throws {
    let note = UTType(exportedAs: "com.example.Transfer-Note", conformingTo: .json)
    #expect(note.conforms(to: .json) && note.conforms(to: .text))
    #expect(UTType("com.example.transfer-note") == note)
    #expect(UTType(importedAs: "com.example.transfer-other").conforms(to: .data))
    let data = try JSONEncoder().encode([note, .png])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [note, .png])
  }

  @Test func `declaring a system type again changes nothing`() {
    _ = UTType(exportedAs: "public.png", conformingTo: .text)
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test func `files get the extension of their type once`() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(
      folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    let photo = folder.appendingPathComponent("b.JPG")
    #expect(photo.appendingPathExtension(for: .jpeg).lastPathComponent == "b.JPG")
    #expect(photo.appendingPathExtension(for: .png).lastPathComponent == "b.JPG.png")
  }
}
