import Espalier
import Foundation
import SwiftUI

/// A view that reports all of its callbacks, in each of which it or another view may be removed.
struct LeavingLeaf: View {
  let id: Int
  let leaf: LeavingPlan.Leaf
  let world: LeavingWorld
  @State private var text = "text"
  @State private var isOn = false
  @State private var value = 0.5
  @State private var choice = 1
  @FocusState private var isFocused: Bool
  @GestureState private var isDown = false
  @Namespace private var names

  var body: some View {
    content.accessibilityIdentifier("\(id)")
  }

  private func call() { world.call(id) }

  private var content: AnyView {
    switch leaf {
    case .field, .secret, .editor, .keys, .focusable, .preference: AnyView(writing)
    case .button, .toggle, .slider, .picker, .link, .stepper, .disclosure: AnyView(controls)
    case .menu, .popover, .contextMenu, .alert: AnyView(presenting)
    case .tap, .longPress, .drag, .magnify, .state, .hover, .continuousHover: AnyView(gestures)
    case .draggable, .destination, .appearing, .changing, .task, .geometry: AnyView(told)
    case .moving, .spring, .transition, .phases, .number, .symbol, .matched, .timeline, .canvas:
      AnyView(moving)
    }
  }

  @ViewBuilder private var writing: some View {
    switch leaf {
    case .field:
      TextField("Field", text: $text).focused($isFocused).onSubmit(call)
        .onChange(of: text, call).onChange(of: isFocused, call)
    case .secret: SecureField("Secret", text: $text).onSubmit(call).onKeyPress { _ in ignored() }
    case .editor: TextEditor(text: $text).frame(height: 40).onChange(of: text, call)
    case .keys:
      Color.green.frame(width: 20, height: 20).focusable()
        .onKeyPress(.escape) { handled() }.onKeyPress(.space) { handled() }
        .onMoveCommand { _ in call() }.onExitCommand(perform: call)
    case .preference: Text("Sum").preference(key: LeavingKey.self, value: world.beat)
    default:
      Color.mint.frame(width: 20, height: 20).focusable().focused($isFocused)
        .onChange(of: isFocused, call).onCopyCommand { [] }.onDeleteCommand(perform: call)
    }
  }

  @ViewBuilder private var controls: some View {
    switch leaf {
    case .button: Button("Delete", action: call).keyboardShortcut("d", modifiers: [])
    case .toggle: Toggle("Toggle", isOn: $isOn).onChange(of: isOn, call)
    case .slider: Slider(value: $value) { _ in call() }.frame(width: 80).onChange(of: value, call)
    case .picker:
      Picker("Picker", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.onChange(of: choice, call)
    case .stepper: Stepper("Step", onIncrement: call, onDecrement: call)
    case .disclosure:
      DisclosureGroup("More", isExpanded: $isOn) { TextField("Inner", text: $text) }
        .onChange(of: isOn, call)
    default: Link("Link", destination: URL(fileURLWithPath: "/"))
    }
  }

  @ViewBuilder private var presenting: some View {
    switch leaf {
    case .menu:
      Menu("Menu") {
        Button("Act", action: call)
        Menu("Inner") { Button("Act", action: call) }
      }
    case .popover:
      Button("Show") { isOn.toggle() }
        .popover(isPresented: $isOn) {
          VStack {
            TextField("Inside", text: $text).onSubmit(call).onAppear(perform: call)
            Button("Close") {
              isOn = false
              call()
            }
          }.padding().onDisappear(perform: call)
        }
    case .contextMenu:
      Text("Context").contextMenu { Button("Act", action: call) }.onDisappear(perform: call)
    default:
      Button("Open") { isOn = true }
        .popover(isPresented: $isOn) { LeavingLeaf(id: id, leaf: .field, world: world).padding() }
        .onChange(of: isOn, call)
    }
  }

  @ViewBuilder private var gestures: some View {
    let box = Color.orange.frame(width: 30, height: 30)
    switch leaf {
    case .tap: box.onTapGesture(perform: call).onTapGesture(count: 2, perform: call)
    case .longPress:
      box.onLongPressGesture(minimumDuration: 0.1, perform: call) { _ in call() }
    case .drag:
      box.gesture(DragGesture().onChanged { _ in call() }.onEnded { _ in call() })
    case .magnify: box.gesture(MagnifyGesture().onChanged { _ in call() })
    case .state:
      box.offset(x: isDown ? 4 : 0)
        .gesture(
          DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
        )
        .onChange(of: isDown, call)
    case .hover: box.onHover { _ in call() }.help("Help")
    default: box.onContinuousHover { _ in call() }
    }
  }

  @ViewBuilder private var told: some View {
    let box = Color.purple.frame(width: 30, height: 20)
    switch leaf {
    case .draggable: box.onDrag { provider() }
    case .destination:
      box.dropDestination(for: String.self) { _, _ in
        call()
        return true
      } isTargeted: { _ in
        call()
      }
    case .appearing: box.onAppear(perform: call).onDisappear(perform: call)
    case .changing: box.onChange(of: world.beat, call)
    case .task: box.task { call() }
    default:
      GeometryReader { proxy in Text("\(Int(proxy.frame(in: .named(2)).minX))") }
        .frame(width: 40, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: { _ in
          call()
        }
    }
  }

  @ViewBuilder private var moving: some View {
    let isOdd = !world.beat.isMultiple(of: 2)
    switch leaf {
    case .moving: Color.red.frame(width: isOdd ? 60 : 20, height: 20)
    case .spring:
      Circle().fill(isOdd ? .red : .blue).frame(width: 20).animation(.bouncy, value: isOdd)
    case .transition:
      if isOdd { Text("In").transition(.slide.combined(with: .opacity)).onDisappear(perform: call) }
    case .phases:
      Text("Phase").phaseAnimator([1.0, 0.5]) {
        $0.opacity($1)
      } animation: { _ in
        .linear(duration: 0.1)
      }
    case .number: Text("\(world.beat)").contentTransition(.numericText())
    case .symbol:
      Image(systemName: isOdd ? "star" : "star.fill").contentTransition(.symbolEffect(.replace))
        .symbolEffect(.bounce, value: world.beat)
    case .matched:
      HStack {
        if isOdd { Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: names) }
        if !isOdd { Color.red.frame(width: 30, height: 10).matchedGeometryEffect(id: 1, in: names) }
      }
    case .timeline: TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSince1970) % 10)") }
    default:
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text("\(world.beat)").tag(1)
      }.frame(width: 20, height: 20)
    }
  }

  private func provider() -> NSItemProvider {
    call()
    return NSItemProvider(object: "dragged" as NSString)
  }

  private func handled() -> KeyPress.Result {
    call()
    return .handled
  }

  private func ignored() -> KeyPress.Result {
    call()
    return .ignored
  }
}
