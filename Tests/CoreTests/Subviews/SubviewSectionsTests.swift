import SwiftUI
import TestSupport
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var width = 1
}

/// The sections, values and tags of the views that a container gets.
@MainActor struct SubviewSectionsTests {
  /// For each section: its header, a blue point, its content, and a green point for each view of the footer.
  private func sections<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(sections: content()) { section in
        HStack(spacing: 0) {
          section.header
          dot(.blue)
          section.content
          ForEach(section.footer) { _ in dot(.green) }
        }
      }
    }
  }

  @Test func `sections have their parts, and views between them are sections without header`() {
    expectDrawing(
      of: sections {
        dot(.black)
        Section {
          bar(.red, 2)
        } header: {
          dot(.white)
        } footer: {
          dot(.red)
        }
        dot(.black)
        ForEach(0..<2, id: \.self) { _ in dot(.yellow) }
      },
      is: """
        bk...
        wbrrg
        bkyy.
        """)
  }

  @Test func `a loop of sections makes one section for each element`() {
    expectDrawing(
      of: sections {
        ForEach(1..<3, id: \.self) { number in
          Section {
            ForEach(0..<number, id: \.self) { _ in dot(.red) }
          } header: {
            bar(.black, number)
          }
        }
      },
      is: """
        kbr..
        kkbrr
        """)
  }

  @Test func `sections of a loop may hold rows with an unknown number of views`() {
    expectDrawing(
      of: sections {
        ForEach(1..<3, id: \.self) { number in
          Section {
            ForEach(0..<number, id: \.self) { _ in AnyView(bar(.red, 2)) }
          }
        }
      },
      is: """
        brr..
        brrrr
        """)
  }

  @Test func `the content of a collapsed section is not there`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isExpanded in
        sections {
          Section(isExpanded: .constant(isExpanded)) {
            bar(.red, 5)
          } header: {
            dot(.black)
          }
        }
      })
    let before = snapshot.size.width
    handle.value?.toggle()
    snapshot.update()
    #expect(abs(snapshot.size.width - before) == 5)
  }

  @Test func `as subviews, sections are just their views`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Section {
              dot(.red)
            } header: {
              dot(.black)
            }
            dot(.green)
          }
        ) { subview in
          subview
          dot(.blue)
        }
      },
      is: "kbrbgb")
  }

  @Test func `subviews give their container values, and sections their own`() {
    expectDrawing(
      of: VStack(alignment: .leading, spacing: 0) {
        ForEach(
          sections: Group {
            Section {
              dot(.red).containerValue(\.width, 2)
              dot(.red)
            }
            .containerValue(\.width, 4)
          }
        ) { section in
          bar(.black, section.containerValues.width)
          ForEach(section.content) { bar(.green, $0.containerValues.width) }
        }
      },
      is: """
        kkkk
        gg..
        gggg
        """)
  }

  @Test func `a container value is read again when it changes`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) {
        ForEach(subviews: Varying(handle, 2) { dot(.red).containerValue(\.width, $0) }) {
          bar(.green, $0.containerValues.width)
        }
      })
    #expect(snapshot.size.width == 2)
    handle.value = 7
    snapshot.update()
    #expect(snapshot.size.width == 7)
  }

  @Test func `subviews give their tags by type, and the innermost counts`() {
    var tags: [String] = []
    _ = LayoutSnapshot(
      Group(
        subviews: Group {
          dot(.red).tag(1).tag("a")
          Group {
            dot(.red).tag(2)
            dot(.red)
          }
          .tag(3)
        }
      ) { subviews in
        let _ =
          tags = subviews.map { subview in
            let values = subview.containerValues
            return "\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-")"
          }
        let _ = tags.append("\(subviews[0].containerValues.hasTag("a"))")
        subviews
      })
    #expect(tags == ["1 a", "2 -", "3 -", "true"])
  }
}
