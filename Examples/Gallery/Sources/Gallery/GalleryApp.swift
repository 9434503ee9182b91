import SwiftUI

/// The gallery as a program: a list of its pages, and the page that is chosen.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Espalier Gallery") { GalleryView() }
      .defaultSize(width: 860, height: 640)
  }
}

private struct GalleryView: View {
  @State private var chosen = Page.all[0].name
  @State private var isDark = false
  @State private var isRightToLeft = false

  private var page: Page { Page.all.first { $0.name == chosen } ?? Page.all[0] }

  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        contents
        Divider()
        VStack(alignment: .leading) {
          Toggle("Dark", isOn: $isDark)
          Toggle("Right to left", isOn: $isRightToLeft)
        }
        .padding(12)
      }
      .frame(width: 210)
      .background(.quinary)
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 4) {
          Text(page.title).font(.largeTitle).bold()
          Text(page.summary).foregroundStyle(.secondary)
          page.content.padding(.top, 12)
        }
        .padding(24)
        .frame(maxWidth: Page.width)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
      .id(chosen)
      .frame(maxWidth: .infinity)
    }
    .frame(minWidth: 560, minHeight: 320)
    .background(.background)
    .preferredColorScheme(isDark ? .dark : .light)
  }

  private var contents: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(Chapter.all, id: \.title) { chapter in
          Text(chapter.title)
            .font(.subheadline.bold())
            .foregroundStyle(.secondary)
            .padding(.leading, 10)
            .padding(.top, 12)
            .padding(.bottom, 3)
            .accessibilityAddTraits(.isHeader)
          ForEach(chapter.pages, id: \.name) { row($0) }
        }
      }
      .padding([.horizontal, .bottom], 8)
    }
  }

  private func row(_ page: Page) -> some View {
    Button {
      chosen = page.name
    } label: {
      Text(page.title)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(
          page.name == chosen ? AnyShapeStyle(.tint.opacity(0.25)) : AnyShapeStyle(.clear),
          in: .rect(cornerRadius: 6)
        )
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(page.name == chosen ? .isSelected : [])
  }
}
