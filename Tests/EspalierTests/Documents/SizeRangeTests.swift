import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A modifier that finds out a view's smallest, ideal and largest size without changing it.
private struct Inspected: ViewModifier {
  let name: String
  let findings: Notebook<String>
  @State private var sizes: [CGSize] = []

  func body(content: Content) -> some View {
    Inspector(found: { found in
      if sizes == found { return }
      sizes = found
      findings.write("\(name): \(found.map(\.brief).joined(separator: " | "))")
    }) {
      content
    }
    .overlay(alignment: .bottomLeading) {
      Text(sizes.map(\.brief).joined(separator: " | "))
        .font(.caption2)
        .fixedSize()
        .alignmentGuide(.bottom) { $0[.top] }
    }
  }

  private struct Inspector: Layout {
    let found: @MainActor @Sendable ([CGSize]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      let sizes = [ProposedViewSize.zero, .unspecified, .infinity]
        .map { subviews[0].sizeThatFits($0) }
      let found = found
      DispatchQueue.main.async { found(sizes) }
    }
  }
}

/// The three sizes of seven views, found with a layout around each.
@MainActor @Suite struct SizeRangeTests {
  private struct Gallery: View {
    var findings: Notebook<String>?

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        inspected("text") { Text("Hello, World!") }
        inspected("fixed text") { Text("Hello, World!").fixedSize() }
        inspected("fixed") { Color.red.frame(width: 60, height: 20) }
        inspected("elastic") {
          Color.orange.frame(
            minWidth: 50, idealWidth: 80, maxWidth: 120, minHeight: 20, idealHeight: 30,
            maxHeight: 40)
        }
        inspected("bar") { Rectangle().fill(.green).frame(height: 20) }
        inspected("disc") { Circle().fill(.blue).frame(maxHeight: 40) }
        inspected("row") {
          HStack(spacing: 10) {
            Color.gray.frame(width: 30, height: 20)
            Spacer(minLength: 40)
            Color.gray.frame(width: 30, height: 20)
          }
        }
      }
      .padding()
    }

    @ViewBuilder private func inspected(
      _ name: String, @ViewBuilder _ content: () -> some View
    ) -> some View {
      if let findings {
        content().called(name).modifier(Inspected(name: name, findings: findings))
      } else {
        content().called(name)
      }
    }
  }

  private let window = ProposedViewSize(width: 400, height: 500)

  private func settled(
    _ gallery: Gallery, _ measuring: LayoutSnapshot.TextMeasuring = .fixedPitch
  ) async -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(of: gallery, proposal: window, scale: 2, text: measuring)
    await snapshot.runMainQueue(frames: 4)
    return snapshot
  }

  @Test func `each view is found once with its minimum, ideal and maximum`() async {
    let findings = Notebook<String>()
    _ = await settled(Gallery(findings: findings))
    let line = "\(13 * 8)x16"
    let row = 30 + 10 + 40 + 10 + 30
    let expected = [
      "text: 0x16 | \(line) | \(line)", "fixed text: \(line) | \(line) | \(line)",
      "fixed: 60x20 | 60x20 | 60x20", "elastic: 50x20 | 80x30 | 120x40",
      "bar: 0x20 | 10x20 | infx20", "row: \(row)x20 | \(row)x20 | infx20",
    ]
    #expect(findings.entries.filter { !$0.hasPrefix("disc") } == expected)
    #expect(findings.entries.count == 7)
  }

  @Test func `with the installed fonts a text's ideal size is its largest`() async throws {
    let findings = Notebook<String>()
    _ = await settled(Gallery(findings: findings), .fonts)
    func sizes(_ name: String) throws -> [String] {
      let line = try #require(findings.entries.first { $0.hasPrefix("\(name): ") })
      return line.dropFirst(name.count + 2).components(separatedBy: " | ")
    }
    let (text, fixed) = (try sizes("text"), try sizes("fixed text"))
    #expect(text[0].hasPrefix("0x"))
    #expect(Set(fixed + text.dropFirst()).count == 1)
  }

  @Test func `inspecting a view moves nothing`() async {
    let (seen, unseen) = (await settled(Gallery(findings: Notebook())), await settled(Gallery()))
    for name in ["text", "fixed text", "fixed", "elastic", "bar", "disc", "row"] {
      #expect(seen.frame(of: name) != nil)
      #expect(seen.frame(of: name) == unseen.frame(of: name), "\(name)")
    }
  }

  @Test func `a second inspection finds nothing new`() async {
    let findings = Notebook<String>()
    let snapshot = await settled(Gallery(findings: findings))
    let bodies = snapshot.bodiesEvaluated
    snapshot.update()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    snapshot.update()
    #expect(findings.entries.count == 7)
    #expect(snapshot.bodiesEvaluated == bodies)
  }
}
