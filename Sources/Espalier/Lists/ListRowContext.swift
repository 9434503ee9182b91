import EspalierCore
import EspalierDrawing
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
    return look.lists.arrangesControls ? row.over(.formList) : row
  }
}

private enum ListRowContextKey: EnvironmentKey {
  static var defaultValue: ControlContext? { nil }
}

extension EnvironmentValues {
  /// The context of the controls in the rows of the next list inside, before the list sets its own:
  /// that of a form.
  var listRowContext: ControlContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
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
  @Environment(\.listItemTint) private var tint
  @Environment(\.imageScale) private var scale
  /// Symbols grow with the text, and the column with them.
  @ScaledMetric private var growth: CGFloat = 1
}

@MainActor extension ListLabel: View {
  var body: some View {
    let label = look.lists.label
    HStack(spacing: label.spacing) {
      icon
        .environment(\.isIconOfLabel, true)
        .imageScale(label.iconScale ?? scale)
        .frame(width: label.iconWidth * growth)
      configuration.title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }

  @ViewBuilder private var icon: some View {
    if let tint, let color = tint.color {
      configuration.icon.foregroundStyle(color)
    } else if tint != nil {
      configuration.icon
    } else if look.arrangement.tintsIcons {
      configuration.icon.foregroundStyle(.tint)
    } else {
      configuration.icon
    }
  }
}
