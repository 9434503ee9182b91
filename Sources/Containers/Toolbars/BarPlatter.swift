import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// An item of a bar, on its platter.
struct BarPlatter {
  let item: BarItem
  /// The height of a search field; nil is that of platters.
  private let fieldHeight: CGFloat?
  private let standsBare: Bool
  /// True if the row shows the item's platter, which others may share.
  private let isShared: Bool
  @Environment(\.look.bars) private var metrics
}

extension BarPlatter {
  init(
    item: BarItem, isBare: Bool = false, fieldHeight: CGFloat? = nil, isShared: Bool = false
  ) {
    self.item = item
    self.isShared = isShared
    self.fieldHeight = fieldHeight
    standsBare = isBare
  }

  private var isBare: Bool { standsBare || item.traits.isBare }
}

@MainActor extension BarPlatter: View {
  @ViewBuilder var body: some View {
    if let spacer = item.spacer {
      // A fixed one parts the platters beside it. Where no space is left over, a flexible one does the same.
      let fills = spacer == .flexible && fieldHeight != nil
      Color.clear.frame(width: fills ? metrics.spacing : 0, height: 1)
    } else if let search = item.search {
      if metrics.standInPages {
        ToolbarSearchField(
          field: search, height: fieldHeight ?? metrics.side, width: fieldHeight == nil ? 180 : nil)
      } else {
        WindowSearch(search: search, width: 180)
      }
    } else if let view = item.standIn {
      view
    } else if !item.views.isEmpty {
      let runs = runs
      if runs.count == 1, let run = runs.first, !run.isSpacer {
        platter(run)
      } else {
        HStack(spacing: metrics.spacing) {
          ForEach(runs) { run in
            if run.isSpacer { Spacer(minLength: 0) } else { platter(run) }
          }
        }
      }
    }
  }

  private func platter(_ run: Run) -> some View {
    HStack(spacing: isBare ? metrics.spacing : 0) {
      ForEach(run.views) { view in
        if isBare || view.containerValues.fillsPlatter {
          view
        } else {
          view.padding(.horizontal, metrics.itemPadding)
        }
      }
    }
    .font(metrics.itemFont(isProminent: false))
    .frame(minHeight: metrics.side)
    .background { if !isBare, !isShared { BarGlass() } }
    .modifier(PlatterSource(source: item.traits.zoom))
  }

  /// Views that share a platter, or the space between two.
  private struct Run: Identifiable {
    let id: Int
    var views: [Subview]
    var isSpacer = false
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for view in item.shownViews {
      let isSpacer = view.isSpacer
      if isSpacer || runs.last?.isSpacer != false {
        runs.append(Run(id: runs.count, views: [view], isSpacer: isSpacer))
      } else {
        runs[runs.count - 1].views.append(view)
      }
    }
    return runs
  }
}

extension Subview {
  /// True for a `Spacer`.
  fileprivate var isSpacer: Bool { read { $0?.owner is LeafNode<Spacer> } }
}

@MainActor extension BarItem {
  /// True if the item shares its platter with neighbors: it shows symbols, and none of them stands out.
  var sharesPlatter: Bool {
    if traits.isBare || placement.isAnswer || search != nil || standIn != nil || views.isEmpty {
      return false
    }
    return shownViews.allSatisfy { view in
      let values = view.containerValues
      return values.fillsPlatter && !values.hasOwnPlatter
        && (values.showsSymbol || view.read { $0?.innermost.owner is LeafNode<Image> })
    }
  }
}

extension BarItem {
  /// True if the item is as wide as there is room.
  @MainActor var isSpace: Bool { spacer == .flexible || views.contains(where: \.isSpacer) }
}

/// Makes the platter of an item one from which a screen can grow.
private struct PlatterSource: ViewModifier {
  let source: _ZoomSource?

  @ViewBuilder func body(content: Content) -> some View {
    if let source { content.modifier(TransitionSourceModifier(source: source)) } else { content }
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
