import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

/// Choosers of files, operated without a window.
@MainActor @Suite(.serialized) struct FileChooserTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-chooser-\(UUID().uuidString)")

  init() throws {
    for name in ["b.txt", "a.txt", "picture.png", ".secret.txt", "inner/deep.txt"] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: url)
    }
  }

  private final class Log {
    var lines: [String] = []

    func note(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): lines.append(urls.map(\.lastPathComponent).joined(separator: " "))
      case .failure(let error):
        lines.append("failure \((error as? CocoaError)?.code.rawValue ?? 0)")
      }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws { text = "" }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private enum Kind { case open, openSeveral, export, move }

  private struct Screen: View {
    let kind: Kind
    let folder: URL
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .modifier(Chooser(kind: kind, folder: folder, log: log, isShown: $isShown))
        .fileDialogDefaultDirectory(folder)
        .fileDialogMessage("Take one")
        .fileDialogConfirmationLabel("Take")
    }
  }

  private struct Chooser: ViewModifier {
    let kind: Kind
    let folder: URL
    let log: Log
    @Binding var isShown: Bool

    @ViewBuilder func body(content: Content) -> some View {
      switch kind {
      case .open:
        content.fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) {
          log.note($0.map { [$0] })
        }
      case .openSeveral:
        content.fileImporter(
          isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) {
          log.note($0)
        } onCancellation: {
          log.lines.append("called off")
        }
      case .export:
        content.fileExporter(
          isPresented: $isShown, document: Note(text: "new"), contentType: .plainText,
          defaultFilename: "b"
        ) {
          log.note($0.map { [$0] })
        }
      case .move:
        content.fileMover(isPresented: $isShown, file: folder.appendingPathComponent("a.txt")) {
          log.note($0.map { [$0] })
        }
      }
    }
  }

  private func chooser(_ kind: Kind, _ log: Log, width: CGFloat = 800) async throws -> Harness {
    let harness = Harness(
      Screen(kind: kind, folder: folder, log: log), window: CGSize(width: width, height: 600)
    ) {
      $0.choosesFiles = true
    }
    harness.click("Show")
    harness.advance(by: 1)
    try await waits(harness) { harness.text.contains("inner") }
    return harness
  }

  private func waits(_ harness: Harness, until condition: () -> Bool) async throws {
    let isSo = await eventually {
      harness.advance(by: 0.1)
      return condition()
    }
    try #require(isSo, "\(harness.text)")
  }

  @Test func `a chooser lists folders first and hides what is hidden`() async throws {
    let harness = try await chooser(.open, Log())
    let names = ["inner", "a.txt", "b.txt", "picture.png"]
    let places = names.map { harness.frame(of: $0)?.minY ?? 0 }
    #expect(places == places.sorted() && places[0] > 0)
    #expect(!harness.text.contains(".secret.txt"))
    #expect(harness.text.contains("Take one"))
    harness.press(".", modifiers: [.command, .shift])
    try await waits(harness) { harness.text.contains(".secret.txt") }
  }

  @Test(arguments: [400.0, 800])
  func `a chooser is as wide as it would like to be, or as its window has room`(
    width: CGFloat
  ) async throws {
    let harness = try await chooser(.export, Log(), width: width)
    let (first, last) = (harness.frame(of: "New Folder"), harness.frame(of: "Take"))
    // 600 points in the middle, or all but 8 at both sides.
    let start = max(8, (width - 600) / 2)
    #expect(try #require(first).minX >= start && #require(last).maxX <= width - start)
  }

  @Test func `only files of the kinds that are wanted can be taken`() async throws {
    let log = Log()
    let harness = try await chooser(.open, log)
    harness.click("picture.png")
    harness.click("Take")
    harness.advance(by: 1)
    #expect(log.lines == [])
    harness.click("b.txt")
    harness.click("Take")
    harness.advance(by: 1)
    #expect(log.lines == ["b.txt"])
    #expect(!harness.text.contains("Take one"))
  }

  @Test func `a folder that cannot be read is named, together with what to do`() async throws {
    var options = FileDialogOptions()
    options.defaultDirectory = folder.appendingPathComponent("gone")
    let model = FileChooserModel(FileRequest(purpose: .open(several: false)), options)
    await model.read()
    let problem = try #require(model.problem)
    #expect(problem.hasPrefix("The folder \(folder.path)/gone cannot be read: "))
    #expect(problem.hasSuffix(". Choose another one."))
    model.goUp()
    await model.read()
    #expect(model.problem == nil)
  }

  @Test func `two clicks open a folder, and then take a file`() async throws {
    let log = Log()
    let harness = try await chooser(.open, log)
    harness.doubleClick("inner")
    try await waits(harness) { harness.text.contains("deep.txt") }
    harness.doubleClick("deep.txt")
    harness.advance(by: 1)
    #expect(log.lines == ["deep.txt"])
  }

  @Test func `several files are taken where that is allowed, and Escape cancels`()
    async throws
  {
    let log = Log()
    let harness = try await chooser(.openSeveral, log)
    harness.click("a.txt")
    harness.click("b.txt", modifiers: .command)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(log.lines == ["a.txt b.txt"])
    harness.click("Show")
    harness.advance(by: 1)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(log.lines == ["a.txt b.txt", "called off"])
  }

  @Test func `a file is replaced only after a question`() async throws {
    let log = Log()
    let harness = try await chooser(.export, log)
    let file = folder.appendingPathComponent("b.txt")
    harness.click("Take")
    harness.advance(by: 1)
    #expect(try Data(contentsOf: file) == Data("b.txt".utf8))
    #expect(harness.text.contains("Replace"))
    harness.click("Replace")
    harness.advance(by: 1)
    try await waits(harness) { log.lines == ["b.txt"] }
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }

  @Test func `a file is moved into the folder that is chosen`() async throws {
    let log = Log()
    let harness = try await chooser(.move, log)
    harness.click("inner")
    harness.click("Take")
    harness.advance(by: 1)
    #expect(log.lines == ["a.txt"])
    #expect(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("inner/a.txt").path))
  }

  @Test func `either all files are moved or none`() throws {
    let files = ["a.txt", "gone.txt"].map { folder.appendingPathComponent($0) }
    #expect(throws: (any Error).self) {
      try FileMoving.move(files, to: folder.appendingPathComponent("inner"))
    }
    #expect(FileManager.default.fileExists(atPath: files[0].path))
  }

  @Test func `a person on a page sees nothing of the machine's disk`() {
    let log = Log()
    let harness = Harness(Screen(kind: .move, folder: folder, log: log))
    harness.click("Show")
    harness.advance(by: 1)
    #expect(log.lines == ["failure \(CocoaError.Code.featureUnsupported.rawValue)"])
    #expect(!harness.text.contains("inner"))
    #expect(harness.diagnostics.contains { $0.contains("chooser of files") })
  }
}
