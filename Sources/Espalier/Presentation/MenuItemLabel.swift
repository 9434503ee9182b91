import Foundation

/// What names a line of a menu: an image, a title, and smaller texts below the title.
///
/// Titles of a menu begin below each other, whether they have an icon and whichever it is.
struct MenuItemLabel<Label: View> {
  let label: Label
  /// Whether an icon is among what the label shows.
  @State private var hasIcon = false
  @Environment(\.menuHasIcons) private var menuHasIcons
}

@MainActor extension MenuItemLabel: View {
  var body: some View {
    Group(subviews: label) { parts in
      HStack(spacing: 0) {
        ForEach(parts.filter(\.isImage)) { $0.menuIcon() }
        texts(parts.filter { !$0.isImage })
      }
    }
    .labelStyle(MenuLabelStyle())
    .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
    .padding(.leading, menuHasIcons && !hasIcon ? MenuIconKey.room : 0)
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
  /// Whether the view is an image, with or without modifiers.
  fileprivate var isImage: Bool { read { $0?.innermost.owner is LeafNode<Image> } }
}

private struct MenuLabelStyle {}

extension MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.menuIcon()
      configuration.title
    }
  }
}

/// Whether a line of a menu has an icon.
enum MenuIconKey: PreferenceKey {
  static let defaultValue = false

  /// The column of icons, in points, as wide as symbols are at the size of menus, and its distance from the titles.
  static let width: CGFloat = 20
  static let spacing: CGFloat = 6
  static let room = width + spacing

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum MenuHasIconsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether lines of the menu around have icons.
  var menuHasIcons: Bool {
    get { self[MenuHasIconsKey.self] }
    set { self[MenuHasIconsKey.self] = newValue }
  }
}

extension View {
  /// Puts an icon into the column that all lines of a menu have for them; a wider one keeps its distance from the title.
  fileprivate func menuIcon() -> some View {
    frame(minWidth: MenuIconKey.width)
      .padding(.trailing, MenuIconKey.spacing)
      .preference(key: MenuIconKey.self, value: true)
  }
}
