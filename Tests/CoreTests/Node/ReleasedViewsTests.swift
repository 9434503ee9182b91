import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierInteraction

/// Values held by the closures of views are released when their tree ends.
@MainActor @Suite struct `Released views` {
  /// A value that the views hold, and whose release the test observes.
  @MainActor final class Held {
    var text = ""
    var isOn = true
  }

  struct Row: Identifiable {
    let id: Int
    let held: Held
    let children: [Row]?
  }

  struct Person {
    var name = "Ada"
    var held: Held?
  }

  struct PersonView: View {
    @State var person: Person

    var body: some View { PartView(name: $person.name) }
  }

  struct PartView: View {
    @Binding var name: String

    var body: some View { Text(name) }
  }

  enum Kind: CaseIterable {
    case sheet, cover, popover, alert, dialog, inspector, menu, submenu, menuPicker, contextMenu
    case field, focusedField, secureField, editor, search, split, outline, partOfState, datePicker
    case fieldInRow, buttonInRow, linkInRow, pickerInRow, refreshable
  }

  @MainActor private func view(_ kind: Kind, _ held: Held) -> AnyView {
    let text = Binding(get: { held.text }, set: { held.text = $0 })
    let isOn = Binding(get: { held.isOn }, set: { held.isOn = $0 })
    let action: @MainActor @Sendable () -> Void = { held.isOn.toggle() }
    let base = Text("Base").onTapGesture(perform: action)
    return switch kind {
    case .sheet: AnyView(base.sheet(isPresented: isOn) { Button("Done", action: action) })
    case .cover: AnyView(base.fullScreenCover(isPresented: isOn) { Button("Done", action: action) })
    case .popover: AnyView(base.popover(isPresented: isOn) { Button("Done", action: action) })
    case .alert: AnyView(base.alert("Title", isPresented: isOn) { Button("OK", action: action) })
    case .dialog:
      AnyView(base.confirmationDialog("Title", isPresented: isOn) { Button("OK", action: action) })
    case .inspector: AnyView(base.inspector(isPresented: isOn) { Button("Done", action: action) })
    case .menu: AnyView(Menu("Base") { Button("One", action: action) })
    case .submenu: AnyView(Menu("Base") { Menu("More") { Button("One", action: action) } })
    case .menuPicker:
      AnyView(Picker("Base", selection: text) { Text("One").tag("") }.labelsHidden())
    case .contextMenu: AnyView(base.contextMenu { Button("One", action: action) })
    case .field: AnyView(TextField("Base", text: text))
    case .focusedField: AnyView(TextField("Base", text: text).defaultFocus())
    case .secureField: AnyView(SecureField("Base", text: text).onSubmit(action))
    case .editor: AnyView(TextEditor(text: text))
    case .search: AnyView(List { base }.searchable(text: text).onSubmit(of: .search, action))
    case .split:
      AnyView(
        NavigationSplitView {
          List { base }
        } detail: {
          base
        })
    case .outline:
      AnyView(
        List([Row(id: 1, held: held, children: [])], children: \.children) { Text("\($0.id)") })
    case .partOfState: AnyView(PersonView(person: Person(held: held)))
    case .fieldInRow: AnyView(List { TextField("Base", text: text) })
    case .buttonInRow: AnyView(List { Button("Base", action: action) })
    case .linkInRow: AnyView(NavigationStack { List { NavigationLink("Base") { base } } })
    case .pickerInRow: AnyView(Form { Picker("Base", selection: text) { Text("One").tag("") } })
    case .refreshable:
      AnyView(List { base }.refreshable { @MainActor in action() })
    case .datePicker:
      AnyView(
        DatePicker("Base", selection: Binding(get: { .distantPast }, set: { _ in held.text = "" })))
    }
  }

  @Test(arguments: Kind.allCases, [LayoutSnapshot.Platform.mac, .phone])
  func `a tree that has ended holds none of its views`(
    kind: Kind, platform: LayoutSnapshot.Platform
  ) {
    weak var held: Held?
    do {
      let value = Held()
      held = value
      let harness = Harness(view(kind, value), platform: platform)
      operate(harness)
      harness.graph.close()
    }
    #expect(held == nil)
  }

  /// Whether a tree shows a view.
  @MainActor @Observable final class Presence {
    var isShown = true
  }

  /// Shows a view that is made anew for each time it appears, so that nothing but the tree holds it.
  struct Passing<Content: View>: View {
    let presence: Presence
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack { if presence.isShown { content() } }
    }
  }

  @Test(arguments: Kind.allCases, [LayoutSnapshot.Platform.mac, .phone])
  func `a tree that lives on does not hold removed views`(
    kind: Kind, platform: LayoutSnapshot.Platform
  ) {
    weak var held: Held?
    let presence = Presence()
    let harness = Harness(
      Passing(presence: presence) {
        let value = Held()
        let _ = held = value
        view(kind, value)
      }, platform: platform)
    operate(harness)
    #expect(held != nil)
    presence.isShown = false
    harness.advance(by: 1)
    _ = harness.graph.displayItems(scale: 1)
    #expect(held == nil)
    harness.graph.close()
  }

  /// A value that counts those of its kind.
  @MainActor final class Counted {
    let count: Count

    /// Used on the main actor alone: views end there.
    final class Count: Sendable {
      nonisolated(unsafe) var living = 0
      nonisolated(unsafe) var made = 0
    }

    init(_ count: Count) {
      self.count = count
      count.living += 1
      count.made += 1
    }

    deinit { count.living -= 1 }

    func use() {}
  }

  struct Owner: View {
    @State var counted: Counted

    var body: some View {
      Button("Base") { counted.use() }
        .onHover { _ in counted.use() }
        .gesture(DragGesture().onChanged { _ in counted.use() })
        .contextMenu { Button("One") { counted.use() } }
    }
  }

  @Test func `a view that appears and disappears 1,000 times leaves nothing behind`() {
    let count = Counted.Count()
    let presence = Presence()
    let harness = Harness(Passing(presence: presence) { Owner(counted: Counted(count)) })
    for _ in 0..<1_000 {
      presence.isShown = true
      harness.update()
      harness.click(at: CGPoint(x: 200, y: 150))
      _ = harness.graph.accessibilityTree()
      #expect(count.living == 1)
      presence.isShown = false
      harness.update()
      #expect(count.living == 0)
    }
    #expect(count.made >= 1_000)
    harness.graph.close()
  }

  /// Looks at the views, clicks in the middle, where there is something to open or to write in, and types.
  private func operate(_ harness: Harness) {
    harness.advance(by: 1)
    _ = harness.graph.accessibilityTree()
    _ = harness.graph.displayItems(scale: 1)
    harness.click(at: CGPoint(x: 200, y: 150))
    harness.advance(by: 1)
    harness.press(.downArrow)
    harness.type("a")
    harness.advance(by: 1)
    _ = harness.graph.displayItems(scale: 1)
  }
}

extension View {
  /// Has the focus from the start.
  fileprivate func defaultFocus() -> some View { modifier(DefaultFocus()) }
}

private struct DefaultFocus: ViewModifier {
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content.focused($isFocused).onAppear { isFocused = true }
  }
}
