import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ViewBuilderTests {
  private enum Fruit { case apple, pear, plum }

  @Test func `any number of statements make as many children`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        dot(.red)
        dot(.green)
        dot(.blue)
        dot(.red)
        dot(.green)
        dot(.blue)
        dot(.red)
        dot(.green)
        dot(.blue)
        dot(.red)
        dot(.green)
        dot(.blue)
        dot(.red)
      },
      is: "rgbrgbrgbrgbr")
  }

  @Test func `an empty statement makes no child and no gap`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        dot(.red)
        EmptyView()
        Group {}
        dot(.blue)
      },
      is: "r.b")
  }

  @Test(arguments: [(true, "rg"), (false, "rb")])
  func `if and else choose a child`(isFirst: Bool, drawing: String) {
    expectDrawing(
      of: HStack(spacing: 0) {
        dot(.red)
        if isFirst { dot(.green) } else { dot(.blue) }
      },
      is: drawing)
  }

  @Test(arguments: [(1, "rg"), (2, "rgb"), (3, "rb"), (4, "r")])
  func `branches hold several children, or none`(number: Int, drawing: String) {
    expectDrawing(
      of: HStack(spacing: 0) {
        dot(.red)
        if number == 1 {
          dot(.green)
        } else if number == 2 {
          dot(.green)
          dot(.blue)
        } else if number == 3 {
          dot(.blue)
        }
      },
      is: drawing)
  }

  @Test func `a switch chooses among all its cases`() {
    @ViewBuilder func slice(_ fruit: Fruit) -> some View {
      switch fruit {
      case .apple: dot(.red)
      case .pear: dot(.green)
      case .plum: dot(.purple)
      }
    }
    expectDrawing(
      of: HStack(spacing: 0) {
        slice(.apple)
        slice(.pear)
        slice(.plum)
      },
      is: "rgp")
  }

  @Test func `an optional is its view or nothing`() {
    let some: Color? = .red
    let none: Color? = nil
    expectDrawing(
      of: HStack(spacing: 1) {
        some.map { dot($0) }
        none.map { dot($0) }
        if let some { dot(some) }
        if let none { dot(none) }
        dot(.blue)
      },
      is: "r.r.b")
  }

  @Test func `availability can be checked like any condition`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        if #available(macOS 10.15, *) { dot(.red) }
        if #available(macOS 10.15, *) { dot(.green) } else { dot(.blue) }
      },
      is: "rg")
  }

  @Test func `constants may be declared between views`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        let color = Color.red
        dot(color)
        let other = Color.blue
        dot(other)
      },
      is: "rb")
  }

  @Test func `several views of a body are children of the container around it`() {
    struct Pair: View {
      var body: some View {
        dot(.red)
        dot(.blue)
      }
    }
    expectDrawing(of: HStack(spacing: 1) { Pair() }, is: "r.b")
  }

  @Test func `an if without else shows and hides`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { if $0 { bar(.red, 3).accessibilityIdentifier("bar") } })
    #expect(snapshot.width(of: "bar") == 3)
    handle.value = false
    snapshot.update()
    #expect(snapshot.width(of: "bar") == nil)
    handle.value = true
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 3)
  }

  @Test func `the branches of an if are different views with a state of their own`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { if $0 { Counter(count) } else { Counter(count) } })
    count.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 5)
    handle.value = false
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 1)
  }

  @Test func `a condition in an argument does not change identity`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { Counter(count).padding($0 ? 1 : 2) })
    count.value = 5
    handle.value = false
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 2, y: 2, width: 5, height: 1))
  }

  @Test func `a view after a condition keeps its state when the condition changes`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOn in
        HStack(spacing: 0) {
          if isOn { dot(.blue) }
          Counter(count)
        }
      })
    count.value = 5
    handle.value = false
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 0, y: 0, width: 5, height: 1))
  }

  @Test func `an enumeration can be a view`() {
    enum Page: View {
      case small
      case large(Int)

      var body: some View {
        switch self {
        case .small: dot(.red)
        case .large(let width): bar(.blue, width)
        }
      }
    }
    expectDrawing(
      of: HStack(spacing: 0) {
        Page.small
        Page.large(2)
      },
      is: "rbb")
  }
}
