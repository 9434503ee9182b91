import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct NestingTests {
  enum Kind: CaseIterable {
    case vStack, hStack, zStack, overlay, background, padding, frame, group, condition, identity,
      environment,
      composed, modifier, preference, layout, appearance, list, opacity, shadow, rotation, group3D,
      visualEffect, scroll, mask, clip, colors

    /// A view around `view` that does not change its size.
    @MainActor func around(_ view: AnyView) -> AnyView {
      switch self {
      case .vStack: AnyView(VStack { view })
      case .hStack: AnyView(HStack { view })
      case .zStack: AnyView(ZStack { view })
      case .overlay: AnyView(view.overlay { Color.clear })
      case .background: AnyView(view.background { Color.clear })
      case .padding: AnyView(view.padding(0))
      case .frame: AnyView(view.frame(maxWidth: 10))
      case .group: AnyView(Group { view })
      case .condition: AnyView(Optional(view))
      case .identity: AnyView(view.id(1))
      case .environment: AnyView(view.environment(\.lineLimit, 1))
      case .composed: AnyView(Composed(content: view))
      case .modifier: AnyView(view.modifier(PassingModifier()))
      case .preference: AnyView(view.preference(key: SumKey.self, value: 1))
      case .layout: AnyView(PassingLayout() { view })
      case .appearance: AnyView(view.onAppear {})
      case .list: AnyView(ForEach(0..<1) { _ in view })
      case .opacity: AnyView(view.opacity(0.5))
      case .shadow: AnyView(view.padding(0).shadow(radius: 1))
      case .rotation: AnyView(view.rotationEffect(.degrees(1)))
      case .group3D:
        AnyView(view.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)).compositingGroup())
      case .visualEffect: AnyView(view.visualEffect { effect, _ in effect.opacity(0.5) })
      case .scroll: AnyView(ScrollView { view })
      case .mask: AnyView(view.mask { Rectangle() })
      case .clip: AnyView(view.clipped())
      case .colors: AnyView(view.hueRotation(.degrees(1)))
      }
    }

    @MainActor func nested(_ depth: Int) -> AnyView {
      var view = AnyView(dot(.red).accessibilityIdentifier("core"))
      for _ in 0..<depth { view = around(view) }
      return view
    }
  }

  @Test(arguments: Kind.allCases)
  func `a thousand levels are laid out`(kind: Kind) {
    let snapshot = LayoutSnapshot(kind.nested(1_000))
    #expect(snapshot.frame(of: "core")?.size == CGSize(width: 1, height: 1))
    #expect(snapshot.diagnostics == [])
  }

  @Test(arguments: Kind.allCases)
  func `a thousand levels take a new value, a new environment, and are removed`(kind: Kind) {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Switchboard(handle: handle) { kind.nested(1_000) })
    handle.value = 2
    snapshot.update()
    #expect(snapshot.frame(of: "core")?.size == CGSize(width: 1, height: 1))
    #expect(snapshot.displayListText.contains("(fill"))
    handle.value = 0
    snapshot.update()
    #expect(snapshot.frame(of: "core") == nil)
    // Shadows have a limit of their own, which is reported once for all.
    let reports = snapshot.diagnostics.filter { !$0.contains("shadow: more than 100") }
    #expect(reports == [])
    #expect(snapshot.diagnostics.count == (kind == .shadow ? 1 : 0))
  }

  // Each level is a screen with bars of its own, which are too deep where the screen is.
  @Test func `screens that are nested too deeply are reported once`() {
    var view = AnyView(Text("Innermost").navigationTitle("Title").toolbar { Button("Item") {} })
    for _ in 0..<3_000 {
      let inner = view
      view = AnyView(NavigationStack { inner })
    }
    let snapshot = LayoutSnapshot(
      of: view, window: CGSize(width: 400, height: 600), platform: .phone)
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("nested too deep") == true)
  }

  @Test(arguments: Kind.allCases)
  func `ten thousand levels are reported, and what fits is laid out`(kind: Kind) {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Switchboard(handle: handle) { kind.nested(10_000) })
    if snapshot.frame(of: "core") == nil {
      #expect(snapshot.diagnostics.first?.contains("nested too deep") == true)
    }
    handle.value = 2
    snapshot.update()
    _ = snapshot.displayListText
    handle.value = 0
    snapshot.update()
    #expect(snapshot.frame(of: "core") == nil)
  }
}

/// Values that take a lot of room wherever they are handed on.
private struct LargeKey: PreferenceKey {
  struct Large: Equatable {
    var first = SIMD64<Double>.zero
    var second = SIMD64<Double>.zero
    var third = SIMD64<Double>.zero
  }

  static let defaultValue = Large()

  static func reduce(value: inout Large, nextValue: () -> Large) {
    value.first += nextValue().first
  }
}

/// Values from views that are nested too deeply for the stack.
@MainActor @Suite struct `Deep values` {
  @Test(arguments: [100, 10_000]) func `large values are read as far as there is room for them`(
    depth: Int
  ) {
    var one = LargeKey.Large()
    one.first[0] = 1
    let leaf = Color.red.preference(key: LargeKey.self, value: one)
    let view = (0..<depth).reduce(AnyView(leaf)) { view, _ in
      AnyView(
        Group {
          view
          leaf
        })
    }
    var levels = 0.0
    let snapshot = LayoutSnapshot(
      view.onPreferenceChange(LargeKey.self) { levels = $0.first[0] })
    if depth == 100 {
      #expect(levels == 101)
      #expect(snapshot.diagnostics == [])
    } else {
      #expect(levels > 100)
      #expect(snapshot.diagnostics.first?.contains("nested too deep") == true)
    }
  }
}

/// Pictures of views that are nested too deeply for the stack of the drawing or the painting.
@MainActor @Suite(.serialized) struct `Deep pictures` {
  @Test(arguments: [NestingTests.Kind.scroll, .mask, .clip, .colors, .opacity, .vStack])
  func `content nested a thousand levels deep is painted in every format`(
    kind: NestingTests.Kind
  ) throws {
    let renderer = ImageRenderer(content: kind.nested(1_000).frame(width: 20, height: 20))
    #expect(try PNGHeader(renderer.pngData()) == PNGHeader(width: 20, height: 20, isOpaque: false))
    #expect(try renderer.svgData().starts(with: Data("<svg".utf8)))
    #expect(try renderer.pdfData().starts(with: Data("%PDF".utf8)))
  }

  // Each level blurs the picture of the levels inside, which grows: with more levels nothing could be recognized.
  @Test func `four hundred nested shadows are painted`() throws {
    let content = NestingTests.Kind.shadow.nested(400).frame(width: 20, height: 20)
    let header = try PNGHeader(ImageRenderer(content: content).pngData())
    #expect(header.width == 20 && header.height == 20)
  }

  @Test func `nested texts are read as far as they fit`() {
    func nested(_ depth: Int) -> Text {
      (1..<depth).reduce(Text("core")) { text, _ in Text("y\(text)").bold() }
    }
    let most = LayoutSnapshot(of: nested(1_000), proposal: .unspecified)
    #expect(most.diagnostics == [])
    #expect(most.displayListText.contains("core"))
    for depth in [1_001, 100_000] {
      let deep = LayoutSnapshot(VStack { nested(depth) })
      #expect(deep.displayListText.contains("y"))
      #expect(!deep.displayListText.contains("core"))
      #expect(deep.diagnostics.count == 1)
      #expect(deep.diagnostics.first?.contains("Texts are nested too deeply") == true)
      #expect(deep.diagnostics.first?.contains("VStack > Text") == true)
    }
  }

  @Test func `texts joined from either end are one flat row`() {
    let rows = [
      (0..<20_000).reduce(Text("core")) { text, _ in Text("y") + text },
      (0..<20_000).reduce(Text("core")) { text, _ in text + Text("y") },
      (0..<10_000).reduce(Text("core")) { text, _ in (Text("y") + Text("y")) + text },
      (0..<10_000).reduce(Text("core")) { text, _ in text + (Text("y") + Text("y")) },
    ]
    for row in rows {
      #expect(row.depth == 2)
      var resolver = TextResolver(EnvironmentValues())
      resolver.append(row, TextAttributes())
      let runs = resolver.resolved(whenEmpty: TextAttributes()).styled.runs
      #expect(runs.map(\.string.count) == [20_004])
    }
    #expect(rows[0] != rows[1])
    #expect(Text("a") + Text("b") + Text("c") == Text("a") + (Text("b") + Text("c")))
  }
}

/// Shows its content, made anew for each value, with the value in the environment; nothing for zero.
private struct Switchboard: View {
  let handle: Handle<Int>
  let content: () -> AnyView
  @State private var value = 1

  var body: some View {
    let _ = handle.take($value)
    if value > 0 { content().environment(\.minimumScaleFactor, 1 / CGFloat(value)) }
  }
}

private struct Composed: View {
  let content: AnyView
  var body: some View { content }
}

private struct PassingModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct PassingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
