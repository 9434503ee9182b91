import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The title of a screen or a window in its bar, with the views that replace it or stand below it.
struct BarTitle {
  let profile: BarProfile
  /// The font of a large title; nil for one in the bar.
  var font: Font?
  /// The font of the line below a large title; nil leaves it out.
  var largeSubtitleFont: Font?
  var isLeading = false
  @State private var isEdited = false
  @FocusState private var hasFocus: Bool
  @Environment(\.look.bars) private var metrics
}

@MainActor extension BarTitle: View {
  var body: some View {
    let isLeading = isLeading || font != nil || metrics.title.alignment == .leading
    HStack(spacing: 6) {
      if let document = profile.options.document, metrics.title.hasDocumentIcon {
        BarDocumentIcon(document: document)
      }
      VStack(alignment: isLeading ? .leading : .center, spacing: 0) {
        title
        subtitle
      }
    }
  }

  @ViewBuilder private var title: some View {
    let items = items(font == nil ? .title : .largeTitle)
    if !items.isEmpty {
      ForEach(items) { BarPlatter(item: $0, isBare: true) }
    } else if let title = profile.title {
      named(title)
    }
  }

  @ViewBuilder private var subtitle: some View {
    let items = items(font == nil ? .subtitle : .largeSubtitle)
    if !items.isEmpty {
      ForEach(items) { item in
        ForEach(item.views) { $0 }
      }
      .font(subtitleFont).foregroundStyle(.secondary)
    } else if let subtitle = profile.options.subtitle, font == nil || largeSubtitleFont != nil {
      subtitle.font(subtitleFont).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var subtitleFont: Font { largeSubtitleFont ?? metrics.title.subtitleFont }

  private func items(_ place: BarItemPlace) -> [BarItem] { profile.items([place], in: metrics) }

  @ViewBuilder private func named(_ title: Text) -> some View {
    let menus = items(.titleMenu)
    if isEdited, let binding = profile.options.titleBinding {
      TextField(text: binding) { EmptyView() }
        .textFieldStyle(.plain)
        .focused($hasFocus)
        .onSubmit { isEdited = false }
        .onChange(of: hasFocus) { _, hasFocus in if !hasFocus { isEdited = false } }
        .frame(minWidth: 60)
        .font(font ?? metrics.title.font)
    } else if menus.isEmpty, !sharesDocument {
      text(title).onTapGesture { edit() }
        .allowsHitTesting(profile.options.titleBinding != nil)
    } else {
      Menu {
        ForEach(menus) { $0.copy }.modifier(EnvironmentWriter { $0.rename = rename })
        if !menus.contains(where: \.renames), let rename {
          Button("Rename", systemImage: "pencil") { rename() }
        }
        profile.options.document?.share
      } label: {
        HStack(spacing: 4) {
          text(title)
          Image(systemName: "chevron.down").font(.system(size: 10, weight: .semibold))
            .foregroundStyle(.secondary)
        }
      }
      .menuIndicator(.hidden)
      .buttonStyle(.plain)
    }
  }

  /// True where a document has no symbol of its own beside the title.
  private var sharesDocument: Bool {
    profile.options.document != nil && !metrics.title.hasDocumentIcon
  }

  /// Gives the content that the title names a new name; nil where there is no way to do so.
  private var rename: RenameAction? {
    profile.options.titleBinding == nil ? profile.options.rename : RenameAction { edit() }
  }

  private func edit() {
    guard profile.options.titleBinding != nil else { return }
    isEdited = true
    hasFocus = true
  }

  private func text(_ title: Text) -> some View {
    title
      .font(font ?? metrics.title.font)
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
  }
}
