import SwiftUI
import TestSupport
import Testing
import ViewTesting

extension ContainerValues {
  fileprivate var steps: Int {
    get { self[StepsKey.self] }
    set { self[StepsKey.self] = newValue }
  }
}

private struct Route {
  var blocks = 0
  var isDoubled = false
}

private struct RouteKey: ContainerValueKey {
  static let defaultValue = Route()
}

extension ContainerValues {
  fileprivate var route: Route {
    get { self[RouteKey.self] }
    set { self[RouteKey.self] = newValue }
  }
}

private struct StepsKey: ContainerValueKey {
  static let defaultValue = 1
}

/// Children below each other, each as many points to the right as it has steps.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 4, height: CGFloat(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (row, subview) in subviews.enumerated() {
      let place = CGPoint(
        x: bounds.minX + CGFloat(steps(of: subview)), y: bounds.minY + CGFloat(row))
      subview.place(at: place, proposal: .unspecified)
    }
  }

  private func steps(of subview: LayoutSubview) -> Int {
    let route = subview.containerValues.route
    return route.blocks > 0
      ? route.blocks * (route.isDoubled ? 2 : 1) : subview.containerValues.steps
  }
}

@MainActor struct ContainerValuesTests {
  @Test func `a layout reads its children's values, or the default where none is given`() {
    expectDrawing(
      of: Stairs {
        bar(.red, 1).containerValue(\.steps, 0)
        bar(.green, 1)
        bar(.blue, 1).padding(0).containerValue(\.steps, 3)
      },
      is: """
        r...
        .g..
        ...b
        """)
  }

  @Test func `the innermost of several values counts`() {
    expectDrawing(
      of: Stairs { bar(.red, 1).containerValue(\.steps, 0).padding(0).containerValue(\.steps, 2) },
      is: "r...")
  }

  @Test func `a value around a group is a default for its members`() {
    expectDrawing(
      of: Stairs {
        Group {
          bar(.red, 1).containerValue(\.steps, 0)
          bar(.green, 1)
        }
        .containerValue(\.steps, 2)
      },
      is: """
        r...
        ..g.
        """)
  }

  @Test func `several modifiers can set the parts of one value`() {
    expectDrawing(
      of: Stairs {
        bar(.red, 1).containerValue(\.route.blocks, 1).containerValue(\.route.isDoubled, true)
      },
      is: "..r.")
  }
}
