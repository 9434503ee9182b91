import EspalierDrawing
import SwiftUI
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct CommandsTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  /// A menu entry with an action, by a press or a key.
  private struct Entry: View {
    let name: String
    let log: Log

    var body: some View {
      Color.gray.frame(width: 4, height: 1)._onButtonGesture { log.lines.append(name) }
    }
  }

  private struct Fruit: Commands {
    let log: Log
    static let handle = Handle<Bool>()
    @State private var hasPears = false

    var body: some Commands {
      let _ = Self.handle.take($hasPears)
      CommandMenu("Fruit") {
        Entry(name: "apple", log: log).keyboardShortcut("a")
        if hasPears { Entry(name: "pear", log: log).keyboardShortcut("p") }
      }
    }
  }

  private func graph<C: Commands>(
    @CommandsBuilder _ commands: () -> C
  ) -> ViewGraph {
    let content = WindowContent(
      content: AnyView(dot(.red)), commands: [AnyView(SourceView(commands()))])
    let graph = ViewGraph(content, textEngine: FixedPitchTextEngine())
    graph.frame(window: CGSize(width: 20, height: 10))
    return graph
  }

  /// The menus as titles with the number of their groups.
  private func menus(_ graph: ViewGraph) -> [String] {
    graph.menus.map { "\($0.title.plainString(in: EnvironmentValues())) \($0.groups.count)" }
  }

  private func press(_ key: KeyEquivalent, _ graph: ViewGraph) -> Bool {
    graph.handle(.key(KeyEvent(.down, key, modifiers: .controlForCommand)))
  }

  @Test func `standard menus stand in their order, with those of the app in between`() {
    let log = Log()
    let graph = graph {
      CommandGroup(after: .help) { Entry(name: "help", log: log) }
      CommandMenu("Bread") { Entry(name: "roll", log: log) }
      CommandGroup(replacing: .pasteboard) { Entry(name: "copy", log: log) }
      CommandGroup(before: .undoRedo) { Entry(name: "undo", log: log) }
      CommandGroup(after: .newItem) { Entry(name: "open", log: log) }
    }
    #expect(menus(graph) == ["File 1", "Edit 2", "Bread 1", "Help 1"])
    #expect(graph.hasReplacement(of: .pasteboard))
    #expect(!graph.hasReplacement(of: .newItem))
    graph.close()
  }

  @Test func `groups, conditions and custom commands make up menus`() {
    let log = Log()
    let isShown = false
    let graph = graph {
      Group {
        Fruit(log: log)
        if isShown { CommandMenu("Never") { Entry(name: "never", log: log) } }
      }
      if isShown {
        EmptyCommands()
      } else {
        CommandMenu("Else") { Entry(name: "else", log: log) }
      }
    }
    #expect(menus(graph) == ["Fruit 1", "Else 1"])
    graph.close()
  }

  @Test func `shortcuts of menu entries work while no menu is open`() {
    let log = Log()
    let graph = graph { Fruit(log: log) }
    #expect(press("a", graph))
    #expect(log.lines == ["apple"])
    #expect(!press("p", graph))
    Fruit.handle.value = true
    graph.frame(window: CGSize(width: 20, height: 10))
    #expect(press("p", graph))
    #expect(log.lines == ["apple", "pear"])
    graph.close()
  }

  @Test func `entries take no room and are not drawn`() {
    let log = Log()
    let graph = graph { Fruit(log: log) }
    // A point of red in the middle of the window.
    #expect(graph.rootSize == CGSize(width: 1, height: 1))
    #expect(graph.displayItems(scale: 1).count == 1)
    for phase in [PointerEvent.Phase.down, .up] {
      _ = graph.handle(.pointer(PointerEvent(phase, at: CGPoint(x: 10, y: 5))))
    }
    #expect(log.lines == [])
    graph.close()
  }

  private struct Commanded: App {
    static let log = Log()

    var body: some Scene {
      WindowGroup("Plain") { dot(.red) }
      Group {
        WindowGroup("A", id: "a") { dot(.red) }
        WindowGroup("B", id: "b") { dot(.red) }
          .commandsRemoved()
      }
      .commands { Fruit(log: Self.log) }
      WindowGroup("C", id: "c") { dot(.red) }
        .commands { Fruit(log: Self.log) }
        .commandsReplaced { EmptyCommands() }
    }
  }

  @Test func `commands belong to the scenes that they are added to`() {
    let graph = ViewGraph(AppScenes(Commanded()), textEngine: FixedPitchTextEngine())
    let windows = graph.windowDescriptions
    let counts = windows.map(\.commands.count)
    #expect(windows.map(\.title) == ["Plain", "A", "B", "C"])
    #expect(counts == [0, 1, 1, 1])
    #expect(windows.map(\.hasStandardCommands) == [true, true, false, false])
    graph.close()
  }
}
