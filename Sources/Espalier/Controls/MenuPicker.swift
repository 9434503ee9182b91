import Foundation
import LayoutEngine

/// A picker as a button with the selected option, which opens a menu of all of them.
struct MenuPicker<Value: Hashable, Label: View, Content: View> {
  let choice: PickerChoice<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @State private var state: MenuState?
  @State private var options = PickerOptions()
  @Environment(\.platformStyle) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.menuMetrics) private var menuMetrics
}

@MainActor extension MenuPicker: View {
  var body: some View {
    // On the phone only a form shows what names the menu.
    ControlRow(fills: false) {
      button
        .modifier(MenuOpenerModifier(opensOnPress: platform == .mac) { open() })
        .presentation(isPresented: $isOpen, style) {
          if let state {
            MenuPanel(state: state) { PickerMenuRows(choice: choice, content: content) }
          }
        }
        .accessibilityAttachment { $0.showsNameAsValue = true }
    } label: {
      if platform == .mac { label }
    }
    .controlSpacing()
    .onArrowKeys(isFocusable: false, isList: true) { isForward in
      choice.move(forward: isForward, in: options)
      return true
    }
    .controlExpanded(isOpen)
    .diagnosing(choice, options)
  }

  private var style: PresentationStyle {
    PresentationStyle(placement: placement, menu: state)
  }

  /// On the Mac the selected option stands where the button shows it.
  private var placement: PresentationStyle.Placement {
    let index = options.all.firstIndex { choice.isSelected($0) }
    guard platform == .mac, let index else { return .menu }
    let middle = (CGFloat(index) + 0.5) * menuMetrics.rowHeight + menuMetrics.panelPadding
    // The button's label begins where the titles of the options do.
    let lead = menuMetrics.panelPadding + menuMetrics.horizontalPadding + menuMetrics.markWidth
    return .over(line: middle, inset: lead - metrics.horizontalPadding)
  }

  private var button: some View {
    styles.button(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(buttonLabel)), action: { open() }))
  }

  /// The distances are those recorded on macOS and iOS; on the phone the button has no border.
  @ViewBuilder private var buttonLabel: some View {
    if platform == .mac {
      HStack(spacing: 18) {
        value
        chevrons(9).frame(width: 7).padding(.trailing, -1.5)
      }
    } else {
      HStack(spacing: 4) {
        value
        chevrons(12)
      }
      .padding(.horizontal, 13.5)
      .padding(.vertical, 8)
      .contentShape(Rectangle())
    }
  }

  @ViewBuilder private var value: some View {
    if let currentValueLabel { currentValueLabel } else { current }
  }

  private func chevrons(_ size: CGFloat) -> some View {
    Image(systemName: "chevron.up.chevron.down")
      .font(.system(size: size, weight: .semibold))
      .accessibilityHidden(true)
  }

  private var current: some View {
    SelectedOption(
      list: options, selection: choice.value.map { AnyHashable($0) },
      isSelected: { choice.isSelected($0) }, isWidest: platform == .mac,
      content: content.options(in: options) { _ in EmptyView() })
  }

  private func open() {
    guard isEnabled else { return }
    state = MenuState(atSelection: platform == .mac) { isOpen = false }
    isOpen = true
  }
}

/// The options of a picker as lines of a menu.
struct PickerMenuRows<Value: Hashable, Content: View> {
  let choice: PickerChoice<Value>
  let content: Content
  @Environment(\.menuState) private var menu
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @State private var rows = OptionRows()
}

@MainActor extension PickerMenuRows: View {
  var body: some View {
    // Read here: the layers of the options are made after the body, when nothing takes note of it.
    let highlighted = menu?.highlighted
    content
      .labelStyle(.titleAndIcon)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? .primary : .tertiary)
      .padding(.leading, metrics.markWidth)
      .padding(.horizontal, metrics.horizontalPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
      .options { option in
        HStack {
          MenuMark(mark: choice.isSelected(option) ? .on : .off)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, metrics.horizontalPadding)
      }
      .options(isBackground: true, isSilhouette: { metrics.isMac && isMarked($0, as: highlighted) })
    { option in
      if isMarked(option, as: highlighted) {
        RoundedRectangle(cornerRadius: metrics.isMac ? 5 : 10)
          .fill(metrics.isMac ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
      }
    }
      .options { option in
        OptionRowTarget(
          row: rows[option], option: option, isSelected: choice.isSelected(option)
        ) {
          menu?.closeAll()
          choice.select(option)
        }
      }
      .describingOptions { option in
        var description = ControlDescription(
          .menuItem, isSelected: choice.isSelected(option),
          press: {
            menu?.closeAll()
            choice.select(option)
          })
        description.properties.isChoice = true
        description.properties.isFocused = isMarked(option, as: highlighted)
        return description
      }
      .layoutValue(key: MenuPart.self, value: .row)
  }

  private func isMarked(_ option: PickerOption, as highlighted: ObjectIdentifier?) -> Bool {
    isEnabled && highlighted == ObjectIdentifier(rows[option])
  }
}

/// The rows of a menu that stand for the options of a picker.
@MainActor private final class OptionRows {
  private var rows: [ObjectIdentifier: MenuRowHandle] = [:]

  nonisolated init() {}

  subscript(option: PickerOption) -> MenuRowHandle {
    if let known = rows[option.id] { return known }
    let row = MenuRowHandle()
    rows[option.id] = row
    return row
  }
}

/// Takes the pointer for an option in a menu, and makes it known to keys.
private struct OptionRowTarget {
  let row: MenuRowHandle
  let option: PickerOption
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.menuState) private var menu
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension OptionRowTarget: View {
  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onHover { menu?.hover(row, isInside: $0) }
      ._onButtonGesture {
        if $0 && isEnabled { menu?.highlight(row) }
      } perform: {
        if isEnabled { action() }
      }
      .modifier(MenuRowModifier(row: row, menu: menu))
      .onAppear { menu?.add(row, isSelected: isSelected) }
      .onDisappear { menu?.remove(row) }
      .connecting {
        row.activate = action
        row.isEnabled = isEnabled
        row.titleElement = { [weak element = option.element] in element }
      }
  }
}

/// A picker in a menu: its options follow the other lines, or are in a menu of their own.
struct PickerInMenu<Value: Hashable, Label: View, Content: View> {
  let choice: PickerChoice<Value>
  let isInline: Bool
  let label: Label
  let content: Content
}

@MainActor extension PickerInMenu: View {
  var body: some View {
    if isInline {
      PickerMenuRows(choice: choice, content: content)
    } else {
      Submenu(content: PickerMenuRows(choice: choice, content: content), label: label)
    }
  }
}

/// Shows the one of its children that is selected.
///
/// - Child sizing: each is asked for its ideal size.
/// - Preferred size: the selected child's, or the widest one's.
struct SelectedOption<Content: View> {
  /// Told the options of the content, in order.
  let list: PickerOptions
  /// Changes with what is selected.
  let selection: AnyHashable?
  let isSelected: @MainActor (PickerOption) -> Bool
  /// Whether the view keeps its width when another child is selected.
  let isWidest: Bool
  let content: Content
}

extension SelectedOption: ContainerView {
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule {
    SelectedChildRule(
      list: list, selection: selection, isSelected: isSelected, isWidest: isWidest)
  }
}

/// The list is asked while the children are laid out: they are not known before.
private struct SelectedChildRule: LayoutRule {
  let list: PickerOptions
  let selection: AnyHashable?
  let isSelected: @MainActor (PickerOption) -> Bool
  let isWidest: Bool

  private var index: Int? {
    // Layout runs on the main actor.
    nonisolated(unsafe) let rule = self
    return MainActor.assumeIsolated { rule.list.all.firstIndex { rule.isSelected($0) } }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    var size = CGSize.zero
    let selected = index
    for (index, child) in node.children.enumerated() where isWidest || index == selected {
      let answer = child.sizeThatFits(index == selected ? proposal : .unspecified)
      size = CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
    return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let selected = index
    for (index, child) in node.children.enumerated() {
      if index == selected {
        let answer = child.sizeThatFits(ProposedViewSize(size))
        child.place(
          at: CGPoint(x: 0, y: (size.height - answer.height) / 2), proposal: ProposedViewSize(size))
      } else {
        child.leaveOut()
      }
    }
  }
}
