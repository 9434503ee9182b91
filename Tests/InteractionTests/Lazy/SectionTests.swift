import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Headers, contents and footers.
@MainActor struct SectionTests {
  @Test func `in a stack a section is its header, its content and its footer`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Section {
          dot(.red)
          dot(.red)
        } header: {
          dot(.blue)
        } footer: {
          dot(.green)
        }
      }, is: "brrg")
  }

  @Test func `a section may be without header or footer`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Section { dot(.red) }
        Section(header: dot(.blue)) { dot(.red) }
        Section(footer: dot(.green)) { dot(.red) }
        Section(header: dot(.blue), footer: dot(.green)) { dot(.red) }
      }, is: "rbrrgbrg")
  }

  @Test func `a collapsed section is its header alone`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isExpanded in
        HStack(spacing: 0) {
          Section(isExpanded: .constant(isExpanded)) {
            bar(.red, 5)
          } header: {
            dot(.blue)
          }
        }
      })
    #expect(snapshot.size.width == 6)
    handle.value = false
    snapshot.update()
    #expect(snapshot.size.width == 1)
  }

  // MARK: Pinned views

  private func sections(_ pinned: PinnedScrollableViews) -> LayoutSnapshot {
    LayoutSnapshot(
      of: ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<1_000, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 30) }
            } header: {
              Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
            } footer: {
              Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
            }
          }
        }
      }, window: CGSize(width: 100, height: 100))
  }

  // A section is 20 + 10 * 30 + 10 = 330 long.

  @Test func `a header stays at the top while its section is in view`() {
    let snapshot = sections(.sectionHeaders)
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    #expect(snapshot.frame(of: "header 0")?.minY == 0)
    // The next section pushes it out: 330 - 315 = 15 are left for its 20.
    snapshot.scroll(to: CGPoint(x: 0, y: 315))
    #expect(snapshot.frame(of: "header 0")?.minY == -5)
    #expect(snapshot.frame(of: "header 1")?.minY == 15)
  }

  @Test func `a footer stays at the bottom while its section is in view`() {
    let snapshot = sections(.sectionFooters)
    #expect(snapshot.frame(of: "footer 0")?.minY == 90)
    snapshot.scroll(to: CGPoint(x: 0, y: 265))
    // The section ends at 330 - 265 = 65; the next one's footer comes after its header.
    #expect(snapshot.frame(of: "footer 0")?.minY == 55)
    #expect(snapshot.frame(of: "footer 1")?.minY == 90)
  }

  @Test func `headers and footers stay between the bars behind which the rows show`() {
    let snapshot = LayoutSnapshot(
      of: ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 30) }
            } header: {
              Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
            } footer: {
              Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
            }
          }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 12) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.gray.frame(height: 8) },
      window: CGSize(width: 100, height: 100))
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    #expect(snapshot.frame(of: "header 0")?.minY == 12)
    // The lower bar begins at 100 - 8.
    #expect(snapshot.frame(of: "footer 0")?.maxY == 92)
    // The next section begins 330 - 315 = 15 below the upper bar; the header ends before its own footer.
    snapshot.scroll(to: CGPoint(x: 0, y: 315))
    #expect(snapshot.frame(of: "header 1")?.minY == 27)
    #expect(snapshot.frame(of: "header 0")?.maxY == 17)
  }

  @Test func `headers that are not pinned scroll away`() {
    let snapshot = sections([])
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    #expect(snapshot.frame(of: "header 0") == nil)
  }

  @Test func `pinned headers are drawn above the rows`() {
    let snapshot = sections(.sectionHeaders)
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    let fills = snapshot.displayListText.split(separator: "\n").filter { $0.contains("fill") }
    #expect(fills.last?.contains("0,100 100x20") == true)
  }

  @Test func `thousands of sections are made as they come into view`() {
    let snapshot = sections(.sectionHeaders)
    let placements = snapshot.placements
    snapshot.scroll(to: CGPoint(x: 0, y: 330 * 500))
    #expect(snapshot.placements - placements < 60)
    // Some section's header is held at the top.
    let headers = (0..<1_000).compactMap { snapshot.frame(of: "header \($0)") }
    #expect(headers.first?.minY ?? 100 <= 0)
    #expect(headers.count <= 2)
  }
}
