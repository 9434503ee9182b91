import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor @Suite struct `Dropping item providers` {
  private let log = Log()
  private let left = CGPoint(x: 100, y: 150)
  private let right = CGPoint(x: 300, y: 150)

  private func pair<Source: View, Target: View>(_ source: Source, _ target: Target) -> Harness {
    Harness(
      HStack(spacing: 0) {
        source; target
      })
  }

  private var text: some View { Color.red.onDrag { NSItemProvider(object: NSString("hello")) } }

  @Test func `the view that is dropped on gets the providers and the place`() {
    var isTargeted = false
    let binding = Binding {
      isTargeted
    } set: {
      isTargeted = $0
      log.note("targeted \($0)")
    }
    let harness = pair(
      text,
      Color.blue.onDrop(of: [.plainText], isTargeted: binding) { providers, place in
        log.note("\(providers.flatMap(\.registeredContentTypes)) at \(Int(place.x))")
        return true
      })
    harness.drag(from: left, to: right)
    #expect(
      log.entries == [
        "targeted true", "targeted false", "[public.utf8-plain-text] at \(300 - 200)",
      ])
  }

  @Test func `a view takes the types that it names, by identifier, too`() {
    let harness = pair(
      text,
      VStack(spacing: 0) {
        Color.blue.onDrop(of: [UTType.image], isTargeted: nil) { _ in
          log.note("image")
          return true
        }
        Color.green.onDrop(of: ["public.text"], isTargeted: nil) { providers in
          log.note("text \(providers.count)")
          return true
        }
      })
    harness.drag(from: left, to: CGPoint(x: 300, y: 75))
    #expect(log.entries.isEmpty)
    harness.drag(from: left, to: CGPoint(x: 300, y: 225))
    #expect(log.entries == ["text 1"])
  }

  @Test func `a dragged value arrives as a provider, and a provider as a value`() async throws {
    let harness = pair(
      text,
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      })
    harness.drag(from: left, to: right)
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["hello"])
  }

  private struct Loader: DropDelegate {
    let log: Log
    var operation = DropOperation.copy
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool {
      log.note("validate \(info.hasItemsConforming(to: [.text]))")
      return isValid
    }

    func dropEntered(info: DropInfo) { log.note("entered") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.note("updated \(Int(info.location.x))")
      return DropProposal(operation: operation)
    }

    func dropExited(info: DropInfo) { log.note("exited") }

    func performDrop(info: DropInfo) -> Bool {
      log.note("perform \(info.itemProviders(for: [UTType.text]).count)")
      return true
    }
  }

  /// Moves a text over the right half in two steps, and drops it there.
  private func drag(_ harness: Harness) {
    harness.press(at: left)
    harness.move(to: CGPoint(x: 250, y: 150))
    harness.move(to: right)
    harness.release()
  }

  @Test func `a delegate is asked once, follows the drag and gets the drop`() {
    drag(pair(text, Color.blue.onDrop(of: [.text], delegate: Loader(log: log))))
    #expect(
      log.entries == [
        "validate true", "entered", "updated 50", "updated 100", "updated 100", "perform 1",
      ])
  }

  @Test func `a delegate that refuses a drop hears no more of it`() {
    drag(pair(text, Color.blue.onDrop(of: [.text], delegate: Loader(log: log, isValid: false))))
    #expect(log.entries == ["validate true"])
  }

  @Test(arguments: [DropOperation.forbidden, .cancel])
  func `nothing is dropped where the drop proposal forbids it or cancels`(operation: DropOperation)
  {
    let harness = pair(
      text, Color.blue.onDrop(of: [.text], delegate: Loader(log: log, operation: operation)))
    drag(harness)
    #expect(!log.entries.contains("perform 1"))
    #expect(log.entries.last == "exited")
    #expect(harness.host.cursors.contains(.notAllowed) == (operation == .forbidden))
  }

  @Test func `a file from outside is an address, a text and data`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let harness = Harness(
      VStack(spacing: 0) {
        Color.red.dropDestination(for: URL.self) { urls, _ in
          log.note(urls.map(\.lastPathComponent).joined())
          return true
        }
        Color.blue.dropDestination(for: String.self) { texts, _ in
          log.note(texts.joined())
          return true
        }
        Color.green.onDrop(of: [.fileURL], isTargeted: nil) { providers in
          log.note(providers.first?.suggestedName ?? "")
          return true
        }
      })
    let lines = [
      (50.0, file.lastPathComponent), (150, "content"),
      (250, file.deletingPathExtension().lastPathComponent),
    ]
    for (index, (y, _)) in lines.enumerated() {
      let place = CGPoint(x: 200, y: y)
      harness.send(.drop(DropEvent(.entered, at: place, items: [.file(file)])))
      harness.send(.drop(DropEvent(.dropped, at: place, items: [.file(file)])))
      await eventually { log.entries.count > index }
    }
    #expect(log.entries == lines.map(\.1))
  }

  @Test func `data of a page is announced by type before it arrives`() async throws {
    let harness = Harness(
      Color.blue.dropDestination(for: URL.self) { urls, _ in
        let texts = urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }
        log.note("\(urls.map(\.lastPathComponent)) \(texts)")
        urls.forEach { try? FileManager.default.removeItem(at: $0) }
        return true
      } isTargeted: {
        if !$0 { return }
        log.note("targeted")
      })
    let item = DropEvent.Item.announced(mimeType: "text/csv", isFile: true)
    harness.send(.drop(DropEvent(.entered, at: left, items: [item])))
    #expect(log.entries == ["targeted"])
    let data = DropEvent.Item.data(Data("a,b".utf8), mimeType: "text/csv", name: "../t.csv")
    harness.send(.drop(DropEvent(.dropped, at: left, items: [data])))
    await eventually { log.entries.count >= 2 }
    #expect(log.entries.last == #"["t.csv"] ["a,b"]"#)
  }

  @Test func `a text is announced as a text, and a file of text as a file`() {
    let harness = Harness(
      Color.blue.dropDestination(for: URL.self) { _, _ in
        true
      } isTargeted: {
        log.note("\($0)")
      })
    for isFile in [false, true] {
      let item = DropEvent.Item.announced(mimeType: "text/plain", isFile: isFile)
      harness.send(.drop(DropEvent(.entered, at: left, items: [item])))
      #expect(log.entries == (isFile ? ["true"] : []))
      harness.send(.drop(DropEvent(.exited, at: left, items: [])))
    }
  }

  @Test func `a text that is an address is dropped as an address`() async throws {
    let harness = Harness(
      Color.blue.dropDestination(for: URL.self) { urls, _ in
        log.note(urls.map(\.absoluteString).joined())
        return true
      })
    for text in ["https: or so", "https://example.com/a"] {
      harness.send(.drop(DropEvent(.entered, at: left, items: [.text(text)])))
      harness.send(.drop(DropEvent(.dropped, at: left, items: [.text(text)])))
    }
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["https://example.com/a"])
  }

  @Test func `text is dropped into a field where it falls`() {
    struct Form: View {
      @State var name = "abcd"

      var body: some View {
        VStack {
          Color.red.frame(width: 50, height: 50).draggable("--").accessibilityIdentifier("source")
          Text("<\(name)>")
          TextField("Name", text: $name).frame(width: 120).accessibilityIdentifier("field")
        }
      }
    }
    let harness = Harness(Form())
    let field = harness.frame(of: "field") ?? .zero
    let source = harness.frame(of: "source") ?? .zero
    // The border's 6 points, then 8 for each of two characters.
    harness.drag(
      from: CGPoint(x: source.midX, y: source.midY),
      to: CGPoint(x: field.minX + 6 + 2 * 8, y: field.midY))
    #expect(harness.text.first == "<ab--cd>")
    harness.type("x")
    #expect(harness.text.first == "<ab--xcd>")
  }

  @Test func `things are inserted between the rows of a collection`() {
    struct Rows: View {
      @State private var words = ["a", "b"]

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 50).draggable("new").accessibilityIdentifier("source")
          ForEach(words, id: \.self) { word in
            Text(word).padding(10)
          }
          .onInsert(of: [.text]) { index, providers in
            words.insert("\(index):\(providers.count)", at: index)
          }
        }
      }
    }
    let harness = Harness(Rows())
    func drop(_ name: String, atBottom: Bool) {
      let source = harness.frame(of: "source") ?? .zero
      let row = harness.frame(of: name) ?? .zero
      harness.drag(
        from: CGPoint(x: source.midX, y: source.midY),
        to: CGPoint(x: row.midX, y: atBottom ? row.maxY - 1 : row.minY + 1))
    }
    drop("b", atBottom: false)
    #expect(harness.text == ["a", "1:1", "b"])
    drop("b", atBottom: true)
    #expect(harness.text == ["a", "1:1", "b", "3:1"])
  }
}
