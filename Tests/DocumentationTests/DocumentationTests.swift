import Foundation
import Testing

/// Blocks of Swift in the documents, each of which stands in a file of this folder, so that it is
/// compiled and its tests run.
@Suite struct DocumentationTests {
  @Test(arguments: ["README.md", "Docs/Apps.md", "Docs/Testing.md", "Docs/Shipping.md"])
  func `every block of code is compiled`(_ name: String) throws {
    let document = try text(of: Self.project.appending(path: name))
    let blocks = Self.swiftBlocks(in: document)
    #expect(!blocks.isEmpty)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let compiled = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter {
        $0.lastPathComponent.hasSuffix("Snippets.swift")
          || $0.lastPathComponent == "Imports.swift"
      }
      .map { Self.flattened(try text(of: $0)) }
    for block in blocks {
      let code = Self.flattened(block)
      #expect(
        compiled.contains { $0.contains(code) },
        "\(name) shows code that no file in Tests/DocumentationTests has:\n\(block)")
    }
  }

  @Test func `blocks are found, manifests are left out`() {
    let document = """
      ```swift
      // swift-tools-version: 6.2
      let package = Package()
      ```
      words
      ```swift
      let a = 1
      ```
      ```sh
      ls
      ```
      """
    #expect(Self.swiftBlocks(in: document) == ["let a = 1"])
  }

  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func swiftBlocks(in document: String) -> [String] {
    document.components(separatedBy: "\n```")
      .compactMap { part in
        let start = part.hasPrefix("```") ? part.dropFirst(3) : part[...]
        guard start.hasPrefix("swift\n") else { return nil }
        return start.dropFirst("swift\n".count).trimmingCharacters(in: .newlines)
      }
      .filter { !$0.contains("swift-tools-version") }
  }

  /// Code without the differences between a document and a test target: indentation, empty lines, and the attribute at
  /// which a program starts.
  private static func flattened(_ code: String) -> String {
    code.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .map { $0.replacing("@main ", with: "") }
      .joined(separator: "\n")
  }
}
