import Espalier
import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation
import LayoutEngine
import OpenCombine

/// Views made of bytes: laid out, drawn, exchanged for others and operated.
@MainActor enum ViewFuzzing {
  private static let fixedPitch = FixedPitchTextEngine()
  private static let fonts = Typesetter(report: { _ in })

  static func read(_ data: Data) {
    var source = ByteSource(data)
    var environment = EnvironmentValues()
    environment.displayScale = source.element(of: [1, 2, 3, 1.5])
    environment.platformStyle = source.flag() ? .mac : .phone
    environment.layoutDirection = source.flag() ? .leftToRight : .rightToLeft
    let stage = Stage()
    var maker = ViewMaker(source)
    stage.view = maker.view()
    let engine: any TextEngine = maker.source.flag() ? fixedPitch : fonts
    let graph = ViewGraph(
      StageView(stage: stage), environment: environment, textEngine: engine)
    var person = ViewOperator(graph: graph, stage: stage, maker: maker)
    person.frame()
    for _ in 0..<24 where !person.maker.source.isEmpty {
      person.step()
      person.frame()
    }
    _ = graph.accessibilityTree()
    let list = DisplayList(size: person.window, items: graph.displayItems(scale: 1))
    _ = try? RasterRenderer().render(list)
    stage.view = AnyView(EmptyView())
    person.frame()
    graph.close()
  }
}

/// The views that are shown now.
@MainActor final class Stage: ObservableObject {
  @Published var view = AnyView(EmptyView())
}

private struct StageView: View {
  @ObservedObject var stage: Stage

  var body: some View { stage.view }
}

/// Makes views by the choices of bytes.
@MainActor struct ViewMaker {
  var source: ByteSource
  private var depth = 0
  /// The number of views that may still be made.
  private var room = 200

  init(_ source: ByteSource) { self.source = source }

  mutating func view() -> AnyView {
    room -= 1
    if depth > 24 || room <= 0 || source.isEmpty { return AnyView(Color.red) }
    depth += 1
    defer { depth -= 1 }
    switch source.choice(7) {
    case 0: return leaf()
    case 1: return container()
    case 2: return control()
    case 3: return screen()
    case 4: return presenting()
    case 5: return changing()
    default: return modified()
    }
  }

  mutating func views() -> [AnyView] { (0..<source.choice(5)).map { _ in view() } }

  private mutating func leaf() -> AnyView {
    switch source.choice(12) {
    case 0: return AnyView(Text(verbatim: source.text()))
    case 1: return AnyView(Text(LocalizedStringKey(source.text())))
    case 2: return AnyView(Color.blue)
    case 3: return AnyView(Circle().stroke(lineWidth: source.number()))
    case 4: return AnyView(RoundedRectangle(cornerRadius: source.number()).fill(.green.gradient))
    case 5: return AnyView(Spacer(minLength: source.number()))
    case 6: return AnyView(Divider())
    case 7: return AnyView(EmptyView())
    case 8: return AnyView(Image(systemName: source.flag() ? "heart" : source.text()))
    case 9: return AnyView(Text(verbatim: source.text()) + Text(verbatim: source.text()).bold())
    case 10:
      let (angle, rect) = (Double(source.number()), source.rect())
      return AnyView(
        Canvas { context, size in
          context.rotate(by: .degrees(angle))
          context.addFilter(.blur(radius: rect.width))
          context.fill(Path(ellipseIn: rect), with: .color(.orange))
          context.draw(Text("x"), at: rect.origin)
        })
    default: return AnyView(GeometryReader { Color.red.frame(width: $0.size.width / 2) })
    }
  }

  private mutating func container() -> AnyView {
    let number = source.flag() ? nil : source.number()
    let views = views()
    let each = ForEach(views.indices, id: \.self) { views[$0] }
    let items = (0..<views.count).map { _ in
      GridItem(.adaptive(minimum: source.number()), spacing: number)
    }
    switch source.choice(16) {
    case 0: return AnyView(HStack(spacing: number) { each })
    case 1: return AnyView(VStack(alignment: .trailing, spacing: number) { each })
    case 2: return AnyView(ZStack(alignment: .bottomTrailing) { each })
    case 3: return AnyView(ScrollView([.horizontal, .vertical]) { each })
    case 4: return AnyView(ScrollView { LazyVStack(spacing: number) { each } })
    case 5: return AnyView(ScrollView(.horizontal) { LazyHStack(spacing: number) { each } })
    case 6: return AnyView(ScrollView { LazyVGrid(columns: items, spacing: number) { each } })
    case 7:
      return AnyView(
        Grid(horizontalSpacing: number, verticalSpacing: number) {
          // Each view stands in one place: grids in grids would double their views at each level.
          GridRow { if let first = views.first { first } }
          ForEach(views.indices.dropFirst(), id: \.self) { views[$0] }
        })
    case 8: return AnyView(ViewThatFits { each })
    case 9: return AnyView(Group { each })
    case 10:
      return AnyView(
        Section {
          each
        } header: {
          Text("Header")
        })
    case 11: return AnyView(LabeledContent("Label") { each })
    case 12:
      return AnyView(
        List { each }.listRowInsets(
          source.flag() ? nil : EdgeInsets(top: 1, leading: source.number(), bottom: 1, trailing: 1)
        ))
    case 13: return AnyView(Form { each }.formStyle(.grouped))
    case 14: return AnyView(Form { each }.formStyle(.columns))
    default:
      let count = source.choice(200) * 100
      let step = source.choice(200) + 1
      return AnyView(
        ScrollView {
          LazyVStack(spacing: number) {
            ForEach(0..<count, id: \.self) { if $0 % step == 0 { Color.red.frame(height: 9) } }
          }
        })
    }
  }

  private mutating func control() -> AnyView {
    let text = source.text()
    switch source.choice(11) {
    case 0: return AnyView(Button(text) {})
    case 1: return AnyView(Toggle(text, isOn: .constant(source.flag())))
    case 2: return AnyView(Slider(value: .constant(Double(source.number())), in: 0...1))
    case 3: return AnyView(TextField("Title", text: .constant(text)))
    case 4: return AnyView(SecureField("Title", text: .constant(text)))
    case 5: return AnyView(TextEditor(text: .constant(text)))
    case 6:
      return AnyView(ProgressView(value: Double(source.number()), total: Double(source.number())))
    case 7: return AnyView(Stepper(text, value: .constant(source.choice(9)), in: 0...5))
    case 8: return AnyView(Menu(text) { Button("One") {} })
    case 9:
      return AnyView(
        Picker(text, selection: .constant(source.choice(3))) {
          Text("One").tag(0)
          Text("Two").tag(1)
        })
    default:
      let inside = view()
      return AnyView(DisclosureGroup(text) { inside })
    }
  }

  private mutating func modified() -> AnyView {
    let view = view()
    let (one, two) = (source.number(), source.number())
    switch source.choice(34) {
    case 0: return AnyView(view.padding(one))
    case 1: return AnyView(view.frame(width: one, height: two))
    case 2: return AnyView(view.frame(minWidth: one, maxWidth: .infinity, minHeight: two))
    case 3: return AnyView(view.offset(x: one, y: two))
    case 4: return AnyView(view.opacity(Double(one)))
    case 5: return AnyView(view.scaleEffect(x: one, y: two))
    case 6: return AnyView(view.rotationEffect(.degrees(Double(one))))
    case 7: return AnyView(view.clipShape(.rect(cornerRadius: one)))
    case 8: return AnyView(view.mask { self.view() })
    case 9: return AnyView(view.overlay { self.view() })
    case 10: return AnyView(view.background(alignment: .topLeading) { self.view() })
    case 11: return AnyView(view.blur(radius: one))
    case 12: return AnyView(view.shadow(radius: one, x: two))
    case 13: return AnyView(view.fixedSize(horizontal: one > 0, vertical: two > 0))
    case 14: return AnyView(view.layoutPriority(Double(one)))
    case 15: return AnyView(view.aspectRatio(one, contentMode: two > 0 ? .fit : .fill))
    case 16: return AnyView(view.alignmentGuide(.leading) { $0.width * one })
    case 17: return AnyView(view.id(source.choice(4)))
    case 18: return AnyView(view.zIndex(Double(one)))
    case 19: return AnyView(view.lineLimit(source.choice(4)))
    case 20: return AnyView(view.font(.system(size: one)))
    case 21:
      return AnyView(view.environment(\.layoutDirection, one > 0 ? .rightToLeft : .leftToRight))
    case 22: return AnyView(view.safeAreaInset(edge: .top, spacing: one) { self.view() })
    case 23: return AnyView(view.transition(.move(edge: .leading).combined(with: .opacity)))
    case 24: return AnyView(view.drawingGroup())
    case 25: return AnyView(view.blendMode(one > 0 ? .multiply : .destinationOut))
    case 26: return AnyView(view.rotation3DEffect(.degrees(Double(one)), axis: (two, 1, 0)))
    case 27: return AnyView(view.border(.red, width: one))
    case 28: return AnyView(view.position(x: one, y: two))
    case 29: return AnyView(view.redacted(reason: .placeholder))
    case 30: return AnyView(view.containerRelativeFrame(.horizontal))
    case 31: return AnyView(view.onTapGesture {}.disabled(one > 0))
    case 32: return AnyView(view.minimumScaleFactor(one).kerning(two).lineSpacing(one))
    default: return AnyView(view.saturation(Double(one)).hueRotation(.degrees(Double(two))))
    }
  }
}
