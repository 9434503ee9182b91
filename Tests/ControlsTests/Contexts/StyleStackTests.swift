import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct StyleStackTests {
  /// A frame of one point around a box.
  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.padding(1)
    }
  }

  /// Another frame, around a box that the style further out shows.
  private struct Twice: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).padding(1)
    }
  }

  private struct Framing: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.padding(1)
    }
  }

  private struct Listing: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `a style also applies to controls inside the control`() {
    expectDrawing(
      of: GroupBox { GroupBox { bar(.red, 1) } }.groupBoxStyle(Framed()),
      is: """
        .....
        .....
        ..r..
        .....
        .....
        """)
    let open = Binding.constant(true)
    expectDrawing(
      of: DisclosureGroup("Outer", isExpanded: open) {
        DisclosureGroup("Inner", isExpanded: open) { bar(.red, 1) }
      }
      .disclosureGroupStyle(Framing()),
      is: """
        .....
        .....
        ..r..
        .....
        .....
        """)
    expectDrawing(
      of: ControlGroup {
        ControlGroup {
          bar(.green, 2)
        } label: {
          bar(.blue, 2)
        }
      } label: {
        bar(.red, 2)
      }
      .controlGroupStyle(Listing()),
      is: """
        rr
        bb
        gg
        """)
  }

  @Test func `controls in the body of a style have the styles further out`() {
    // Each of the two boxes has a frame of both styles: 2 + 2 points on each side.
    expectDrawing(
      of: GroupBox { GroupBox { bar(.red, 1) } }.groupBoxStyle(Twice()).groupBoxStyle(Framed()),
      is: """
        .........
        .........
        .........
        .........
        ....r....
        .........
        .........
        .........
        .........
        """)
  }
}
