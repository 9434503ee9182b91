import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

extension ControlContext {
  /// The rows of a list.
  @MainActor static func listRow(_ look: ListLook) -> ControlContext {
    let row = ControlContext("list row")
      .labelStyle(ListLabelStyle(look: look))
      .buttonStyle(ListButtonStyle(look: look))
      .linkStyle(ListLinkStyle(look: look))
      .disclosureGroupStyle(OutlineDisclosureGroupStyle())
    return look.lists.arrangesControls
      ? row.over(.formList) : row.textFieldStyle(RowTextFieldStyle())
  }
}

/// Labels of rows: their icons stand in a column.
private struct ListLabelStyle: LabelStyle {
  let look: ListLook

  func makeBody(configuration: Configuration) -> some View {
    ListLabel(configuration: configuration, look: look)
  }
}

/// A label in a row: the icons of all rows share a column.
private struct ListLabel {
  let configuration: LabelStyleConfiguration
  let look: ListLook
  @Environment(\.imageScale) private var scale
  /// Symbols grow with the text, and the column with them.
  @ScaledMetric private var growth: CGFloat = 1
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
}

@MainActor extension ListLabel: View {
  var body: some View {
    let label = look.lists.label
    HStack(spacing: spacing ?? label.spacing) {
      ListIconColumn(
        width: iconWidth ?? label.iconWidth * growth,
        symbolsOverflow: label.symbolsOverflow && !typeSize.isAccessibilitySize
      ) {
        ListIcon(icon: configuration.icon, look: look)
          .environment(\.isIconOfLabel, true)
          .imageScale(label.iconScale ?? scale)
      }
      configuration.title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}

/// The icon of a label in a row: in its tint, or as the title where a program has colored the label.
private struct ListIcon {
  let icon: LabelStyleConfiguration.Icon
  let look: ListLook
  @Environment(\.listItemTint) private var tint
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.hasForeground) private var isColored
}

@MainActor extension ListIcon: View {
  var body: some View {
    // On the color of the selection icons are white as the text, whatever their tint.
    let isProminent = prominence == .increased
    if let tint, let color = tint.color {
      icon.foregroundStyle(isProminent ? .white : color)
    } else if tint != nil {
      icon
    } else if look.arrangement.tintsIcons, !isColored {
      icon.foregroundStyle(isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
    } else {
      icon
    }
  }
}

/// The column of the icons, in whose middle each stands.
///
/// - Child sizing: the proposal, no wider than the column.
/// - Preferred size: as wide as the column, as high as the icon; no height for symbols where these
///   overflow.
private struct ListIconColumn: Layout {
  let width: CGFloat
  let symbolsOverflow: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let icon = ProposedViewSize(width: width, height: proposal.height)
    let heights = subviews.map { subview in
      let dimensions = subview.dimensions(in: icon)
      // Symbols stand on the baseline of a line; other pictures have no baseline.
      let isSymbol = dimensions[explicit: VerticalAlignment.firstTextBaseline] != nil
      return symbolsOverflow && isSymbol ? 0 : dimensions.height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: proposal.height))
    }
  }
}
