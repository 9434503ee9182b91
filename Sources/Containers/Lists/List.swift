import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// Rows below each other that scroll; only those in view exist.
///
/// - Preferred size: the proposal; nothing on an axis without one.
///
/// Each view of the content is a row; a `Section` separates rows from others and gives them a
/// header and a footer. Rows of a `ForEach` are made as they come into view.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection<SelectionValue>
  @State private var model = ListModel()

  init(_ selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List {
  /// A list of any rows; several can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// A list of any rows; one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// A list of any rows, one of which is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.exactlyOne(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// A list of any rows.
  public init(@ViewBuilder content: () -> Content) { self.init(.none, content: content()) }
}

@MainActor extension List: View {
  public var body: some View {
    ListContainer(model: model) { content }
      .modifier(ListSelectionModifier(selection: selection, model: model))
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// The scroll view of a list: its sections and rows, in the list's style.
private struct ListContainer<Content: View> {
  let model: ListModel
  let content: Content
  @Environment(\.describedListLook) private var look
  @Environment(\.listSelectionMenu) private var menu
  @Environment(\.editMode) private var editMode
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.listIsTable) private var isTable
  @Environment(\.listIsForm) private var isForm
  @ViewProblems private var problems

  init(model: ListModel, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }
}

@MainActor extension ListContainer: View {
  var body: some View {
    for problem in look.problems { problems.report(problem) }
    model.menu = menu
    model.isTable = isTable
    model.isForm = isForm
    model.nextColumn = nextColumn
    let isEditing = look.lists.hasEditMode && editMode?.wrappedValue.isEditing ?? false
    model.common.edit(isEditing)
    return ListFrame {
      ScrollViewReader { proxy in
        let _ = model.scroll = { proxy.scrollTo($0, anchor: $1) }
        ScrollView {
          Group(sections: content) { sections in
            ListRows(sections: sections, look: look, model: model)
          }
        }
        .onScrollPhaseChange { _, phase in if phase == .interacting { model.closeSwipe() } }
      }
    }
    .modifier(ListAccessibility(model: model))
    .modifier(ListFocus(model: model))
    .modifier(ListKeys(model: model))
    .modifier(ListMenuBesideRows(model: model, isShown: menu != nil && !look.lists.hasEditMode))
    .onKeyCommand { model.handle($0) }
    .modifier(ListRowDefaults(look: look, linksTakeFocus: model.selection == nil))
    .controlContext(.listRow(look))
    .environment(\.pressedRow, nil)
    .environment(\.outlineLevel, 0)
    .environment(\.lastRows, nil)
    .environment(\.listIsTable, false)
    .environment(\.listIsForm, false)
    .environment(\.listLook, look)
    .background { ListBackground(look: look) }
    .overlay { ListBorder(look: look) }
    .overlay(alignment: .trailing) { ListSectionIndex(entries: model.common.index, model: model) }
    .modifier(ListDropArea(model: model))
    .onChange(of: isEditing) { if !isEditing { model.endEditing() } }
  }
}

/// Lets a list whose rows can be selected have the focus.
///
/// The views in its rows do not see it in `isFocused`: a row that stands out sees that in `backgroundProminence`, and all
/// others would be updated for nothing when the focus comes and goes.
private struct ListFocus {
  let model: ListModel
}

extension ListFocus: FocusingModifier {
  func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<Self>)? { nil }

  func configure(_ target: FocusTarget) {
    let model = model
    target.isFocusable = model.selection != nil
    target.interactions = [.automatic, .opening]
    target.showsRing = false
    target.didChange = { [weak target] isFocused in
      model.common.isFocused = isFocused
      model.common.isEmphasized = isFocused && target?.windowHasKeys == true
    }
    target.windowKeysChanged = { model.common.isEmphasized = $0 }
  }
}

/// Gives rows the font of the list's style, and their links the focus where the list has none.
private struct ListRowDefaults: ViewModifier {
  let look: ListLook
  let linksTakeFocus: Bool

  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter { [look, linksTakeFocus] environment in
        environment.rowLinksTakeFocus = linksTakeFocus
        if environment.font == nil { environment.font = look.rowFont }
      })
  }
}

/// The layout around a list or a table: as large as proposed, with no length on an axis without a
/// proposal.
struct ListFrame: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The background of the rows, unless `scrollContentBackground(.hidden)` removes it.
private struct ListBackground: View {
  let look: ListLook
  @Environment(\.scrollContentBackground) private var visibility

  var body: some View {
    if visibility != .hidden, let color = look.arrangement.background {
      Rectangle().fill(color).ignoresSafeArea()
        .preference(key: ScrolledBackgroundKey.self, value: color)
    }
  }
}

/// The line around a bordered list.
private struct ListBorder: View {
  let look: ListLook

  var body: some View {
    if look.arrangement.hasBorder {
      Rectangle().strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false)
    }
  }
}
