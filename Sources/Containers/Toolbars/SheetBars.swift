import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The lower edge of a sheet on the Mac: the answers at its trailing end, the expected one last,
/// and other items at its leading end.
struct SheetBottomBar {
  let profile: BarProfile
}

@MainActor extension SheetBottomBar: View {
  var body: some View {
    HStack(spacing: 8) {
      views(.bottom)
      Spacer(minLength: 8)
      views(.cancellation)
      views(.confirmation)
    }
    // The margins of Apple's sheets.
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
    .modifier(EnvironmentWriter { $0.resetForBars() })
    .accessibilityElement(children: .contain)
  }

  private func views(_ place: SheetItemPlace) -> some View {
    ForEach(profile.items(inSheet: place)) { item in
      if item.spacer == .flexible { Spacer() } else { ForEach(item.views) { $0 } }
    }
  }
}

/// The upper edge of a sheet on the Mac, where there is a way back, or a search field.
struct SheetTopBar {
  let profile: BarProfile
  @Environment(\.look.bars) private var metrics
}

@MainActor extension SheetTopBar: View {
  var body: some View {
    HStack(spacing: metrics.spacing) {
      if let back = profile.options.back, profile.options.hidesBack != true {
        BackButton(title: back.title, perform: { back.perform() })
      }
      BarTitle(profile: profile)
      ForEach(profile.items(inSheet: .top)) { item in ForEach(item.views) { $0 } }
      Spacer(minLength: 0)
      if let search = profile.search {
        SearchBarField(field: search, height: metrics.side)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .frame(maxWidth: 180)
      }
    }
    .padding(metrics.margin)
    .frame(height: metrics.windowHeight)
    .modifier(EnvironmentWriter { $0.resetForBars() })
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(1)
  }
}

/// The items above a phone's keyboard, while a text is edited.
struct KeyboardBar {
  let profile: BarProfile
  @FocusedValue(\.editedText) private var editedText
  @Environment(\.look.bars) private var metrics
}

@MainActor extension KeyboardBar: View {
  @ViewBuilder var body: some View {
    let items = profile.items([.keyboard], in: metrics)
    if editedText != nil {
      HStack(spacing: 0) {
        ForEach(items) { item in
          if item.spacer == .flexible {
            Spacer(minLength: 0)
          } else {
            ForEach(item.views) { view in
              if view.containerValues.fillsPlatter {
                view
              } else {
                view.padding(.horizontal, metrics.itemPadding)
              }
            }
          }
        }
      }
      .font(metrics.itemFont(isProminent: false))
      .frame(maxWidth: .infinity, minHeight: metrics.side)
      .background { BarGlass() }
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, 6)
      .modifier(EnvironmentWriter { $0.resetForBars() })
      .accessibilityElement(children: .contain)
    } else {
      Color.clear.frame(height: 0)
    }
  }
}
