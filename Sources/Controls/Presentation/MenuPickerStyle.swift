@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// Shows the selected option as a button, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker as a button with the selected option, which opens a menu of all of them.
struct MenuPicker {
  let configuration: _PickerStyleConfiguration
  @State private var isOpen = false
  @State private var state: MenuState?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.menus) private var menus
  /// The growth of the chevrons with the text.
  @ScaledMetric private var growth: CGFloat = 1
}

@MainActor extension MenuPicker: View {
  var body: some View {
    // The label of an option is no label of the row around, whose icons share a column.
    PickerOptions(content: configuration.content.controlContext(.shownOption, isPart: true)) {
      picker($0)
    }
  }

  private var choice: PickerChoice { configuration.choice }

  private func picker(_ options: [PickerOption]) -> some View {
    let selected = options.firstIndex { choice.isSelected($0) }
    return ControlRow(.menuPickers) {
      button(options, selected)
        .modifier(MenuOpenerModifier(opensOnPress: menus.opensOnPress) { open() })
        .layer(isPresented: $isOpen, style(selected)) {
          if let state {
            MenuPanel(state: state) {
              PickerMenuRows(choice: choice, content: configuration.content)
            }
          }
        }
        .accessibilityAttachment { $0.showsNameAsValue = true }
    } label: {
      configuration.label
    }
    .onArrowKeys(isFocusable: false, isList: true) { isForward in
      choice.move(forward: isForward, in: options)
      return true
    }
    .controlExpanded(isOpen)
    .diagnosing(choice, options)
  }

  private func style(_ selected: Int?) -> LayerStyle {
    .menu(state, placement(selected))
  }

  /// The selected option is placed where the button shows it, if the look says so.
  private func placement(_ selected: Int?) -> LayerPlacement {
    guard menus.picker.opensOverSelection, let selected else { return .menu }
    let middle = (CGFloat(selected) + 0.5) * menus.rowHeight + menus.panelPadding
    // The button's label begins where the titles of the options do.
    let lead = menus.panelPadding + menus.horizontalPadding + menus.markWidth
    return .over(line: middle, inset: lead - metrics.horizontalPadding)
  }

  private func button(_ options: [PickerOption], _ selected: Int?) -> some View {
    styles.view(
      of: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(buttonLabel(value(options, selected)))),
        action: { open() }))
  }

  private func buttonLabel(_ value: some View) -> some View {
    HStack(spacing: menus.picker.spacing) {
      value.modifier(MenuTitlePlace())
      chevrons
    }
    .padding(menus.picker.insets)
    .contentShape(Rectangle())
  }

  @ViewBuilder private func value(_ options: [PickerOption], _ selected: Int?) -> some View {
    if let currentValueLabel = configuration.currentValueLabel {
      currentValueLabel
    } else {
      SelectedOption(
        selected: selected, isWidest: menus.picker.fitsAllOptions,
        content: ForEach(options) { $0.view })
    }
  }

  private var chevrons: some View {
    Image(systemName: "chevron.up.chevron.down")
      .font(.system(size: menus.picker.chevronSize * growth, weight: .semibold))
      .accessibilityHidden(true)
      .frame(width: menus.picker.chevronWidth)
  }

  private func open() {
    guard isEnabled else { return }
    state = MenuState(atSelection: menus.picker.opensOverSelection) { [isOpen = $isOpen] in
      isOpen.wrappedValue = false
    }
    isOpen = true
  }
}

extension ControlContext {
  @MainActor fileprivate static let shownOption = ControlContext("option shown by a picker")
    .labelStyle(.titleAndIcon)
}

/// The options of a picker as lines of a menu.
struct PickerMenuRows<Content: View> {
  let choice: PickerChoice
  let content: Content
  @Environment(\.menuState) private var menu
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension PickerMenuRows: View {
  var body: some View {
    let titles = content.labelStyle(.titleAndIcon).lineLimit(1)
      .foregroundStyle(isEnabled ? .primary : .tertiary)
      .environment(\.showsBackgrounds, false)
    PickerRows(content: titles) { option in
      PickerMenuRow(option: option.view, isSelected: choice.isSelected(option)) {
        menu?.closeAll()
        choice.select(option)
      }
    }
  }
}

/// An option of a picker as a line of a menu.
private struct PickerMenuRow {
  let option: Subview
  let isSelected: Bool
  let action: @MainActor () -> Void
  @State private var row = MenuRowHandle()
  @Environment(\.menuState) private var menu
  @Environment(\.look.menus) private var metrics
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension PickerMenuRow: View {
  var body: some View {
    let isMarked = isEnabled && menu?.highlighted == ObjectIdentifier(row)
    option
      .padding(.leading, metrics.markWidth)
      .padding(.horizontal, metrics.horizontalPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
      .overlay {
        HStack {
          MenuMark(mark: isSelected ? .on : .off)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, metrics.horizontalPadding)
      }
      .modifier(Silhouette(isWhite: metrics.tintsHighlight && isMarked))
      .background {
        if isMarked {
          RoundedRectangle(cornerRadius: metrics.highlightRadius)
            .fill(metrics.tintsHighlight ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
        }
      }
      .overlay {
        Color.clear
          .contentShape(Rectangle())
          .onHover { menu?.hover(row, isInside: $0) }
          ._onButtonGesture {
            if $0 && isEnabled { menu?.highlight(row) }
          } perform: {
            if isEnabled { action() }
          }
      }
      .modifier(MenuRowModifier(row: row, menu: menu))
      .describedOption(.menuItem, isSelected: isSelected, isFocused: isMarked, press: action)
      .containerValue(\.isMenuRow, true)
      .onAppear { menu?.add(row, isSelected: isSelected) }
      .onDisappear { menu?.remove(row) }
      .connecting {
        row.activate = action
        row.isEnabled = isEnabled
      } end: {
        row.disconnect()
      }
  }
}

/// Paints a view in white, as far as it paints.
private struct Silhouette: ElementModifier {
  let isWhite: Bool

  func draw(_ context: DrawContext) -> ElementDrawing {
    isWhite ? context.children().grouped(.colors(.white)) : context.children()
  }
}

extension ColorMatrix {
  /// Turns every color to white and keeps its opacity.
  fileprivate static var white: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
    return matrix
  }
}

/// Shows the selected child.
///
/// - Child sizing: each is asked for its ideal size.
/// - Preferred size: the selected child's, or the widest one's.
struct SelectedOption<Content: View> {
  /// The place of the selected child; nil where none is.
  let selected: Int?
  /// True if the view keeps its width when another child is selected.
  let isWidest: Bool
  let content: Content
}

extension SelectedOption: ContainerView {
  var arrangement: SelectedChildRule {
    SelectedChildRule(selected: selected, isWidest: isWidest)
  }
}

extension SelectedChildRule: ContainerArrangement {}

struct SelectedChildRule: LayoutRule {
  let selected: Int?
  let isWidest: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    var size = CGSize.zero
    for (index, child) in node.children.enumerated() where isWidest || index == selected {
      let answer = child.sizeThatFits(index == selected ? proposal : .unspecified)
      size = CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
    return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
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
