import SwiftUI
import Testing
import ViewTesting

/// Known behavior of SwiftUI other than the places of views, each with the id of its case.
@MainActor @Suite struct FactTests {
  @Test(arguments: PriorityFact.all)
  func `a container reads the priority and sizes of its child`(_ fact: PriorityFact) {
    let probe = Probe()
    _ = LayoutSnapshot(of: ProbeLayout(probe: probe) { fact.view() }, proposal: .unspecified)
    #expect(probe.priority == fact.priority)
    if let sizes = fact.sizes { #expect(probe.sizes == sizes) }
  }

  // The cases metalui.cache.0, .1, .3 and .4.
  @Test func `a child is asked once for each proposal, and again only for new ones`() {
    let calls = CallCounter()
    let child = CountingLayout(calls: calls) { Color.red }

    let once = LayoutSnapshot(
      of: MeasuringLayout(widths: [50, 50]) { child },
      proposal: ProposedViewSize(width: 90, height: 90))
    #expect(calls.count == 1, "metalui.cache.0: measured twice with the same proposal")

    once.update()
    #expect(calls.count == 1, "metalui.cache.3: laid out again at the same size")

    once.graph.frame(proposal: ProposedViewSize(width: 120, height: 120))
    #expect(
      calls.count == 1, "metalui.cache.4: the container's size is new, the child's proposal is not")

    calls.count = 0
    _ = LayoutSnapshot(
      of: MeasuringLayout(widths: [50, 50, 70]) { child },
      proposal: ProposedViewSize(width: 90, height: 90))
    #expect(calls.count == 1 + 1, "metalui.cache.1: measured with a second proposal")
  }

  @Test func `openswiftui.alignment.mean: a custom guide is the mean of the children's`() {
    let probe = Probe()
    let children = ZStack(alignment: .top) {
      ForEach(0..<11) { value in
        L("\(value)", w: 20, h: 20).alignmentGuide(.mid) { _ in CGFloat(value) }
      }
    }
    _ = LayoutSnapshot(of: ProbeLayout(probe: probe) { children }, proposal: .unspecified)
    #expect(probe.mid == 5)
  }

  @Test func `openswiftui.spacing.asym-ltr: the first view gives its trailing distance`() {
    let first = ViewSpacing(plain: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 3))
    #expect(first.distance(to: .zero, along: .horizontal) == 3)
  }
}

/// The gaps beside texts and symbols in macOS's default font.
@MainActor @Suite struct TextGapFactTests {
  @Test func `metalui.stack.S.text-rect.v: 8.15 between a text and a view below it`() {
    let stack = VStack {
      Text("Hi").named("above")
      L("below", w: 20, h: 20)
    }
    #expect(verticalGap(in: stack).isNear(8.15, within: 0.01))
  }

  @Test func `metalui.stack.S.rect-text.v: 4.74 between a view and a text below it`() {
    let stack = VStack {
      L("above", w: 20, h: 20)
      Text("Hi").named("below")
    }
    #expect(verticalGap(in: stack).isNear(4.74, within: 0.01))
  }

  @Test func `metalui.stack.S.image-image.v: no gap between two symbols`() {
    let stack = VStack {
      Image(systemName: "star").named("above")
      Image(systemName: "star").named("below")
    }
    #expect(verticalGap(in: stack).isNear(0, within: 0.01))
  }

  @Test func `metalui.stack.S.toggle-toggle.v: 6 between two check boxes`() {
    let stack = VStack {
      Toggle("a", isOn: .constant(true)).named("above")
      Toggle("b", isOn: .constant(true)).named("below")
    }
    #expect(verticalGap(in: stack).isNear(6, within: 0.01))
  }

  /// The distance between the views named `above` and `below`.
  private func verticalGap(in stack: some View) -> CGFloat {
    let snapshot = LayoutSnapshot(of: stack, proposal: .unspecified, text: .fonts)
    guard let above = snapshot.frame(of: "above"), let below = snapshot.frame(of: "below") else {
      return .nan
    }
    return below.minY - above.maxY
  }
}

/// The order in which preferences are reduced.
@MainActor @Suite struct PreferenceFactTests {
  @Test func `preference.order: children in source order`() {
    let stack = VStack {
      Color.red.adding("a")
      Color.red.adding("b")
      Color.red.adding("c")
    }
    #expect(names(in: stack) == ["a", "b", "c"])
  }

  @Test func `preference.overlay: the view, then its overlay`() {
    #expect(names(in: Color.red.adding("p").overlay { Color.red.adding("o") }) == ["p", "o"])
  }

  // Uncertain: no recording shows it, only a re-implementation.
  @Test func `preference.background: the background, then the view`() {
    #expect(names(in: Color.red.adding("p").background { Color.red.adding("o") }) == ["o", "p"])
  }

  @Test func `preference.override: a container's own preference replaces its children's`() {
    #expect(names(in: VStack { Color.red.adding("a") }.adding("x")) == ["x"])
  }

  private func names(in view: some View) -> [String] {
    var names: [String] = []
    _ = LayoutSnapshot(
      of: view.onPreferenceChange(Names.self) { names = $0 }, proposal: .unspecified)
    return names
  }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func adding(_ name: String) -> some View {
    preference(key: Names.self, value: [name])
  }
}

/// The priority that a container reads from its child, and the child's sizes where they are known.
struct PriorityFact: Sendable, CustomTestStringConvertible {
  /// A child's answers to the three proposals that have names.
  struct Sizes: Equatable, Sendable {
    var zero: CGSize
    var unspecified: CGSize
    var infinity: CGSize
  }

  let id: String
  let priority: Double
  let sizes: Sizes?
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ id: String, priority: Double, sizes: Sizes? = nil,
    view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.id = "metalui.layout.\(id)"
    self.priority = priority
    self.sizes = sizes
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }

  // L2.allowsHitTesting, priority 2, joins them when that modifier is there.
  static let all = [
    PriorityFact(
      "E3", priority: -.infinity,
      sizes: Sizes(
        zero: .zero, unspecified: CGSize(width: 10, height: 10),
        infinity: CGSize(width: CGFloat.infinity, height: .infinity))
    ) { Color.red.layoutPriority(-.infinity) },
    PriorityFact(
      "E4", priority: 0,
      sizes: Sizes(
        zero: CGSize(width: 10, height: 0), unspecified: CGSize(width: 10, height: 10),
        infinity: CGSize(width: 10, height: CGFloat.infinity))
    ) { Color.red.layoutPriority(2).frame(width: 10) },
    PriorityFact("E5", priority: 0, sizes: padded) { Color.red.layoutPriority(2).padding(3) },
    PriorityFact("E6", priority: 2, sizes: padded) { Color.red.padding(3).layoutPriority(2) },
    PriorityFact("L2.aspectRatio", priority: 0) {
      Color.red.layoutPriority(2).aspectRatio(1, contentMode: .fit)
    },
    PriorityFact("L2.background", priority: 2) {
      Color.red.layoutPriority(2).background { Color.blue }
    },
    PriorityFact("L2.clipShape", priority: 2) { Color.red.layoutPriority(2).clipShape(Circle()) },
    PriorityFact("L2.frame", priority: 0) {
      Color.red.layoutPriority(2).frame(maxWidth: .infinity)
    },
    PriorityFact("L2.frameW", priority: 0) { Color.red.layoutPriority(2).frame(width: 10) },
    PriorityFact("L2.id", priority: 2) { Color.red.layoutPriority(2).id(1) },
    PriorityFact("L2.offset", priority: 2) { Color.red.layoutPriority(2).offset(x: 1, y: 1) },
    PriorityFact("L2.opacity", priority: 2) { Color.red.layoutPriority(2).opacity(0.5) },
    PriorityFact("L3.HStack2", priority: 0) {
      HStack {
        Color.red.layoutPriority(2)
        Color.blue
      }
    },
    PriorityFact("L3.PassThrough1", priority: 0) {
      PassThrough { Color.red.layoutPriority(2) }
    },
    PriorityFact("L3.VStack1", priority: 2) { VStack { Color.red.layoutPriority(2) } },
  ]

  private static let padded = Sizes(
    zero: CGSize(width: 6, height: 6), unspecified: CGSize(width: 16, height: 16),
    infinity: CGSize(width: CGFloat.infinity, height: .infinity))
}

/// The values that a ``ProbeLayout`` read.
private final class Probe {
  var priority: Double?
  var sizes: PriorityFact.Sizes?
  var mid: CGFloat?
}

/// A layout that reads everything a container can know about its only child.
private struct ProbeLayout: Layout {
  let probe: Probe

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let child = subviews[0]
    probe.priority = child.priority
    probe.sizes = PriorityFact.Sizes(
      zero: child.sizeThatFits(.zero), unspecified: child.sizeThatFits(.unspecified),
      infinity: child.sizeThatFits(.infinity))
    probe.mid = child.dimensions(in: .unspecified)[explicit: .mid]
    return child.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private final class CallCounter {
  var count = 0
}

/// A leaf that counts how often it is measured.
private struct CountingLayout: Layout {
  let calls: CallCounter

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    calls.count += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout that measures its child at some widths and 50 points high, and places it at 50x50.
private struct MeasuringLayout: Layout {
  let widths: [CGFloat]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for width in widths {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 50))
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 50))
  }
}

/// The lengths of lists.
@MainActor @Suite struct ListFactTests {
  private func frame(
    of view: some View, platform: LayoutSnapshot.Platform = .mac, isTall: Bool = false
  ) -> CGRect? {
    LayoutSnapshot(
      of: view.typesettingLanguage(.init(languageCode: .thai), isEnabled: isTall),
      proposal: ProposedViewSize(width: 320, height: 400), platform: platform
    ).frame(of: "row")
  }

  @Test func `swiftuiweb.list.macos.inset, .plain, .bordered, .sidebar`() {
    let list = List { Text("One").named("row") }
    #expect(frame(of: list)?.origin == CGPoint(x: 16, y: 10 + (24 - 16) / 2))
    #expect(frame(of: list.listStyle(.plain))?.origin == CGPoint(x: 8, y: 4))
    #expect(frame(of: list.listStyle(.bordered))?.minX == 7)
    #expect(frame(of: list.listStyle(.sidebar))?.minX == 16)
    #expect(frame(of: list.listStyle(.sidebar))?.midY == CGFloat(10 + 32 / 2))
  }

  @Test func `swiftuiweb.list.macos.rowinsets`() {
    let insets = EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)
    let row = frame(of: List { Color.red.listRowInsets(insets).named("row") })
    #expect(row?.minX == 46 && row?.width == 258)
  }

  @Test func `swiftuiweb.list.ios.insetgrouped`() {
    let first = frame(
      of: List {
        Color.red.named("row")
        Text("Two")
      }, platform: .phone, isTall: true)
    let second = frame(
      of: List {
        Text("One")
        Color.red.named("row")
      }, platform: .phone, isTall: true)
    #expect(first?.minX == 32 && first?.width == 256)
    #expect((second?.minY ?? 0) - (first?.minY ?? 0) == CGFloat(56))
  }

  @Test func `swiftuiweb.fact.macos.table.header`() {
    struct Item: Identifiable { let id: Int }
    let table = Harness(
      Table([Item(id: 1), Item(id: 2)]) {
        TableColumn("A") { Text("a\($0.id)").named("\($0.id)") }
      },
      window: CGSize(width: 315, height: 33 + 2 * 24))
    let drawing = table.displayListText
    // One column from 8 on, 315 - 15 wide; its divider is from 6 to 22, and the line below the titles at 27.
    #expect(drawing.contains("(glyphs \"A\" \(8 + 10),"))
    #expect(drawing.contains("(fill #0000001a 303,6 1x16)"))
    #expect(drawing.contains("(fill #0000001a 0,27 315x1)"))
    // The first row from 33 on; the band of the second one is 10 in, with corners of 6.
    #expect(table.frame(of: "1")?.minY == CGFloat(33 + 4))
    #expect(drawing.contains("(roundedRect 10,\(33 + 24) 295x24 r6)"))
  }

  @Test func `swiftuiweb.fact.macos.list.separators, .selection`() {
    let list = Harness(
      List(0..<4, id: \.self, selection: .constant(1)) { Text("\($0)") },
      window: CGSize(width: 320, height: 200)
    ).displayListText
    // Of the lines below the first three rows those beside the selected row are hidden.
    #expect(!list.contains("16,33 288x1") && !list.contains("16,57 288x1"))
    #expect(list.contains("(fill #0000001a 16,81 288x1)"))
    // 13.7 % of black, 10 in, as high as the row, with corners of 7.
    #expect(list.contains("(fill #00000023 (roundedRect 10,34 300x24 r7))"))
  }

  @Test func `swiftuiweb.fact.macos.form.grouped.card`() {
    let form = Harness(
      Form {
        Text("One").named("one")
        Text("Two")
      }
      .formStyle(.grouped), window: CGSize(width: 320, height: 200))
    // Two lines of 16 in the font of tests, 10 above and below each, and a line between them.
    let height = 2 * (10 + 16 + 10) + 1
    #expect(form.displayListText.contains("(roundedRect 20,20 280x\(height) r10)"))
    #expect(form.frame(of: "one")?.origin == CGPoint(x: 20 + 10, y: 20 + 10))
  }
}
