import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Keeps subviews longer than the layout runs, and longer than the views exist.
@MainActor @Suite struct `Kept subviews` {
  private final class Keeper {
    var subviews: [LayoutSubviews] = []
  }

  private struct Keeping: Layout {
    let keeper: Keeper

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      keeper.subviews.append(subviews)
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  private struct Switching: View {
    let keeper: Keeper
    let handle: Handle<Int>
    @State private var count = 2

    var body: some View {
      let _ = handle.take($count)
      Keeping(keeper: keeper)() {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: 30, height: 20).layoutPriority(3)
            .layoutValue(key: Weight.self, value: 7)
        }
      }
    }
  }

  private func expectNothing(
    _ subview: LayoutSubview, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(subview.sizeThatFits(.unspecified) == .zero, sourceLocation: location)
    #expect(subview.dimensions(in: .unspecified).width == 0, sourceLocation: location)
    #expect(subview.dimensions(in: .unspecified)[.bottom] == 0, sourceLocation: location)
    #expect(subview.priority == 0, sourceLocation: location)
    #expect(subview[Weight.self] == 1, sourceLocation: location)
    #expect(subview.spacing == ViewSpacing(), sourceLocation: location)
    subview.place(at: .zero, anchor: .center, proposal: .unspecified)
  }

  @Test func `kept subviews answer as long as the child exists`() throws {
    let (keeper, handle) = (Keeper(), Handle<Int>())
    let snapshot = LayoutSnapshot(Switching(keeper: keeper, handle: handle))
    let kept = try #require(keeper.subviews.first)
    #expect(kept[1].sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
    #expect(kept[1].dimensions(in: .unspecified)[.bottom] == 20)
    #expect(kept[1].priority == 3)
    #expect(kept[1][Weight.self] == 7)
    withExtendedLifetime(snapshot) {}
  }

  @Test func `a removed child answers nothing, even when others take its place`() throws {
    let (keeper, handle) = (Keeper(), Handle<Int>())
    let snapshot = LayoutSnapshot(Switching(keeper: keeper, handle: handle))
    let kept = try #require(keeper.subviews.first)
    handle.value = 1
    snapshot.update()
    expectNothing(kept[1])
    // The next children take the places of those before them.
    handle.value = 9
    snapshot.update()
    expectNothing(kept[1])
    #expect(kept[0].sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
    #expect(try #require(keeper.subviews.last).count == 9)
  }

  @Test func `the children of a tree that has ended answer nothing`() throws {
    let keeper = Keeper()
    do { _ = LayoutSnapshot(Switching(keeper: keeper, handle: Handle())) }
    let kept = try #require(keeper.subviews.first)
    #expect(kept.count == 2)
    for subview in kept { expectNothing(subview) }
    #expect(kept[0] == kept[0] && kept[0] != kept[1])
    // Another layout may be asked to arrange them.
    let (row, any) = (HStackLayout(), AnyLayout(VStackLayout()))
    var (rowCache, anyCache) = (row.makeCache(subviews: kept), any.makeCache(subviews: kept))
    #expect(row.sizeThatFits(proposal: .unspecified, subviews: kept, cache: &rowCache) == .zero)
    #expect(any.sizeThatFits(proposal: .unspecified, subviews: kept, cache: &anyCache) == .zero)
    any.placeSubviews(in: .zero, proposal: .unspecified, subviews: kept, cache: &anyCache)
  }
}
