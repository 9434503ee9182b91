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
    let parts = (label as? any ViewTuple)?.parts ?? [label]
    let images = parts.filter { $0 is Image }
    let texts = parts.filter { !($0 is Image) }
    HStack(spacing: 0) {
      ForEach(images.indices, id: \.self) { AnyView(images[$0]).menuIcon() }
      if texts.count > 1 {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(texts.indices, id: \.self) { index in
            if index == 0 {
              AnyView(texts[index])
            } else {
              AnyView(texts[index]).font(.system(size: 11)).opacity(0.7)
            }
          }
        }
        .padding(.vertical, 3)
      } else if let text = texts.first {
        AnyView(text)
      }
    }
    .labelStyle(MenuLabelStyle())
    .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
    .padding(.leading, menuHasIcons && !hasIcon ? MenuIconKey.room : 0)
  }
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
