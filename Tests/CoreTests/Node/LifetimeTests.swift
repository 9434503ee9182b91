import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct LifetimeTests {
  @Test func `a dropped tree is freed together with what its views hold`() {
    final class Token {}
    struct Holder: View {
      @State var token: Token
      @State private var count = 0
      let handle: Handle<Int>

      var body: some View {
        let _ = handle.take($count)
        VStack {
          GeometryReader { proxy in bar(.red, Int(proxy.size.width) + count) }
          Text(verbatim: "text").overlay { Color.red.id(count) }.onAppear { _ = token }
          ForEach(0..<3) { _ in dot(.red).ignoresSafeArea().containerRelativeFrame(.horizontal) }
        }
      }
    }
    weak var token: Token?
    weak var graph: ViewGraph?
    let handle = Handle<Int>()
    do {
      let made = Token()
      token = made
      let snapshot = LayoutSnapshot(Holder(token: made, handle: handle))
      handle.value = 1
      snapshot.update()
      graph = snapshot.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
    #expect(token == nil)
    // A binding outlives the tree, and still has a value.
    handle.value = 5
    #expect(handle.value == 5)
  }

  @Test func `a view that was removed takes writes to its state without effect`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(Switching(handle: handle) { if $0 { Counter(count) } })
    handle.value = false
    snapshot.update()
    let bodies = snapshot.bodiesEvaluated
    count.value = 5
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == bodies)
  }

  @Test func `a proxy outlives its reader`() {
    final class Keeper { var proxy: GeometryProxy? }
    let (handle, keeper) = (Handle<Bool>(), Keeper())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOn in
        if isOn { GeometryReader { proxy in let _ = keeper.proxy = proxy } }
        bar(.red, 3)
      })
    #expect(keeper.proxy?.frame(in: .local).width == 100)
    handle.value = false
    snapshot.update()
    #expect(keeper.proxy?.frame(in: .global) == .zero)
    #expect(keeper.proxy?.bounds(of: .named("none")) == nil)
    #expect(keeper.proxy?.size.width == 100)
  }

  @Test func `reused places in the tree belong to their new views`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 0) { round in
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { number in
            if (number + round) % 3 != 0 {
              Group {
                bar(.red, number)
                bar(.blue, round)
              }
              .padding(.leading, 1).overlay { dot(.black) }
              .accessibilityIdentifier("\(number)")
            }
          }
        }
      })
    for round in 1..<30 {
      handle.value = round
      snapshot.update()
      let numbers = (0..<20).filter { ($0 + round) % 3 != 0 }
      #expect(snapshot.size.width == numbers.reduce(0) { $0 + CGFloat($1 + round + 2) })
      for number in numbers {
        #expect(
          snapshot.frames(of: "\(number)").map(\.width) == [
            CGFloat(number + 1), CGFloat(round + 1),
          ])
      }
    }
  }

  @Test func `an endlessly nested view is cut off`() {
    struct Mirror: View {
      var body: some View { AnyView(VStack { Mirror() }) }
    }
    let snapshot = LayoutSnapshot(Mirror())
    #expect(snapshot.diagnostics.first?.contains("nested too deep") == true)
    snapshot.graph.close()
  }
}
