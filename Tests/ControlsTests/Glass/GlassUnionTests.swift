import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct GlassUnionTests {
  private struct Panes: View {
    @Namespace private var namespace
    let isUnited: Bool

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 20) {
          ForEach(0..<3, id: \.self) { number in
            let pane = Text("N\(number)").frame(width: 20, height: 20).glassEffect()
            if isUnited {
              pane.glassEffectUnion(id: number < 2 ? "first" : "last", namespace: namespace)
            } else {
              pane
            }
          }
        }
      }
    }
  }

  @Test func `views with the same id share one pane of glass around all of them`() {
    let apart = Harness(Panes(isUnited: false), window: CGSize(width: 200, height: 100))
    let united = Harness(Panes(isUnited: true), window: CGSize(width: 200, height: 100))
    func shadows(_ harness: Harness) -> Int {
      harness.displayListText.components(separatedBy: "shadow").count - 1
    }
    // One shadow for each pane.
    #expect(shadows(apart) == 3)
    #expect(shadows(united) == 2)
    #expect(united.frame(of: "N0") == apart.frame(of: "N0"))
  }
}
