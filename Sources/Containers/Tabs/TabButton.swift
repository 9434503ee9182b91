import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction

/// A tab of a bar, which a press chooses.
struct TabButton<Label: View> {
  let choice: TabSelection
  let index: Int
  /// True if a press on the chosen tab shows the first screen of its stack.
  var returnsToRoot = false
  /// The direction in which the tabs follow each other.
  var axis = Axis.horizontal
  /// Called in place of choosing the tab.
  var perform: (@MainActor () -> Void)?
  @ViewBuilder let label: (TabEntry) -> Label
}

@MainActor extension TabButton: View {
  var body: some View {
    let tab = choice.tabs[index]
    tab.changes.reduce(AnyView(button(tab))) { $1.change($0) }
  }

  private func button(_ tab: TabEntry) -> some View {
    label(tab)
      .tabPress(isChosen: index == choice.index, axis: axis) {
        press()
      } move: {
        choice.move(from: choice.index, $0)
      }
      .springLoaded { choice.select(index) }
      .modifier(TabButtonName(tab: tab))
      .opacity(tab.isDisabled ? 0.4 : 1)
      .disabled(tab.isDisabled)
  }

  private func press() {
    if let perform { return perform() }
    let isChosen = index == choice.index
    choice.select(index)
    if returnsToRoot, isChosen { choice.tabs[index].returnToRoot() }
  }
}

extension View {
  /// Makes the label of a tab a button among those of other tabs.
  ///
  /// - Parameter move: chooses the next tab, or the one before; called for the arrow keys.
  func tabPress(
    isChosen: Bool, axis: Axis = .horizontal, perform: @escaping @MainActor () -> Void,
    move: @escaping @MainActor (_ isForward: Bool) -> Void
  ) -> some View {
    contentShape(Capsule())
      ._onButtonGesture { perform() }
      .activated { perform() }
      .onArrowKeys(axis, isFocusable: false, isList: true) { isForward in
        move(isForward)
        return true
      }
      .contentShape(.focusEffect, Capsule())
      .describedOption(.tab, isSelected: isChosen) { perform() }
  }
}

extension TabSelection {
  /// Chooses the first tab after a place, or the last before it, that people can choose.
  func move(from index: Int, _ isForward: Bool) {
    let others =
      isForward ? Array(tabs.indices.dropFirst(index + 1)) : tabs.indices.prefix(index).reversed()
    if let next = others.first(where: { !tabs[$0].isDisabled }) { select(next) }
  }
}

/// The names that a tab gives its button.
struct TabButtonName: ViewModifier {
  let tab: TabEntry

  @ViewBuilder func body(content: Content) -> some View {
    switch (tab.identifier, tab.label) {
    case (nil, nil): content
    case (let identifier?, nil): content.accessibilityIdentifier(identifier)
    case (nil, let label?): content.accessibilityLabel(label)
    case (let identifier?, let label?):
      content.accessibilityIdentifier(identifier).accessibilityLabel(label)
    }
  }
}
