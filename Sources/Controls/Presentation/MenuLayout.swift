@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

extension ContainerValues {
  /// True if the view is a line of a menu that takes the whole width itself.
  @MainActor var isMenuRow: Bool {
    get { self[MenuRowKey.self] }
    set { self[MenuRowKey.self] = newValue }
  }
}

private enum MenuRowKey: ContainerValueKey {
  static let defaultValue = false
}

/// The lines of a menu, with a separator between groups: sections, and lines that dividers
/// separate.
struct MenuLines {
  let sections: SectionCollection
  /// True if the first line is the lowest; the header of a section still stands above its lines.
  let isReversed: Bool
  @Environment(\.look.menus) private var metrics
  @Environment(\.leastMenuWidth) private var leastWidth

  /// Lines that belong together.
  private struct Chunk: Identifiable {
    let id: Subview.ID
    var header: [Subview] = []
    var lines: [Subview] = []
  }
}

@MainActor extension MenuLines: View {
  var body: some View {
    let chunks = chunks
    let side = metrics.horizontalPadding
    MenuLayout(metrics: metrics, leastWidth: leastWidth) {
      ForEach(chunks) { chunk in
        if chunk.id != chunks.first?.id {
          Divider().padding(EdgeInsets(top: 5, leading: side, bottom: 5, trailing: side))
            .modifier(MenuSeparatorMark())
        }
        ForEach(chunk.header) { MenuHeader(content: $0) }
        ForEach(chunk.lines) { line in
          if line.containerValues.isMenuRow {
            if let badge = line.badge {
              line.resolvedInPlace.environment(\.menuBadge, badge)
            } else {
              line
            }
          } else {
            line.padding(
              EdgeInsets(top: 5, leading: side + metrics.markWidth, bottom: 5, trailing: side))
          }
        }
      }
    }
  }

  /// The groups of lines between separators, from top to bottom.
  private var chunks: [Chunk] {
    var chunks: [Chunk] = []
    for section in sections {
      let parts = (Array(section.content) + Array(section.footer))
        .split(omittingEmptySubsequences: false) { $0.isDivider }
      for (index, part) in parts.enumerated() {
        let header = index == 0 ? Array(section.header) : []
        let lines = isReversed ? part.reversed() : Array(part)
        // A chunk is identified by its first view in the source.
        guard let first = header.first ?? part.first else { continue }
        chunks.append(Chunk(id: first.id, header: header, lines: lines))
      }
    }
    return isReversed ? chunks.reversed() : chunks
  }
}

extension Subview {
  /// The short text that a modifier has the menu show beside the line.
  fileprivate var badge: Text? {
    read { $0?.trait(ObjectIdentifier(BadgeTrait.self)) as? Text }
  }

  /// True if the view is a line between others.
  fileprivate var isDivider: Bool {
    read { element in
      element.map { $0.graph.tree.rule(of: $0.innermost.id) is DividerRule } ?? false
    }
  }
}

/// The header of a section's lines in a menu.
private struct MenuHeader {
  let content: Subview
  @Environment(\.look.menus) private var metrics
}

@MainActor extension MenuHeader: View {
  var body: some View {
    let side = metrics.horizontalPadding
    content
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .padding(
        EdgeInsets(top: 4, leading: side + metrics.markWidth, bottom: 3, trailing: side))
  }
}

extension EnvironmentValues {
  private enum LeastMenuWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }

  /// The least width of the menu here, in points.
  var leastMenuWidth: CGFloat {
    get { self[LeastMenuWidthKey.self] }
    set { self[LeastMenuWidthKey.self] = newValue }
  }
}

/// Lines one below the other, all as wide as the widest.
private struct MenuLayout: Layout {
  let metrics: MenuLook
  let leastWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let edges = 2 * metrics.panelPadding
    let least = max(metrics.minimumWidth, leastWidth - edges)
    let width = sizes.reduce(least) { max($0, $1.width) }
    let given = min(width + edges, proposal.width ?? .infinity)
    let height = subviews.reduce(0) { $0 + self.height(of: $1, width: max(0, given - edges)) }
    return CGSize(width: given, height: height + edges)
  }

  /// The height of a line: titles that are wider than the menu take several lines of text.
  private func height(of subview: LayoutSubview, width: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = max(0, bounds.width - 2 * metrics.panelPadding)
    var origin = CGPoint(
      x: bounds.minX + metrics.panelPadding, y: bounds.minY + metrics.panelPadding)
    for subview in subviews {
      let height = height(of: subview, width: width)
      subview.place(at: origin, proposal: ProposedViewSize(width: width, height: height))
      origin.y += height
    }
  }
}
