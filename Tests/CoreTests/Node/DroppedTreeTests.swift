import SwiftUI
import Testing
import ViewTesting

/// Values of views that a program keeps longer than their tree.
@MainActor struct DroppedTreeTests {
  @Test(arguments: [false, true])
  func `actions kept longer than their tree do nothing and no harm`(areTriedBefore: Bool) {
    let book = HeldActions()
    do {
      let harness = Harness(HoldingScreen(book: book))
      if areTriedBefore {
        book.performAll()
        harness.advance(by: 0.1)
        // A view glides, is pressed and has the focus when the tree ends.
        harness.press(at: CGPoint(x: 200, y: 150))
      }
    }
    #expect(book.names.isSuperset(of: ["screen count", "sheet dismiss", "row focus", "proxy"]))
    let disappeared = book.disappearances
    for _ in 0..<2 { book.performAll() }
    book.model.number += 1
    book.old.number += 1
    // Views of a tree that is dropped do not disappear.
    #expect(book.disappearances == disappeared)
  }
}

@MainActor @Observable private final class NewModel { var number = 0 }

private final class OldModel: ObservableObject { @Published var number = 0 }

/// The actions that views have handed out, by name.
@MainActor private final class HeldActions {
  private var actions: [String: [() -> Void]] = [:]
  let model = NewModel()
  let old = OldModel()
  var disappearances = 0

  var names: Set<String> { Set(actions.keys) }

  func add(_ name: String, _ action: @escaping () -> Void) {
    actions[name, default: []].append(action)
  }

  func performAll() {
    for name in actions.keys.sorted() { for action in actions[name] ?? [] { action() } }
  }
}

private struct HoldingScreen: View {
  let book: HeldActions
  @ObservedObject private var old: OldModel
  @State private var isShown = true
  @State private var path = NavigationPath()
  @State private var position = ScrollPosition(edge: .top)
  @State private var count = 0
  @GestureState private var offset = CGSize.zero

  init(book: HeldActions) {
    self.book = book
    old = book.old
  }

  var body: some View {
    let _ = hold()
    NavigationStack(path: $path) {
      ScrollViewReader { proxy in
        let _ = book.add("proxy") { withAnimation { proxy.scrollTo(3) } }
        ScrollView { column }.scrollPosition($position)
      }
    }
  }

  private var column: some View {
    VStack {
      Text(verbatim: "\(count) \(offset.width) \(book.model.number) \(old.number)")
        .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
      GeometryReader { geometry in
        let _ = book.add("geometry") { _ = (geometry.size, geometry.frame(in: .global)) }
        Color.red
      }
      .frame(height: 20)
      List { ForEach(0..<3) { _ in HoldingView(book: book, name: "row") } }.frame(height: 90)
      HoldingLayout(book: book) { Text("a").id(3) }
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        HoldingView(book: book, name: "symbol").tag(1)
      }
    }
    .onChange(of: count) { isShown.toggle() }
    .onReceive(old.objectWillChange) { _ in count += 1 }
    .sheet(isPresented: $isShown) { HoldingView(book: book, name: "sheet") }
    .navigationDestination(isPresented: .constant(true)) {
      HoldingView(book: book, name: "pushed")
    }
  }

  private func hold() {
    book.add("screen count") { count += 1 }
    book.add("screen path") { path.append(1) }
    book.add("screen position") { position.scrollTo(edge: .bottom) }
    book.add("screen glide") {
      withAnimation(.linear(duration: 1)) {
        isShown.toggle()
      } completion: {
        count += 1
      }
    }
    book.add("screen bindings") {
      $isShown.animation().wrappedValue.toggle()
      $position.wrappedValue = ScrollPosition(id: 3)
    }
  }
}

private struct HoldingView: View {
  let book: HeldActions
  let name: String
  @State private var text = "text"
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.undoManager) private var undo
  @Namespace private var space

  var body: some View {
    let _ = hold()
    VStack {
      Text(verbatim: "\(name) \(book.model.number)").accessibilityFocused($isRead)
      TextField("Field", text: $text).focused($isFocused)
    }
    .focusScope(space)
    .transition(.slide)
    .onDisappear { book.disappearances += 1 }
  }

  private func hold() {
    book.add("\(name) text") { text += "!" }
    book.add("\(name) focus") {
      isFocused.toggle()
      isRead.toggle()
      resetFocus(in: space)
    }
    book.add("\(name) dismiss") {
      dismiss()
      dismissSearch()
    }
    book.add("\(name) undo") { undo?.undo() }
  }
}

private struct HoldingLayout: Layout {
  let book: HeldActions

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    nonisolated(unsafe) let subviews = subviews
    let book = book
    MainActor.assumeIsolated {
      book.add("subviews") {
        _ = subviews[0].sizeThatFits(.unspecified)
        subviews[0].place(at: .zero, proposal: .unspecified)
      }
    }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
