import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The header of a section in a list.
struct ListHeader: View {
  let section: SectionConfiguration
  let look: ListLook
  /// Opens and closes the section; nil where people cannot do so.
  let isExpanded: Binding<Bool>?
  /// True if the Tab key reaches the rows of the list, which arrow keys select.
  let rowsTakeFocus: Bool
  @Environment(\.headerProminence) private var prominence
  @State private var isHovered = false
  /// True while the header is held at the top of the list, above an edge that is a line, too.
  @State private var isHeld = false
  @Environment(\.scrollContentBackground) private var visibility

  var body: some View {
    ListLine(
      insets: look.headerInsets, minimum: look.headerMinimum ?? 0,
      lineTrailing: look.arrangement.separatorTrailing
    ) {
      line
      if hasLine, !isHeld {
        Rectangle().fill(separator.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
          .layoutValue(key: ListRowPart.self, value: .lineBelow)
      }
    }
    .modifier(ListHeaderLook(look: look, isIncreased: isIncreased))
    .background {
      let list = look.arrangement
      if list.pinsHeaders, visibility != .hidden, let background = list.background {
        Rectangle().fill(background)
      }
    }
    .modifier(
      HeldHeaderEdge(isActive: separatesRows && look.arrangement.pinsHeaders, isHeld: $isHeld)
    )
    .accessibilityAddTraits(.isHeader)
    .contentShape(Rectangle())
    .modifier(ListHeaderPress(toggle: toggle))
    .onHover { isHovered = $0 }
  }

  /// Opens or closes the section by a press anywhere on the header, on a phone.
  private var toggle: (() -> Void)? {
    guard look.lists.pressesWholeRows, let isExpanded else { return nil }
    return { withAnimation { isExpanded.wrappedValue.toggle() } }
  }

  private var isIncreased: Bool {
    prominence == .increased
      || section.trait(HeaderProminenceTrait.self) as? Prominence == .increased
  }

  private var line: some View {
    HStack(spacing: 0) {
      ForEach(section.header) { $0.resolvedInPlace }
      let actions = section.trait(SectionActionsTrait.self) as? AnyView
      if isExpanded != nil || actions != nil { Spacer(minLength: 8) }
      if let actions, look.lists.header.showsActions {
        SectionHeaderActions(actions: actions, isShown: isHovered)
      }
      if let isExpanded {
        ListChevron(
          isExpanded: isExpanded, isShown: isHovered || !look.arrangement.showsDisclosureOnHover,
          takesFocus: !rowsTakeFocus || !look.arrangement.showsDisclosureOnHover,
          look: look.lists.disclosure,
          header: section.header)
      }
    }
  }

  /// True if lines separate headers from rows in this list.
  private var separatesRows: Bool {
    look.lists.header.hasLine && look.arrangement.hasSeparators
  }

  private var separator: ListSeparators.Line {
    section.header.first.map { ListRowTraits(of: $0).separators.bottom } ?? ListSeparators.Line()
  }

  private var hasLine: Bool {
    switch separator.visibility {
    case .hidden: false
    case .visible: true
    case .automatic: separatesRows
    }
  }
}

/// Follows presses on a header.
///
/// One that does nothing is kept from the list, which would take the selection back: a header is a
/// row that cannot be selected, as AppKit's group rows are.
private struct ListHeaderPress {
  let toggle: (() -> Void)?
}

extension ListHeaderPress: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    if let toggle {
      ButtonGestureModifier(pressing: nil, action: toggle).configure(element)
    } else {
      element[PressHandler.self] = element.component(ListHeaderResponder())
    }
  }
}

private final class ListHeaderResponder: PointerResponder, ElementComponent {
  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    event.button == .primary && event.kind == .mouse
  }
}

/// The edge of a header that is held at the top of the list: a line, and a shadow on what goes below it.
///
/// The numbers are from the pixels of macOS 26.
private struct HeldHeaderEdge: ViewModifier {
  /// True if the list has such edges.
  let isActive: Bool
  @Binding var isHeld: Bool

  private static let shadow = Gradient(colors: [.black.opacity(7 / 255), .black.opacity(0)])

  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content
        .overlay(alignment: .bottom) {
          if isHeld { edge }
        }
        .onGeometryChange(for: Bool.self) {
          $0.frame(in: .scrollView).minY <= 0
        } action: {
          isHeld = $0
        }
    } else {
      content
    }
  }

  private var edge: some View {
    Rectangle().fill(.separator)
      .frame(height: 1)
      .overlay(alignment: .bottom) {
        LinearGradient(gradient: Self.shadow, startPoint: .top, endPoint: .bottom)
          .frame(height: 4)
          .offset(y: 4)
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// The font of headers.
private struct ListHeaderLook: ViewModifier {
  let look: ListLook
  let isIncreased: Bool

  func body(content: Content) -> some View {
    content
      .font(font)
      .defaultForegroundStyle(
        isIncreased || look.arrangement.headerFont != nil ? .primary : .secondary
      )
      .modifier(TallLines(isActive: look.lists.header.hasTallLines))
  }

  private var font: Font {
    let platform = look.lists.header
    return look.arrangement.headerFont ?? (isIncreased ? platform.prominentFont : platform.font)
  }
}

/// The footer of a section in a list.
struct ListFooter: View {
  let section: SectionConfiguration
  let look: ListLook

  var body: some View {
    ListLine(insets: look.footerInsets, minimum: 0) {
      ForEach(section.footer) { $0.resolvedInPlace }
    }
    .font(look.lists.header.footerFont)
    .defaultForegroundStyle(.secondary)
    .modifier(TallLines(isActive: look.lists.header.hasTallLines))
  }
}

/// Has text styles take the lines that they have in tall scripts.
private struct TallLines: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    let isActive = isActive
    return content.modifier(
      EnvironmentWriter { environment in
        guard isActive else { return }
        let tag = environment.textAttributes.language.tag
        environment.textAttributes.language = TypesettingLanguage(tag: tag, isTall: true)
      })
  }
}

/// A line of a list that is not a row: as wide as the list, with its content at the leading edge.
private struct ListLine<Content: View>: View {
  let insets: EdgeInsets
  let minimum: CGFloat
  /// The distance from the trailing edge to the end of a line below it.
  var lineTrailing: CGFloat = 0
  @ViewBuilder let content: Content

  var body: some View {
    ListRowLayout(insets: insets, minimum: minimum, separatorTrailing: lineTrailing) { content }
  }
}

/// The triangle of a section that opens and closes.
private struct ListChevron: View {
  let isExpanded: Binding<Bool>
  let isShown: Bool
  /// True if the Tab key reaches the mark: a hidden one would take the arrow keys from the rows.
  let takesFocus: Bool
  let look: ListsLook.Disclosure
  let header: SubviewsCollection
  @ScaledMetric private var size: CGFloat = 16
  @ScaledMetric private var growth: CGFloat = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    ListDisclosure(
      isExpanded: isExpanded.wrappedValue, takesFocus: takesFocus,
      name: { [header] in Self.name(header) },
      toggle: { [isExpanded] in isExpanded.wrappedValue.toggle() }
    ) {
      DisclosureMark(isExpanded: isExpanded.wrappedValue)
        // A tinted mark is the same as that of a row; others have the size of the header's text.
        .transformEnvironment(\.font) { font in
          if look.isTinted { font = .system(size: look.symbolSize * growth, weight: .semibold) }
        }
        .foregroundStyle(style)
        .frame(width: size, height: size)
        .contentShape(Rectangle())
    }
    .focused($isFocused)
  }

  /// Assistive programs and presses reach the mark while it is hidden, too.
  private var style: AnyShapeStyle {
    guard isShown || isFocused else { return AnyShapeStyle(.clear) }
    return look.isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
  }

  private static func name(_ header: SubviewsCollection) -> String {
    let names = header.compactMap { $0.read { $0?.accessibilityName } }.filter { !$0.isEmpty }
    return names.joined(separator: ", ")
  }
}
