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
    .onHover { isHovered = $0 }
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
      .font(isIncreased ? look.lists.header.prominentFont : look.lists.header.font)
      .defaultForegroundStyle(isIncreased ? .primary : .secondary)
      .modifier(TallLines(isActive: look.lists.header.hasTallLines))
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
  let header: SubviewsCollection
  @ScaledMetric private var size: CGFloat = 16
  @FocusState private var isFocused: Bool

  var body: some View {
    ListDisclosure(
      isExpanded: isExpanded.wrappedValue, takesFocus: true,
      name: { [header] in Self.name(header) },
      toggle: { [isExpanded] in isExpanded.wrappedValue.toggle() }
    ) {
      DisclosureMark(isExpanded: isExpanded.wrappedValue)
        // Assistive programs, keys and presses reach the mark while it is hidden, too.
        .foregroundStyle(isShown || isFocused ? AnyShapeStyle(.secondary) : AnyShapeStyle(.clear))
        .frame(width: size, height: size)
        .contentShape(Rectangle())
    }
    .focused($isFocused)
  }

  private static func name(_ header: SubviewsCollection) -> String {
    let names = header.compactMap { $0.read { $0?.accessibilityName } }.filter { !$0.isEmpty }
    return names.joined(separator: ", ")
  }
}
