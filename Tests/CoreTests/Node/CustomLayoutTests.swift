import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Gaps around the views of a column: a view where it is made with content, and a layout where it is made without.
///
/// In the type itself `.init(gap:) { … }` is the initializer with content, and not the call of the layout.
private struct Gaps<Content: View>: Layout {
  var gap: CGFloat
  var content: Content

  init(gap: CGFloat, @ViewBuilder content: () -> Content) {
    self.gap = gap
    self.content = content()
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 1, height: CGFloat(subviews.count + 1) * gap)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

extension Gaps where Content == EmptyView {
  init(gap: CGFloat) { self.init(gap: gap) { EmptyView() } }
}

@MainActor struct CustomLayoutTests {
  /// A row without gaps that logs the calls for its cache and the proposals.
  private struct Row: Layout {
    let log: Log
    var gap: CGFloat = 0

    final class Cache {
      var widths: [CGFloat] = []
    }

    private func note(_ entry: String) { MainActor.assumeIsolated { log.note(entry) } }

    func makeCache(subviews: Subviews) -> Cache {
      note("make \(subviews.count)")
      return Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { note("update \(subviews.count)") }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    {
      note("size")
      cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width + gap + $0[Extra.self] }
      return CGSize(width: cache.widths.reduce(0, +), height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      note("place")
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache.widths) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += width
      }
    }
  }

  fileprivate enum Extra: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  @Test func `an initializer of the layout's type wins over calling the layout`() {
    let empty = Gaps(gap: 7)
    #expect(LayoutSnapshot(empty { dot(.red) }).size == CGSize(width: 1, height: 14))
    #expect(LayoutSnapshot(Gaps(gap: 5) { dot(.red) }() { dot(.red) }).size.height == 10)
  }

  // MARK: The cache

  @Test func `the cache is made once, and without a change nothing is asked`() {
    let log = Log()
    let snapshot = LayoutSnapshot(Row(log: log)() { dot(.red) })
    #expect(log.take().filter { $0.contains("e 1") } == ["make 1"])
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `the cache is updated once for each change of the children`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { count in
        Row(log: log)() { ForEach(0..<count, id: \.self) { _ in dot(.red) } }
      }
    )
    _ = log.take()
    handle.value = 3
    snapshot.update()
    let entries = log.take()
    #expect(entries.filter { $0.hasPrefix("update") } == ["update 3"])
    #expect(!entries.contains { $0.hasPrefix("make") })
    #expect(snapshot.size.width == 3)
  }

  @Test func `an equal layout is not asked again, and a different one keeps the cache`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 10) { Row(log: log, gap: CGFloat($0 / 10))() { dot(.red) } })
    _ = log.take()
    handle.value = 11
    snapshot.update()
    #expect(log.take() == [])
    handle.value = 30
    snapshot.update()
    #expect(log.take() == ["size", "place"])
    #expect(snapshot.size.width == 4)
  }

  @Test func `a changed layout value has the layout run again, through modifiers around the child`()
  {
    let (log, handle) = (Log(), Handle<CGFloat>())
    let snapshot = LayoutSnapshot(
      Row(log: log)() {
        Varying(handle, 1) {
          dot(.red).layoutValue(key: Extra.self, value: $0).padding(.leading, 2)
        }
        dot(.blue).accessibilityIdentifier("second")
      })
    #expect(snapshot.frame(of: "second")?.minX == 4)
    handle.value = 6
    snapshot.update()
    #expect(snapshot.frame(of: "second")?.minX == 9)
  }

  @Test func `a layout value around a group is a default for its members, the inner one counts`() {
    let snapshot = LayoutSnapshot(
      Row(log: Log())() {
        Group {
          dot(.red)
          dot(.green).layoutValue(key: Extra.self, value: 3).layoutValue(key: Extra.self, value: 7)
            .accessibilityIdentifier("second")
          dot(.blue).accessibilityIdentifier("third")
        }
        .layoutValue(key: Extra.self, value: 5)
        dot(.red).accessibilityIdentifier("fourth")
      })
    // Each is as wide as a point and its value: 5 from the group, 3 from within, 5 again, none outside.
    let ends: [CGFloat] = [1 + 5, 1 + 5 + 1 + 3, 1 + 5 + 1 + 3 + 1 + 5]
    #expect(snapshot.frame(of: "second")?.minX == ends[0])
    #expect(snapshot.frame(of: "third")?.minX == ends[1])
    #expect(snapshot.frame(of: "fourth")?.minX == ends[2])
    #expect(snapshot.size.width == ends[2] + 1)
  }

  @Test func `a child that grows has the layout run again`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Row(log: log)() {
        Counter(handle)
        dot(.blue).accessibilityIdentifier("second")
      })
    handle.value = 6
    snapshot.update()
    #expect(snapshot.frame(of: "second")?.minX == 6)
  }

  // MARK: AnyLayout

  @Test func `a switch of the layout keeps the children and their state`() {
    let (log, handle, count) = (Log(), Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isRow in
        let layout =
          isRow
          ? AnyLayout(HStackLayout(spacing: 0))
          : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
          dot(.blue)
          Counter(count).onAppear { log.note("+") }.onDisappear { log.note("-") }
        }
      })
    count.value = 5
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 1, y: 0, width: 5, height: 1))
    handle.value = false
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 0, y: 1, width: 5, height: 1))
    #expect(log.take() == ["+"])
  }

  @Test func `a custom layout can be one of several`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOwn in
        let layout = isOwn ? AnyLayout(Row(log: log, gap: 2)) : AnyLayout(ZStackLayout())
        layout {
          dot(.red)
          dot(.blue).accessibilityIdentifier("second")
        }
      })
    #expect(snapshot.frame(of: "second")?.minX == 3)
    handle.value = false
    snapshot.update()
    #expect(snapshot.frame(of: "second")?.minX == 0)
    handle.value = true
    snapshot.update()
    #expect(snapshot.frame(of: "second")?.minX == 3)
    #expect(log.take().filter { $0.hasPrefix("make") } == ["make 2", "make 2"])
  }

  // MARK: Bad answers

  private struct Broken: Layout {
    var size: CGSize
    var origin = CGPoint.zero

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: origin, proposal: proposal) }
    }
  }

  private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
  }

  @Test(arguments: [CGFloat.nan, -5, -CGFloat.infinity])
  func `a NaN or negative size is reported once with the view, and counts as zero`(length: CGFloat)
  {
    let broken = Broken(size: CGSize(width: length, height: 4))
    let snapshot = LayoutSnapshot(
      Page { broken { dot(.red) }.accessibilityIdentifier("broken") })
    #expect(snapshot.frame(of: "broken")?.size == CGSize(width: 0, height: 4))
    #expect(!snapshot.displayListText.contains("nan"))
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("Page > VStack") == true)
    #expect(snapshot.diagnostics.first?.contains("Broken") == true)
  }

  @Test func `an infinite size does no harm`() {
    let broken = Broken(size: CGSize(width: CGFloat.infinity, height: 4))
    let snapshot = LayoutSnapshot(
      Page {
        broken { dot(.red) }
        HStack {
          broken { dot(.red) }
          dot(.blue)
        }
      }
      .padding())
    #expect(!snapshot.displayListText.contains("nan"))
  }

  @Test(arguments: [CGFloat.nan, CGFloat.infinity])
  func `a NaN or infinite place does no harm`(x: CGFloat) {
    let broken = Broken(size: CGSize(width: 4, height: 4), origin: CGPoint(x: x, y: 0))
    let snapshot = LayoutSnapshot(Page { broken { dot(.red).accessibilityIdentifier("dot") } })
    #expect(snapshot.frame(of: "dot")?.width == 1)
    #expect(!snapshot.displayListText.contains("nan"))
    snapshot.update()
    #expect(snapshot.diagnostics.count == (x.isNaN ? 1 : 0))
  }

  @Test func `a layout that asks with unusable proposals does no harm`() {
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        subviews[0].sizeThatFits(ProposedViewSize(width: .nan, height: -.infinity))
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: .zero, proposal: ProposedViewSize(width: -1, height: .nan))
      }
    }
    let snapshot = LayoutSnapshot(
      Asking()() {
        HStack {
          Color.red
          Text(verbatim: "some text to wrap")
          GeometryReader { _ in Circle() }
        }
        .padding()
        .frame(minWidth: 5, maxWidth: 50)
      })
    #expect(!snapshot.displayListText.contains("nan"))
    #expect(snapshot.size.width.isFinite)
  }

  @Test func `children that a layout does not place are centered`() {
    struct Forgetful: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 10, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let snapshot = LayoutSnapshot(
      Forgetful()() { Color.red.frame(width: 4, height: 2).accessibilityIdentifier("box") })
    #expect(snapshot.frame(of: "box") == CGRect(x: 3, y: 4, width: 4, height: 2))
  }

  /// A layout that has an initializer with content, and one without that calls it.
  private nonisolated struct Pile<Content: View>: Layout {
    var spacing: CGFloat
    var content: Content

    init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
      self.spacing = spacing
      self.content = content()
    }

    init(spacing: CGFloat) where Content == EmptyView {
      self.init(spacing: spacing) { EmptyView() }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: spacing, height: CGFloat(subviews.count))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `an initializer with a closure wins over calling the layout`() {
    #expect(Pile(spacing: 7).spacing == 7)
    let layout = Pile(spacing: 3)
    let view = layout {
      dot(.red)
      dot(.blue)
    }
    #expect(LayoutSnapshot(view).size == CGSize(width: 3, height: 2))
  }
}
