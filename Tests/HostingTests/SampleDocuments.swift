import Foundation
import OpenCombine
import SwiftUI
import UniformTypeIdentifiers

/// A document that is a text.
struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, !data.contains(0) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// A document that is an object, and a list of lines.
final class Drawing: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.json]
  @Published var lines: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    lines = try JSONDecoder().decode([String].self, from: data)
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}
