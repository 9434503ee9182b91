@_spi(Espalier) import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The title of the tab that a tab view shows, for the window around it.
///
/// The title is read from what the bar shows, as a tab's label may be made of any views.
@MainActor final class ChosenTabTitle {
  /// The label of the chosen tab in the bar.
  fileprivate weak var element: LayoutElement?
  /// The chosen tab of a tab view whose tabs stand in the bar of the window; nil for others.
  var windowTab: Subview.ID?

  nonisolated init() {}

  var text: String? {
    guard let text = element?.shownText, !text.isEmpty else { return nil }
    return text
  }
}

/// The title of the outermost tab view.
enum ChosenTabTitleKey: PreferenceKey {
  static var defaultValue: ChosenTabTitle? { nil }

  static func reduce(value: inout ChosenTabTitle?, nextValue: () -> ChosenTabTitle?) {
    value = value ?? nextValue()
  }
}

/// Makes the label of a tab the one whose title counts, while the tab is chosen.
struct ChosenTabMark: ElementModifier {
  let title: ChosenTabTitle
  let isChosen: Bool

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    if isChosen { title.element = element }
  }
}

extension ViewGraph {
  /// The title of the tab that the content shows; nil without a tab view, and for tabs without a text.
  package var chosenTabTitle: String? { chosenTab?.text }

  /// The chosen tab of those in the bar of the window; nil without any.
  package var chosenWindowTab: AnyHashable? { (chosenTab?.windowTab).map { AnyHashable($0) } }

  private var chosenTab: ChosenTabTitle? {
    guard let root = root as? RootNode else { return nil }
    return root.preference(ChosenTabTitleKey.self) ?? nil
  }
}
