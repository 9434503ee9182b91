import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Views that are made of the views that a container gets.
@MainActor struct SubviewsTests {
  /// A row of its children in reverse, each followed by a green point, after a bar as wide as their
  /// number.
  private struct Chain<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack(spacing: 0) {
        Group(subviews: content) { subviews in
          bar(.blue, subviews.count)
          ForEach(subviews.reversed()) { subview in
            subview
            dot(.green)
          }
        }
      }
    }
  }

  @Test func `groups, conditions and loops are flattened into their views`() {
    expectDrawing(
      of: Chain {
        bar(.red, 2)
        Group {
          dot(.white)
          if true { dot(.black) }
          if false { dot(.red) }
        }
        ForEach(1..<3, id: \.self) { bar(.yellow, $0) }
        EmptyView()
      },
      is: "bbbbbyygygkgwgrrg")
  }

  @Test func `a group's modifiers apply to each view in it`() {
    expectDrawing(
      of: Chain {
        Group {
          dot(.red)
          ForEach(0..<2, id: \.self) { _ in dot(.black) }
        }
        .padding(.trailing, 1)
      },
      is: "bbbk.gk.gr.g")
  }

  @Test func `a range of the subviews and single ones can be shown`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group(
          subviews: Group {
            dot(.red)
            dot(.green)
            dot(.blue)
            dot(.yellow)
          }
        ) { subviews in
          subviews[2...]
          subviews.first
        }
      },
      is: "byr")
  }

  @Test func `a collection of subviews shows all of them`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group(subviews: ForEach(0..<3, id: \.self) { _ in dot(.red) }) { $0.padding(.leading, 1) }
      },
      is: ".r.r.r")
  }

  @Test func `a loop can go through the subviews of a view`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            dot(.red)
            dot(.black)
          }
        ) { subview in
          subview
          dot(.green)
        }
      },
      is: "rgkg")
  }

  @Test func `a view keeps its state when views before it come and go`() {
    let (shows, counter) = (Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Switching(handle: shows) { isShown in
        Chain {
          if isShown { dot(.black) }
          Counter(counter)
        }
      })
    counter.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 5)
    shows.value?.toggle()
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 5)
    #expect(snapshot.diagnostics == [])
  }

  @Test func `rows keep their state, and views made from them keep theirs, by id`() {
    let order = Handle<[Int]>()
    let (state, around) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(order, [1, 2, 3]) { order in
        HStack(spacing: 0) {
          ForEach(
            subviews: ForEach(order, id: \.self) { number in
              Group {
                if number == 2 { Counter(state, name: "row") } else { dot(.black) }
              }
              .containerValue(\.isMarked, number == 2)
            }
          ) { row in
            row
            if row.containerValues.isMarked { Counter(around, name: "around") }
          }
        }
      })
    (state.value, around.value) = (4, 7)
    snapshot.update()
    order.value = [5, 3, 2, 1]
    snapshot.update()
    #expect(snapshot.width(of: "row") == 4)
    #expect(snapshot.width(of: "around") == 7)
    #expect(snapshot.frame(of: "row")?.minX == 2)
  }

  @Test func `a row whose view is replaced shows the new one`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Chain {
        ForEach(0..<2, id: \.self) { _ in
          AnyView(Switching(handle: handle) { if $0 { bar(.red, 3) } else { bar(.red, 1) } })
        }
      })
    let wide = snapshot.size.width
    handle.value?.toggle()
    snapshot.update()
    // The handle belongs to the last row.
    #expect(abs(snapshot.size.width - wide) == 2)
    #expect(snapshot.diagnostics == [])
  }

  // MARK: What flows down and up

  @Test func `drawing uses the environment of the place where a view is shown`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group(
          subviews: Group {
            Rectangle().frame(width: 1, height: 1)
            Rectangle().foregroundStyle(.blue).frame(width: 1, height: 1)
          }
        ) { subviews in
          ForEach(subviews) { $0.foregroundStyle(.red) }
        }
      },
      is: "rb")
  }

  @Test func `rows that go to another place, or to none and back, take its environment`() {
    enum Place { case red, blue, none }
    let stage = Stage(Place.red, width: 3, height: 1) { place in
      HStack(spacing: 0) {
        Group(
          subviews: ForEach(1..<3, id: \.self) {
            Rectangle().frame(width: CGFloat($0), height: 1)
          }
        ) { rows in
          switch place {
          case .red: ForEach(rows) { $0 }.foregroundStyle(.red)
          case .blue: ForEach(rows) { $0 }.foregroundStyle(.blue)
          case .none: Rectangle().foregroundStyle(.green).frame(width: 3, height: 1)
          }
        }
      }
    }
    let red = "(fill #ff383c 0,0 1x1)\n(fill #ff383c 1,0 2x1)"
    let blue = "(fill #0088ff 0,0 1x1)\n(fill #0088ff 1,0 2x1)"
    let none = "(fill #34c759 0,0 3x1)"
    #expect(stage.drawing == red)
    for (place, drawing) in [(Place.blue, blue), (.none, none), (.blue, blue), (.red, red)] {
      stage.set(place)
      #expect(stage.drawing == drawing)
    }
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { bar(.red, limit ?? 1) }
  }

  @Test func `bodies are evaluated with the environment of the source`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group(subviews: Reader()) { subviews in ForEach(subviews) { $0.lineLimit(4) } }
      }
      .lineLimit(2),
      is: "rr")
  }

  @Test func `views made from subviews have subviews themselves`() {
    expectDrawing(
      of: Chain {
        Group(
          subviews: Group {
            Rectangle().frame(width: 1, height: 1)
            ForEach(0..<2, id: \.self) { _ in Rectangle().frame(width: 2, height: 1) }
          }
        ) { subviews in
          ForEach(subviews) { $0.foregroundStyle(.red) }
        }
      },
      is: "bbbrrgrrgrg")
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `only views that are shown give preferences, and they do so where they are shown`() {
    let log = Log()
    _ = LayoutSnapshot(
      Group(
        subviews: Group {
          dot(.red).preference(key: Names.self, value: ["a"])
          dot(.red).preference(key: Names.self, value: ["b"])
          dot(.red).preference(key: Names.self, value: ["c"])
        }
      ) { subviews in
        HStack { subviews[0] }.onPreferenceChange(Names.self) { log.note("first \($0)") }
        HStack { subviews[2] }
      }
      .onPreferenceChange(Names.self) { log.note("each \($0)") })
    let entries = log.take()
    #expect(entries.contains(#"first ["a"]"#))
    #expect(!entries.contains { $0.contains("b") })
    #expect(entries.contains { $0.hasPrefix("each") && $0.contains("c") })
  }

  @Test func `views appear when they are shown and disappear when they are not`() {
    let (log, count) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(count, 1) { count in
        HStack {
          Group(
            subviews: Group {
              dot(.red).onAppear { log.note("+a") }.onDisappear { log.note("-a") }
              dot(.red).onAppear { log.note("+b") }.onDisappear { log.note("-b") }
            }
          ) { $0.prefix(count) }
        }
      })
    #expect(log.take() == ["+a"])
    count.value = 2
    snapshot.update()
    #expect(log.take() == ["+b"])
    count.value = 0
    snapshot.update()
    snapshot.update()
    #expect(Set(log.take()) == ["-a", "-b"])
  }

  @Test func `a view used in two places is shown in the last one and reported`() {
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) {
        Group(subviews: bar(.red, 3)) { subviews in
          subviews[0]
          subviews[0]
        }
      })
    #expect(snapshot.size.width == 3)
    #expect(snapshot.diagnostics.contains { $0.contains("two places") })
  }
}

extension ContainerValues {
  @Entry fileprivate var isMarked = false
}
