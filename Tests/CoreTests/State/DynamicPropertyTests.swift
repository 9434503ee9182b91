import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct DynamicPropertyTests {
  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var base: Int
    @Environment(\.lineLimit) private var limit
    private(set) var wrappedValue = 0
    private(set) var updates = 0

    init(_ base: Int) { _base = State(initialValue: base) }

    var projectedValue: Binding<Int> { $base }

    mutating func update() {
      wrappedValue = base * 2 + (limit ?? 0)
      updates += 1
    }
  }

  private struct Bar: View {
    let handle: Handle<Int>
    @Doubled(3) private var width

    var body: some View {
      let _ = handle.take($width)
      bar(.red, width).accessibilityIdentifier("bar")
    }
  }

  @Test func `a custom property is updated after its state and before the body`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Bar(handle: handle))
    #expect(snapshot.width(of: "bar") == 6)
    handle.value = 10
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 20)
  }

  @Test func `a custom property follows the environment that it reads`() {
    let outer = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(outer, 1) { Bar(handle: Handle()).environment(\.lineLimit, $0) })
    #expect(snapshot.width(of: "bar") == 7)
    outer.value = 4
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 10)
  }

  @Test func `custom properties can be nested`() {
    @propertyWrapper struct Outer: DynamicProperty {
      @Doubled(2) private var inner
      private(set) var wrappedValue = 0

      mutating func update() { wrappedValue = inner + 1 }
    }
    struct Bar: View {
      @Outer private var width
      var body: some View { bar(.red, width) }
    }
    #expect(LayoutSnapshot(Bar()).size.width == 5)
  }

  // MARK: Namespace

  private struct Named: View {
    @Namespace private var names
    let seen: Box
    @State private var count = 0

    var body: some View {
      let _ = seen.ids.append(names)
      let _ = seen.handle.take($count)
      bar(.red, count)
    }
  }

  @MainActor private final class Box {
    var ids: [Namespace.ID] = []
    let handle = Handle<Int>()
  }

  @Test func `a namespace is the same for one view and another for the next`() {
    let (first, second) = (Box(), Box())
    let snapshot = LayoutSnapshot(
      VStack {
        Named(seen: first)
        Named(seen: second)
      })
    first.handle.value = 1
    snapshot.update()
    #expect(first.ids.count == 2)
    #expect(Set(first.ids).count == 1)
    #expect(Set(first.ids + second.ids).count == 2)
  }

  // MARK: ScaledMetric

  private struct Scaled: View {
    @ScaledMetric private var width: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 20

    var body: some View {
      Color.red.frame(width: width, height: title).accessibilityIdentifier("box")
    }
  }

  @Test func `a scaled metric is unchanged at the default size`() {
    #expect(LayoutSnapshot(Scaled()).size == CGSize(width: 20, height: 20))
  }

  @Test func `a scaled metric follows the type size`() {
    let handle = Handle<DynamicTypeSize>()
    let snapshot = LayoutSnapshot(
      of: Varying(handle, .large) { Scaled().dynamicTypeSize($0) }, proposal: .unspecified,
      platform: .phone)
    #expect(snapshot.size == CGSize(width: 20, height: 20))
    handle.value = .accessibility5
    snapshot.update()
    // Body text grows from 17 to 53 points, the large title, large already, from 34 to 60 only.
    #expect(snapshot.size.width > 40)
    #expect(snapshot.size.height < snapshot.size.width)
  }
}
