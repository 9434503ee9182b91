import Foundation

/// An item of a bar, on its platter.
struct BarPlatter {
  let item: BarItem
  var isBare = false
  @Environment(\.barMetrics) private var metrics
}

@MainActor extension BarPlatter: View {
  @ViewBuilder var body: some View {
    if item.spacer != nil {
      Color.clear.frame(width: metrics.spacing, height: 1)
    } else if !item.views.isEmpty {
      HStack(spacing: isBare ? metrics.spacing : 0) {
        ForEach(item.views) { view in
          if isBare || view.containerValues.fillsPlatter {
            view
          } else {
            view.padding(.horizontal, metrics.itemPadding)
          }
        }
      }
      .font(metrics.itemFont(isProminent: false))
      .frame(minHeight: metrics.side)
      .background { if !isBare { BarGlass() } }
    }
  }
}

/// The pane of a platter.
struct BarGlass {
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension BarGlass: View {
  var body: some View {
    Capsule()
      .fill(
        colorScheme == .dark ? Color(white: 0.18, opacity: 0.85) : Color(white: 1, opacity: 0.85)
      )
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.3 : 0.1), radius: 4, y: 1)
      .overlay { Capsule().strokeBorder(.primary.opacity(0.07), lineWidth: 0.5) }
  }
}

/// The button that leads back to the screen below.
struct BackButton {
  let title: Text?
  let perform: @MainActor () -> Void
}

@MainActor extension BackButton: View {
  var body: some View {
    Button(action: perform) { Image(systemName: "chevron.backward") }
      .buttonStyle(BarButtonStyle(isProminent: false))
      .accessibilityLabel(Text(verbatim: "Back"))
      .accessibilityHint(title ?? Text(verbatim: ""))
      .background { BarGlass() }
  }
}

/// The title of a screen or a window in its bar.
struct BarTitle {
  let profile: BarProfile
  var font: Font?
  @State private var isEdited = false
  @FocusState private var hasFocus: Bool
  @Environment(\.barMetrics) private var metrics
  @Environment(\.platformStyle) private var platform
}

@MainActor extension BarTitle: View {
  var body: some View {
    VStack(alignment: metrics.isPhone ? .center : .leading, spacing: 0) {
      if let title = profile.title { named(title) }
      if let subtitle = profile.options.subtitle, font == nil {
        subtitle.font(metrics.subtitleFont).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  @ViewBuilder private func named(_ title: Text) -> some View {
    let entries = profile.items([.titleMenu], on: platform)
    if isEdited, let binding = profile.options.titleBinding {
      TextField(text: binding) { EmptyView() }
        .textFieldStyle(.plain)
        .focused($hasFocus)
        .onSubmit { isEdited = false }
        .onChange(of: hasFocus) { _, hasFocus in if !hasFocus { isEdited = false } }
        .frame(minWidth: 60)
        .font(font ?? metrics.titleFont)
    } else if entries.isEmpty {
      text(title).onTapGesture { edit() }
        .allowsHitTesting(profile.options.titleBinding != nil)
    } else {
      Menu {
        ForEach(entries) { $0.copy }
        if profile.options.titleBinding != nil { Button("Rename") { edit() } }
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

  private func edit() {
    guard profile.options.titleBinding != nil else { return }
    isEdited = true
    hasFocus = true
  }

  private func text(_ title: Text) -> some View {
    title
      .font(font ?? metrics.titleFont)
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
  }
}
