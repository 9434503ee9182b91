import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAccessibility
@testable import EspalierContainers
@testable import EspalierCore

/// The desktop's file chooser, with a portal that stands in for the real one.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.program != nil, PrivateBus.comment))
struct FilePortalTests {
  /// A portal that gives each question an object, and answers when it is told to.
  @MainActor private final class Portal {
    var calls: [DBusMessage] = []
    var connection: DBusConnection?

    static let path = "/org/freedesktop/portal/desktop/request/test/1"

    init(on bus: PrivateBus) async throws {
      connection = try await bus.service("org.freedesktop.portal.Desktop") {
        [unowned self] connection, call in
        calls.append(call)
        if call.expectsAnswer { connection.send(call.answer([.path(Self.path)])) }
      }
    }

    /// Reports to the program what a person has done.
    func respond(_ code: UInt32, _ places: [String] = []) {
      let results = DBusValue.array(
        of: "{sv}", [.entry(.string("uris"), .variant(.texts(places)))])
      var signal = DBusMessage.signal(
        Self.path, "org.freedesktop.portal.Request", "Response", [.uint32(code), results])
      signal.destination = calls.first?.sender
      connection?.send(signal)
    }

    /// An option of the last question.
    func option(_ name: String) -> DBusValue? {
      for case .entry(let key, .variant(let value)) in calls.last?.body.last?.elements ?? []
      where key.text == name {
        return value
      }
      return nil
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Screen: View {
    let log: Log
    @State var isShown = true

    var body: some View {
      Button(isShown ? "Close" : "Open") { isShown.toggle() }
        .fileImporter(
          isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) {
          let names = (try? $0.get())?.map(\.lastPathComponent).joined(separator: " ")
          log.lines.append(names ?? "failure")
        } onCancellation: {
          log.lines.append("called off")
        }
        .fileDialogConfirmationLabel("Take")
        .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
    }
  }

  private func harness(_ log: Log, _ portal: FilePortal) -> Harness {
    Harness(Screen(log: log), window: CGSize(width: 600, height: 500)) {
      $0.choosesFiles = true
      $0.desktopFileChooser = portal
    }
  }

  @Test func `the desktop is asked in the portal's terms, and answers with what was chosen`()
    async throws
  {
    let bus = try PrivateBus()
    let desktop = try await Portal(on: bus)
    let portal = try #require(FilePortal(environment: bus.environment) { _ in "x11:2a" })
    defer { portal.close() }
    let log = Log()
    let harness = harness(log, portal)
    #expect(await bus.eventually { !desktop.calls.isEmpty })
    let call = try #require(desktop.calls.last)
    #expect(call.member == "OpenFile" && call.interface == "org.freedesktop.portal.FileChooser")
    #expect(call.body[0].text == "x11:2a")
    #expect(desktop.option("accept_label")?.text == "Take")
    #expect(desktop.option("multiple")?.isTrue == true)
    #expect(desktop.option("current_folder")?.elements.count == "/tmp".utf8.count + 1)
    let rules = desktop.option("filters")?.elements.first?.elements.last?.elements ?? []
    #expect(rules.contains { $0.elements.last?.text == "*.txt" })
    #expect(rules.contains { $0.elements.last?.text == "text/*" })
    // Meanwhile the window's views take no events, and Espalier's own chooser is not in the window.
    harness.advance(by: 1)
    #expect(harness.layerTree.contains("chooser of the desktop"))
    #expect(!harness.layerTree.contains("sheet"))

    desktop.respond(0, ["file:///tmp/a%20b.txt", "file:///tmp/c.txt"])
    #expect(await bus.eventually { !log.lines.isEmpty })
    #expect(log.lines == ["a b.txt c.txt"])
    harness.advance(by: 1)
    #expect(!harness.layerTree.contains("chooser of the desktop"))
    #expect(harness.text.contains("Open"))
  }

  @Test func `cancelling the desktop's dialog cancels the choice`() async throws {
    let bus = try PrivateBus()
    let desktop = try await Portal(on: bus)
    let portal = try #require(FilePortal(environment: bus.environment) { _ in "" })
    defer { portal.close() }
    let log = Log()
    let harness = harness(log, portal)
    #expect(await bus.eventually { !desktop.calls.isEmpty })
    desktop.respond(1)
    #expect(await bus.eventually { !log.lines.isEmpty })
    #expect(log.lines == ["called off"])
    harness.advance(by: 1)
    #expect(harness.text.contains("Open"))
  }

  @Test func `a question that is no longer wanted is withdrawn`() async throws {
    let bus = try PrivateBus()
    let desktop = try await Portal(on: bus)
    let portal = try #require(FilePortal(environment: bus.environment) { _ in "" })
    defer { portal.close() }
    var answers: [FileAnswer] = []
    let inquiry = portal.choose(FileQuestion(purpose: .folder(label: "Move")), above: nil) {
      answers.append($0)
    }
    #expect(await bus.eventually { !desktop.calls.isEmpty })
    #expect(desktop.option("directory")?.isTrue == true)
    inquiry.withdraw()
    #expect(await bus.eventually { desktop.calls.last?.member == "Close" })
    #expect(desktop.calls.last?.path == Portal.path)
    desktop.respond(0, ["file:///tmp"])
    // The bus keeps the order: the answer to a later question comes after that to this one.
    var laterAnswers: [FileAnswer] = []
    let count = desktop.calls.count
    _ = portal.choose(FileQuestion(purpose: .folder(label: "Move")), above: nil) {
      laterAnswers.append($0)
    }
    #expect(await bus.eventually { desktop.calls.count > count })
    desktop.respond(1)
    #expect(await bus.eventually { !laterAnswers.isEmpty })
    #expect(answers.isEmpty)
  }

  @Test func `without a portal Espalier's own chooser is shown`() async throws {
    let bus = try PrivateBus()
    let portal = try #require(FilePortal(environment: bus.environment) { _ in "" })
    defer { portal.close() }
    let harness = harness(Log(), portal)
    let isShown = await bus.eventually {
      harness.update()
      return harness.layerTree.contains("sheet")
    }
    #expect(isShown)
    harness.advance(by: 1)
    #expect(!harness.layerTree.contains("chooser of the desktop"))
    #expect(harness.text.contains("Take"))
  }

  @Test func `saving suggests a name, and what the portal cannot express stays with our chooser`() {
    let environment = EnvironmentValues()
    let save = FileRequest(purpose: .save(name: "Notes", type: .plainText))
    let question = save.question(FileDialogOptions(), in: environment)
    #expect(question?.purpose == .save(name: "Notes.txt", type: .plainText))
    #expect(question?.title == "Save")
    var options = FileDialogOptions()
    options.enables = { _ in true }
    #expect(save.question(options, in: environment) == nil)
    let both = FileRequest(purpose: .open(several: false), types: [.folder, .image])
    #expect(both.question(FileDialogOptions(), in: environment) == nil)
    let folder = FileRequest(purpose: .open(several: false), types: [.folder])
    #expect(folder.question(FileDialogOptions(), in: environment)?.choosesFolders == true)
  }
}
