import Foundation

/// What names a line of a menu: an image, a title, and smaller texts below the title.
struct MenuItemLabel<Label: View> {
  let label: Label
}

@MainActor extension MenuItemLabel: View {
  var body: some View {
    let parts = (label as? any ViewTuple)?.parts ?? [label]
    let images = parts.filter { $0 is Image }
    let texts = parts.filter { !($0 is Image) }
    HStack(spacing: 6) {
      ForEach(images.indices, id: \.self) { AnyView(images[$0]).frame(minWidth: 16) }
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
  }
}

/// Titles of a menu begin below each other, whatever their icons.
private struct MenuLabelStyle {}

extension MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon.frame(minWidth: 16)
      configuration.title
    }
  }
}
