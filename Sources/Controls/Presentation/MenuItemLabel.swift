@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

/// The label of a menu's line: an image, a title, and smaller texts below the title.
///
/// Titles of a menu begin below each other, whether they have icons or not.
struct MenuItemLabel<Label: View> {
  let label: Label
  /// True if the label shows an icon.
  @State private var hasIcon = false
  @Environment(\.menuIconWidth) private var iconWidth
}

@MainActor extension MenuItemLabel: View {
  var body: some View {
    Group(subviews: label) { parts in
      HStack(spacing: 0) {
        let titles = parts.filter { !$0.isImage }
        ForEach(parts.filter(\.isImage)) {
          $0.menuIcon().accessibilityHidden(!titles.isEmpty)
        }
        texts(titles)
      }
    }
    .labelStyle(MenuLabelStyle())
    // The system draws the lines of menus: it takes titles and icons from the views.
    .environment(\.showsBackgrounds, false)
    .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 > 0 }
    .padding(.leading, iconWidth > 0 && !hasIcon ? iconWidth + MenuIconKey.spacing : 0)
  }

  @ViewBuilder private func texts(_ texts: [Subview]) -> some View {
    if texts.count > 1 {
      VStack(alignment: .leading, spacing: 0) {
        texts.first
        ForEach(texts.dropFirst()) { $0.font(.system(size: 11)).opacity(0.7) }
      }
      .padding(.vertical, 3)
    } else {
      texts.first
    }
  }
}

extension Subview {
  /// True if the view is an image, with or without modifiers.
  package var isImage: Bool { read { $0?.innermost.owner is LeafNode<Image> } }
}

private struct MenuLabelStyle {}

extension MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.menuIcon().accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The label of a control beside others in a line of a menu: the icon above the title.
struct MenuCellLabel<Label: View> {
  let label: Label
  let mark: ControlMark?
}

@MainActor extension MenuCellLabel: View {
  var body: some View {
    VStack(spacing: 4) {
      label.labelStyle(MenuCellLabelStyle())
    }
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity)
    .background {
      if mark == .on || mark == .mixed {
        RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.fill)
      }
    }
  }
}

private struct MenuCellLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large).accessibilityHidden(true)
      configuration.title.font(.footnote)
    }
  }
}

/// The width of the column of icons that a line of a menu asks for; 0 without an icon.
enum MenuIconKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  /// The width of most symbols at the size of menus, in points.
  static let usualWidth: CGFloat = 20
  /// The spacing between an icon and the title.
  static let spacing: CGFloat = 6

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private enum MenuIconWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// The width of the column of icons in the menu around; 0 where no line has one.
  package var menuIconWidth: CGFloat {
    get { self[MenuIconWidthKey.self] }
    set { self[MenuIconWidthKey.self] = newValue }
  }
}

/// An icon in the middle of the column that all lines of the menu have for theirs.
private struct MenuIcon {
  @State private var width: CGFloat = 0
  @Environment(\.menuIconWidth) private var columnWidth
}

@MainActor extension MenuIcon: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .frame(minWidth: max(columnWidth, MenuIconKey.usualWidth))
      .padding(.trailing, MenuIconKey.spacing)
      .preference(key: MenuIconKey.self, value: max(width, MenuIconKey.usualWidth))
  }
}

extension View {
  fileprivate func menuIcon() -> some View { modifier(MenuIcon()) }
}
