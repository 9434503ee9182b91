import CoreTransferable
import Espalier
import EspalierDrawing
import Foundation

/// Views that change by themselves, or keep the input of a person.
extension ViewMaker {
  mutating func changing() -> AnyView {
    let text = source.text()
    switch source.choice(8) {
    case 0: return AnyView(FuzzedFields(text: text))
    case 1: return AnyView(FuzzedDrags(text: text))
    case 2: return AnyView(FuzzedPositions(count: source.choice(200)))
    case 3:
      let data = source.data(source.choice(200))
      let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      return AnyView(FuzzedPath(path: path.map { NavigationPath($0) } ?? NavigationPath([text])))
    case 4:
      let (one, two) = (view(), view())
      return AnyView(FuzzedFlip(one: one, two: two))
    case 5:
      let (one, two) = (view(), view())
      return AnyView(FuzzedTabs(one: one, two: two, isPaged: source.flag()))
    case 6:
      let one = view()
      return AnyView(
        PhaseAnimator([0.0, 1.0, 0.5]) { phase in one.opacity(phase).offset(x: phase * 20) })
    default:
      let one = view()
      return AnyView(TimelineView(.periodic(from: .distantPast, by: 0.1)) { _ in one })
    }
  }
}

/// Views in which text is written and values are chosen.
private struct FuzzedFields: View {
  private enum Field: Hashable { case one, secret, long }

  @State var text: String
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var number = 5.0
  @State private var isOn = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $text).focused($focus, equals: .one).onSubmit { focus = .long }
      SecureField("Secret", text: $text).focused($focus, equals: .secret)
      TextEditor(text: $text).focused($focus, equals: .long)
      TextField("Number", value: $number, format: .number)
      DatePicker("Date", selection: $date)
      ColorPicker("Color", selection: $color)
      Slider(value: $number, in: 0...10)
      Stepper("Step", value: $number)
      Toggle("On", isOn: $isOn)
      if isOn { Text(text).textSelection(.enabled) }
      Picker("Choose", selection: $number) { ForEach(0..<9) { Text("\($0)").tag(Double($0)) } }
    }
    .onChange(of: text) { if text.count > 20 { text = String(text.prefix(3)) } }
  }
}

/// A view that is dragged and dropped, and then removes itself.
private struct FuzzedDrags: View {
  @State var text: String
  @State private var items = ["one", "two", "three"]

  var body: some View {
    VStack {
      List {
        ForEach(items, id: \.self) { item in Text(item).draggable(item) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onInsert(of: [.plainText]) { place, _ in items.insert("new", at: place) }
          .dropDestination(for: String.self) { new, place in
            items.insert(contentsOf: new, at: place)
          }
      }
      Text(text).draggable(text)
        .dropDestination(for: String.self) { new, _ in
          text = new.joined()
          return true
        }
      Color.blue.onDrop(of: [.data], isTargeted: nil) { _, _ in
        items = []
        return true
      }
    }
  }
}

/// A scroll view that is scrolled by the program.
private struct FuzzedPositions: View {
  let count: Int
  @State private var position: Int?

  var body: some View {
    VStack {
      Button("Further") { position = (position ?? 0) * 7 % max(count, 1) + 1 }
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<count, id: \.self) { row in
            Section {
              Text("Row \(row)")
            } header: {
              Text("Section \(row)")
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      .scrollTargetBehavior(.viewAligned)
    }
  }
}

private struct FuzzedPath: View {
  @State var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Button("Further") { path.append(path.count) }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationDestination(for: String.self) { Text($0) }
        .navigationDestination(for: [Int].self) { Text("\($0.count)") }
    }
  }
}

/// One of two views, which any action in them exchanges.
private struct FuzzedFlip: View {
  let one: AnyView
  let two: AnyView
  @State private var isFlipped = false
  @Namespace private var space

  var body: some View {
    VStack {
      if isFlipped {
        one.matchedGeometryEffect(id: 1, in: space).transition(.slide)
      } else {
        two.matchedGeometryEffect(id: 1, in: space).transition(.scale)
      }
    }
    .onTapGesture { withAnimation { isFlipped.toggle() } }
    .onKeyPress(.escape) {
      isFlipped.toggle()
      return .handled
    }
    .onHover { isFlipped = $0 }
  }
}

private struct FuzzedTabs: View {
  let one: AnyView
  let two: AnyView
  let isPaged: Bool
  @State private var chosen = 0
  @State private var count = 3

  var body: some View {
    let tabs = TabView(selection: $chosen) {
      ForEach(0..<count, id: \.self) { index in
        Tab("Tab \(index)", systemImage: "star", value: index) { index == 0 ? one : two }
      }
      Tab("Further", systemImage: "plus", value: 100) { Button("Fewer") { count -= 1 } }
    }
    if isPaged { tabs.tabViewStyle(.page) } else { tabs.tabViewStyle(.sidebarAdaptable) }
  }
}
