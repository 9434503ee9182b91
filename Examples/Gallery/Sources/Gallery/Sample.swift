import SwiftUI

/// A view on a panel, under a caption.
struct Sample<Content: View>: View {
  let caption: String
  let alignment: Alignment
  @ViewBuilder let content: Content

  init(
    _ caption: String, alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.caption = caption
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(caption)
        .foregroundStyle(.secondary)
      content
        .frame(maxWidth: .infinity, alignment: alignment)
        .padding(12)
        .background(.quinary, in: .rect(cornerRadius: 8))
    }
  }
}

/// Samples beside each other, or below each other where a window is as narrow as a phone.
struct Samples<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
    layout { content }
  }
}
