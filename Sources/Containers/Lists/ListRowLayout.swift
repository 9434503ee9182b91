import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The parts of a row, by their purpose.
enum ListRowPart {
  case content
  /// A view behind the content.
  case background
  /// The mark of a selected or pressed row, behind the content.
  case mark
  /// The lines at the row's edges.
  case lineAbove, lineBelow
  /// Controls before and after the content.
  case leading, trailing
  /// A text after the content, before the controls there.
  case badge
  /// A view over the end of the content.
  case accessory
}

extension ListRowPart: LayoutValueKey {
  static var defaultValue: ListRowPart { .content }
}

/// Lays out a row: as wide as proposed, as high as its content needs, which stands at the leading
/// edge in the middle.
///
/// - Child sizing: the proposal for the content is the width less insets and controls; that for
///   controls is zero.
struct ListRowLayout {
  var insets: EdgeInsets
  var minimum: CGFloat
  /// The space that is left free above the row.
  var spaceAbove: CGFloat = 0
  /// The distance from the list's edges to the background.
  var backgroundMargin: CGFloat = 0
  /// The distance of the separator's end from the trailing edge.
  var separatorTrailing: CGFloat = 0
  /// True if the separator begins where the text in the content does.
  var startsSeparatorAtText = false
  /// The space before the content, and the beginning of the controls in it.
  var leadingWidth: CGFloat = 0
  var leadingIndent: CGFloat = 0
}

extension ListRowLayout: Layout {
  /// The usual distance between content and a control after it.
  private static var controlSpacing: CGFloat { 8 }

  static var lineHeight: CGFloat { 1 }

  private struct Parts {
    var content: [LayoutSubview] = []
    var backgrounds: [LayoutSubview] = []
    var linesAbove: [LayoutSubview] = []
    var linesBelow: [LayoutSubview] = []
    var leading: [LayoutSubview] = []
    var trailing: [LayoutSubview] = []
    var badges: [LayoutSubview] = []
    var accessories: [LayoutSubview] = []

    init(_ subviews: Subviews) {
      for subview in subviews {
        switch subview[ListRowPart.self] {
        case .content: content.append(subview)
        case .background, .mark: backgrounds.append(subview)
        case .lineAbove: linesAbove.append(subview)
        case .lineBelow: linesBelow.append(subview)
        case .leading: leading.append(subview)
        case .trailing: trailing.append(subview)
        case .badge: badges.append(subview)
        case .accessory: accessories.append(subview)
        }
      }
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let parts = Parts(subviews)
    let edges = insets.leading + insets.trailing + leadingWidth
    let trailing = trailingWidth(parts, in: proposal.width.map { $0 - edges })
    let contentWidth = proposal.width.map { max($0 - edges - trailing, 0) }
    let sizes = parts.content.map {
      $0.sizeThatFits(ProposedViewSize(width: contentWidth, height: nil))
    }
    let controls = (parts.leading + parts.trailing + parts.badges).map {
      $0.sizeThatFits(.unspecified).height
    }
    let ideal = (sizes.map(\.width).max() ?? 0) + edges + trailing
    var width = proposal.width ?? ideal
    if !width.isFinite { width = ideal }
    return CGSize(
      width: width,
      height: max(rowHeight(Self.height(sizes)), controls.max() ?? 0) + spaceAbove)
  }

  /// The width that is taken from the content in a room for both; nil is no limit.
  private func trailingWidth(_ parts: Parts, in room: CGFloat?) -> CGFloat {
    let controls = controlsWidth(parts)
    return parts.badges.reduce(controls) {
      $0 + badgeWidth($1, parts, in: room.map { $0 - controls }) + Self.controlSpacing
    }
  }

  private func controlsWidth(_ parts: Parts) -> CGFloat {
    parts.trailing.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + Self.controlSpacing }
  }

  /// The width of a badge: a long one leaves the content what that needs, up to half of the room.
  private func badgeWidth(
    _ badge: LayoutSubview, _ parts: Parts, in room: CGFloat?
  ) -> CGFloat {
    let ideal = badge.sizeThatFits(.unspecified).width
    guard let room = room.map({ max($0 - Self.controlSpacing, 0) }), ideal > room / 2 else {
      return ideal
    }
    let content = parts.content.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return min(ideal, max(room - content, room / 2))
  }

  private static func height(_ sizes: [CGSize]) -> CGFloat {
    sizes.reduce(0) { $0 + ($1.height.isFinite ? $1.height : 0) }
  }

  private func rowHeight(_ content: CGFloat) -> CGFloat {
    let own = minimum.isFinite ? minimum : 0
    return max(own, content + insets.top + insets.bottom, 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = Parts(subviews)
    let row = CGRect(
      x: bounds.minX, y: bounds.minY + spaceAbove, width: bounds.width,
      height: max(bounds.height - spaceAbove, 0))
    let box = row.insetBy(dx: min(backgroundMargin, row.width / 2), dy: 0)
    for part in parts.backgrounds {
      part.place(at: box.origin, proposal: ProposedViewSize(box.size))
    }
    let start = row.minX + insets.leading + leadingWidth
    let room = row.width - insets.leading - insets.trailing - leadingWidth
    placeControls(parts, in: row, room: room)
    let width = max(room - trailingWidth(parts, in: room), 0)
    let childProposal = ProposedViewSize(width: width, height: nil)
    let inner = max(row.height - insets.top - insets.bottom, 0)
    let top = row.minY + insets.top
    if parts.content.count == 1 {
      // Flexible content fills the row.
      parts.content[0].place(
        at: CGPoint(x: start, y: top + inner / 2), anchor: UnitPoint(x: 0, y: 0.5),
        proposal: ProposedViewSize(width: width, height: inner))
    } else {
      place(parts.content, at: CGPoint(x: start, y: top), height: inner, childProposal)
    }
    placeSeparators(parts, in: row, start: start, childProposal)
  }

  /// Places the views of one row below each other.
  private func place(
    _ content: [LayoutSubview], at origin: CGPoint, height: CGFloat,
    _ childProposal: ProposedViewSize
  ) {
    let sizes = content.map { $0.sizeThatFits(childProposal) }
    var top = origin.y + (height - Self.height(sizes)) / 2
    for (part, size) in zip(content, sizes) {
      part.place(at: CGPoint(x: origin.x, y: top), proposal: childProposal)
      top += size.height.isFinite ? size.height : 0
    }
  }

  private func placeControls(_ parts: Parts, in row: CGRect, room: CGFloat) {
    var start = row.minX + insets.leading + leadingIndent
    for part in parts.leading {
      part.place(
        at: CGPoint(x: start, y: row.midY), anchor: UnitPoint(x: 0, y: 0.5), proposal: .unspecified)
      start += part.sizeThatFits(.unspecified).width
    }
    for part in parts.accessories {
      part.place(
        at: CGPoint(x: row.maxX - insets.trailing, y: row.midY),
        anchor: UnitPoint(x: 1, y: 0.5), proposal: .unspecified)
    }
    // Content leaves space for the accessories itself; other controls stand before them.
    var end = parts.accessories.reduce(row.maxX - insets.trailing) {
      $0 - $1.sizeThatFits(.unspecified).width - Self.controlSpacing
    }
    for part in parts.trailing.reversed() {
      part.place(
        at: CGPoint(x: end, y: row.midY), anchor: UnitPoint(x: 1, y: 0.5), proposal: .unspecified)
      end -= part.sizeThatFits(.unspecified).width + Self.controlSpacing
    }
    for part in parts.badges {
      let width = badgeWidth(part, parts, in: room - controlsWidth(parts))
      part.place(
        at: CGPoint(x: end, y: row.midY), anchor: UnitPoint(x: 1, y: 0.5),
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }

  /// The line starts and ends at the content's guides.
  private func placeSeparators(
    _ parts: Parts, in row: CGRect, start: CGFloat, _ childProposal: ProposedViewSize
  ) {
    guard !parts.linesAbove.isEmpty || !parts.linesBelow.isEmpty else { return }
    let content = parts.content.first?.dimensions(in: childProposal)
    var low = start
    if let guide = content?[explicit: .listRowSeparatorLeading] {
      low += guide
    } else if startsSeparatorAtText {
      low += content?[explicit: .firstText] ?? 0
    }
    let high =
      content?[explicit: .listRowSeparatorTrailing].map { start + $0 }
      ?? row.maxX - separatorTrailing
    let line = ProposedViewSize(width: max(high - low, 0), height: Self.lineHeight)
    for part in parts.linesAbove { part.place(at: CGPoint(x: low, y: row.minY), proposal: line) }
    for part in parts.linesBelow {
      part.place(
        at: CGPoint(x: low, y: row.maxY), anchor: UnitPoint(x: 0, y: 1), proposal: line)
    }
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }

    /// Of several views the first one counts.
    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }

    /// Of several views the last one counts.
    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }

  /// The beginning of the line below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the line below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
