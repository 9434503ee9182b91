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

  /// Narrower windows, such as a phone's, have a menu in place of the list.
  private static let wideWidth: CGFloat = 560

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= Self.wideWidth
      // The page is the same view in both, and keeps its state while a phone is turned.
      let layout =
        isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        if isWide { sidebar } else { bar }
        Divider()
        shownPage(narrowTo: isWide ? nil : geometry.size.width)
      }
    }
    .frame(minWidth: 300, minHeight: 320)
    .background(.background)
    .preferredColorScheme(isDark ? .dark : .light)
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 0) {
      contents
      Divider()
      VStack(alignment: .leading) { options }.padding(12)
    }
    .frame(width: 210)
    .background(.quinary)
  }

  private var bar: some View {
    HStack {
      Picker("Page", selection: $chosen) {
        ForEach(Chapter.all, id: \.title) { chapter in
          Section(chapter.title) {
            ForEach(chapter.pages, id: \.name) { Text($0.title).tag($0.name) }
          }
        }
      }
      .labelsHidden()
      Spacer(minLength: 8)
      Menu {
        options
      } label: {
        Label("Options", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
      }
      .fixedSize()
    }
    .padding(8)
    .background(.quinary)
  }

  @ViewBuilder private var options: some View {
    Toggle("Dark", isOn: $isDark)
    Toggle("Right to left", isOn: $isRightToLeft)
  }

  /// - Parameter width: the width of a narrow window; there, pages that need more are scrolled to the sides too.
  private func shownPage(narrowTo width: CGFloat?) -> some View {
    ScrollView(width == nil ? .vertical : [.vertical, .horizontal]) {
      PageLayout(width: width) {
        VStack(alignment: .leading, spacing: 4) {
          Text(page.title).font(.largeTitle).bold()
          Text(page.summary).foregroundStyle(.secondary)
          page.content.padding(.top, 12)
        }
        .padding(width == nil ? 24 : 16)
        .frame(maxWidth: Page.width)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .id(chosen)
    .frame(maxWidth: .infinity)
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

/// Proposes a width to a page, which is wider where its content has to be.
private struct PageLayout: Layout {
  let width: CGFloat?

  private func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(narrowed(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: narrowed(proposal))
  }
}
