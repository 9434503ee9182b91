import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierInteraction

/// Drags and drops of other programs and of pages that break the rules.
@MainActor @Suite struct `Hostile drags` {
  private static let size = CGSize(width: 400, height: 300)

  /// Views that take drops in every way, and can be dragged.
  private struct Receivers: View {
    @ObservedObject var log: Log
    @State private var text = "text"
    @State private var rows = ["a", "b", "c"]
    @State private var isTargeted = false
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.dropDestination(for: String.self) { items, place in
            log.take(items, place)
          } isTargeted: {
            isTargeted = $0
          }
          Color.green.dropDestination(for: URL.self) { items, place in log.take(items, place) }
          Color.blue.dropDestination(for: Data.self) { items, place in log.take(items, place) }
          Color.yellow.onDrop(of: [.item, .text, .fileURL], isTargeted: $isTargeted) { providers in
            log.load(providers)
          }
          Color.orange.draggable("dragged")
          Button("Spring") { isShown.toggle() }.springLoadingBehavior(.enabled)
        }
        TextField("Field", text: $text)
        TextEditor(text: $text).frame(height: 30)
        if isTargeted { Text("Targeted") }
        List {
          ForEach(rows, id: \.self) { row in
            Text(row).draggable(row).onDrop(of: [.text], isTargeted: nil) { log.load($0) }
          }
          .onInsert(of: [.text]) {
            rows.insert("new \(rows.count)", at: min($0, rows.count)); _ = $1
          }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { rows.remove(atOffsets: $0) }
        }
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @MainActor private final class Log: ObservableObject {
    @Published private(set) var count = 0
    private(set) var texts: [String] = []
    /// Names of files that the providers made.
    let names = FileNames()

    func take(_ items: [some Any], _ place: CGPoint) -> Bool {
      count += 1
      texts += items.compactMap { $0 as? String }
      return count.isMultiple(of: 2)
    }

    func load(_ providers: [NSItemProvider]) -> Bool {
      count += 1
      for provider in providers.prefix(4) {
        for type in provider.registeredContentTypes {
          provider.loadFileRepresentation(for: type) { [names] url, _, _ in
            if let url { names.note(url) }
          }
          _ = provider.loadDataRepresentation(for: type) { _, _ in }
        }
        _ = provider.loadObject(ofClass: NSString.self) { _, _ in }
      }
      return true
    }
  }

  private final class FileNames: @unchecked Sendable {
    private let lock = NSLock()
    private var urls: [URL] = []

    func note(_ url: URL) { lock.withLock { urls.append(url) } }

    var all: [URL] { lock.withLock { urls } }
  }

  // MARK: Random drags

  private func number(_ random: inout SeededRandom) -> CGFloat {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, .leastNonzeroMagnitude,
    ]
    return Int.random(in: 0..<4, using: &random) == 0
      ? numbers.randomElement(using: &random) ?? 0 : .random(in: -20...420, using: &random)
  }

  private static let names = [
    "", "a.txt", "../../../etc/passwd", "/etc/passwd", ".", "..", "a/b\0c", "a\nb.png",
    "\u{202E}gpj", String(repeating: "ä", count: 5_000),
  ]
  private static let types = [
    "", "text/plain", "text/uri-list", "image/png", "/", "a/b/c", "text/", "*/*", "\0",
    String(repeating: "x/", count: 3_000),
  ]
  private static let texts = [
    "", "text", "file:///etc/passwd", "javascript:alert(1)", "http://", "\0", "\u{FFFE}",
    String(repeating: "long ", count: 20_000),
  ]

  private func item(_ random: inout SeededRandom) -> DropEvent.Item {
    let name = Self.names.randomElement(using: &random) ?? ""
    let type = Self.types.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .text(Self.texts.randomElement(using: &random) ?? "")
    case 1:
      let paths = ["/", "/nowhere/at/all", "/dev/null", "/proc/self/environ", "/etc/hostname"]
      return .file(URL(fileURLWithPath: paths.randomElement(using: &random) ?? "/"))
    case 2:
      let data = Data(
        (0..<Int.random(in: 0...300, using: &random)).map { UInt8(truncatingIfNeeded: $0) })
      return .data(data, mimeType: type, name: Bool.random(using: &random) ? name : nil)
    default: return .announced(mimeType: type, isFile: Bool.random(using: &random))
    }
  }

  private func act(_ harness: Harness, _ random: inout SeededRandom) {
    let point = CGPoint(x: number(&random), y: number(&random))
    let phases: [DropEvent.Phase] = [.entered, .moved, .exited, .dropped]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: harness.press(at: point)
    case 1: harness.release()
    case 2: harness.move(to: point)
    case 3: harness.advance(by: 0.6)
    case 4: harness.press(.escape)
    default:
      let count = [0, 1, 1, 1, 3, 500].randomElement(using: &random) ?? 1
      let event = DropEvent(
        phases.randomElement(using: &random) ?? .moved, at: point,
        items: (0..<count).map { _ in item(&random) })
      harness.send(.drop(event))
    }
    harness.update()
    _ = harness.displayListText
  }

  @Test(arguments: 0..<12) func `drops in any order, of anything, anywhere, do no harm`(seed: Int) {
    var random = SeededRandom(seed: 4_000 + seed)
    let log = Log()
    let harness = Harness(Receivers(log: log), window: Self.size)
    for _ in 0..<40 { act(harness, &random) }
    // A drop that follows the rules is taken as before.
    harness.release()
    harness.press(.escape)
    harness.advance(by: 1)
    let point = CGPoint(x: 10, y: 10)
    for phase in [DropEvent.Phase.exited, .entered, .moved, .dropped] {
      harness.send(.drop(DropEvent(phase, at: point, items: [.text("proper \(seed)")])))
    }
    harness.update()
    #expect(log.texts.last == "proper \(seed)")
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    for url in log.names.all where !["/", "/dev/null"].contains(url.path) {
      let path = url.standardizedFileURL.resolvingSymlinksInPath().path
      #expect(path.hasPrefix(folder), "\(path)")
    }
  }
}
