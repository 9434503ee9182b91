import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The answers to zero, infinity, no proposal and a number, of views with their own rules; those of the
/// layout engine's rules are in its own tests.
@MainActor @Suite struct ViewProposalTableTests {
  @Namespace private var space

  /// Between 35 and 74 wide, between 10 and 30 high.
  private var elastic: some View {
    Color.red.frame(
      minWidth: 35, idealWidth: 45, maxWidth: 74, minHeight: 10, idealHeight: 20, maxHeight: 30)
  }

  /// Expects a view's answers where width and height are proposed the same, without diagnostics.
  func expect(
    _ view: some View, answers rows: [(CGFloat?, String)],
    on platform: LayoutSnapshot.Platform = .mac, location: SourceLocation = #_sourceLocation
  ) {
    for (length, expected) in rows {
      let proposal = ProposedViewSize(width: length, height: length)
      let snapshot = LayoutSnapshot(of: view, proposal: proposal, platform: platform)
      #expect(snapshot.size.brief == expected, "\(proposal)", sourceLocation: location)
      #expect(snapshot.diagnostics == [], "\(proposal)", sourceLocation: location)
    }
  }

  @Test
  func `shapes, drawings and readers of geometry take the proposal, and 10 points without one`() {
    let rows: [(CGFloat?, String)] = [
      (0, "0x0"), (.infinity, "infxinf"), (nil, "10x10"), (50, "50x50"),
    ]
    struct Card: Shape {
      nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    }
    expect(Circle(), answers: rows)
    expect(Card(), answers: rows)
    expect(Canvas { _, _ in }, answers: rows)
    expect(GeometryReader { _ in elastic }, answers: rows)
  }

  @Test func `modifiers that only change a view's place or look leave its answers alone`() {
    let rows: [(CGFloat?, String)] = [
      (0, "35x10"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x30"),
    ]
    expect(elastic.matchedGeometryEffect(id: 1, in: space), answers: rows)
    expect(elastic.ignoresSafeArea(), answers: rows)
    expect(
      Button {
      } label: {
        elastic
      }.buttonStyle(.plain), answers: rows)
  }

  @Test func `a view that ignores the safe area is proposed it, but answers without it`() {
    /// Notes a view's answers, and gives it all the room.
    struct Asking: Layout {
      let log: Log

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let answers = [0, .infinity, nil, 50].map { (length: CGFloat?) in
          subviews[0].sizeThatFits(ProposedViewSize(width: length, height: length)).brief
        }
        MainActor.assumeIsolated { log.note(answers.joined(separator: " ")) }
        return proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    let log = Log()
    let view = Color.red.frame(
      minWidth: 35, idealWidth: 45, maxWidth: .infinity, minHeight: 10, idealHeight: 20,
      maxHeight: .infinity)
    let snapshot = LayoutSnapshot(of: Asking(log: log) { view.ignoresSafeArea() }, proposal: .zero)
    snapshot.graph.frame(
      window: CGSize(width: 100, height: 100),
      safeArea: EdgeInsets(top: 4, leading: 4, bottom: 2, trailing: 6))
    // The view is 10 wider and 6 higher than what it answers.
    #expect(log.entries.last == "25x4 infxinf 35x14 50x50")
  }

  @Test func `a bar beside a safe area is added to the view, which is proposed the rest`() {
    // The bar is 6 high, 4 above it are free.
    expect(
      elastic.safeAreaInset(edge: .bottom, spacing: 4) { Color.blue.frame(width: 20, height: 6) },
      answers: [(0, "35x20"), (.infinity, "74x40"), (nil, "45x30"), (50, "50x40")])
  }

  @Test func `a custom layout answers as it says`() {
    struct Doubled: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        return CGSize(width: 2 * size.width, height: size.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    expect(
      Doubled { elastic },
      answers: [(0, "70x10"), (.infinity, "148x30"), (nil, "90x20"), (50, "100x30")])
  }

  @Test func `pages and screens take a proposed length, and otherwise that of their view`() {
    expect(
      TabView { elastic }.tabViewStyle(.page),
      answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "45x20"), (50, "50x50")], on: .phone)
    expect(
      NavigationStack { elastic },
      answers: [(0, "0x0"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x50")], on: .phone)
  }

  @Test
  func `panes beside each other take the proposal, or their ideal widths and the divider`() {
    expect(
      HSplitView {
        elastic
        elastic
      }, answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "91x20"), (50, "50x50")])
  }

  @Test func `a list takes the proposal`() {
    expect(
      List { elastic }, answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "0x0"), (50, "50x50")])
  }

  @Test func `a lazy row is as long as its views, and as high as it is proposed`() {
    // 3 * 40 + 2 * 8; without a proposal the highest view counts.
    expect(
      LazyHStack(spacing: 8) { ForEach(0..<3) { _ in Color.red.frame(width: 40, height: 20) } },
      answers: [(0, "136x0"), (.infinity, "136xinf"), (nil, "136x20"), (30, "136x30")])
  }

  @Test func `a lazy grid is as wide as it is proposed, no narrower than its columns`() {
    // 30 + 8 + 40; 2 * 20 + 8.
    let columns = [GridItem(.fixed(30), spacing: 8), GridItem(.fixed(40))]
    expect(
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      },
      answers: [
        (0, "78x48"), (.infinity, "78x48"), (nil, "78x48"), (30, "78x48"), (100, "100x48"),
      ])
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `columns take the proposal, or the widths of all and 300 points for the last`(
    _ platform: LayoutSnapshot.Platform
  ) {
    expect(
      NavigationSplitView {
        Color.blue.navigationSplitViewColumnWidth(200)
      } detail: {
        elastic
      }, answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "500x300"), (50, "50x50")],
      on: platform)
  }

  @Test func `a table takes the proposal`() {
    expect(
      Table([Person(id: 1)]) { TableColumn("Name") { _ in Text("Ada") } },
      answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "0x0"), (50, "50x50")])
  }

  private struct Person: Identifiable {
    let id: Int
  }

  /// Views that are as large as the window, proposed infinity.
  private nonisolated static let screens: [String: @MainActor @Sendable () -> AnyView] = [
    "tabs": { AnyView(TabView { Color.red }.tabViewStyle(.page)) },
    "search": { AnyView(NavigationStack { List { Text("a") }.searchable(text: .constant("")) }) },
    "sheet": { AnyView(Color.red.sheet(isPresented: .constant(true)) { Text("a") }) },
    "inspector": { AnyView(Color.red.inspector(isPresented: .constant(true)) { Text("a") }) },
    "safe area": { AnyView(Color.red.ignoresSafeArea().safeAreaPadding(10)) },
  ]

  @Test(arguments: screens.keys.sorted())
  func `views that are proposed infinity are placed without diagnostics`(
    _ name: String
  ) throws {
    let view = try #require(Self.screens[name])
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let proposal = ProposedViewSize(width: .infinity, height: .infinity)
      let snapshot = LayoutSnapshot(of: view(), proposal: proposal, platform: platform)
      #expect(snapshot.diagnostics == [], "\(platform)")
    }
  }

  @Test func `an editor takes the proposal, without one the length of its text and 60 points`() {
    // 5 points beside the text, 4 behind it for the caret, characters 8 wide.
    expect(
      TextEditor(text: .constant("")),
      answers: [(0, "10x0"), (.infinity, "infxinf"), (nil, "14x60"), (50, "50x50")])
    expect(
      TextEditor(text: .constant("abc")),
      answers: [(0, "10x0"), (.infinity, "infxinf"), (nil, "38x60"), (50, "50x50")])
    // On the phone 8 points above and below.
    expect(
      TextEditor(text: .constant("")),
      answers: [(0, "10x16"), (.infinity, "infxinf"), (nil, "14x76"), (50, "50x50")], on: .phone)
  }

  @Test func `a field takes the width that is proposed, and that of its text without one`() {
    // A line in fixed pitch is 16 high; a character is 8 wide, with 4 behind it for the caret.
    expect(
      TextField("a", text: .constant("")).textFieldStyle(.plain),
      answers: [(0, "0x16"), (.infinity, "infx16"), (nil, "12x16"), (50, "50x16")])
  }

  @Test func `a wheel shows seven rows at any proposal`() {
    let wheel = Picker("x", selection: .constant(1)) {
      Color.red.frame(width: 44, height: 5).tag(1)
    }
    expect(
      wheel.pickerStyle(.wheel).labelsHidden(),
      answers: [(0, "0x216"), (.infinity, "44x216"), (nil, "320x216"), (50, "50x216")], on: .phone)
  }
}
