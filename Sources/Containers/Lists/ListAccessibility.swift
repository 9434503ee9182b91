@_spi(Espalier) import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The description of a row for assistive programs; made each time they ask for it, so that a
/// selection causes no evaluation.
struct ListRowAccessibility {
  let state: ListRowState
  let traits: ListRowTraits
  let model: ListModel
}

extension ListRowAccessibility: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.accessibilityRecord.describe = { [self] in properties }
  }

  @MainActor private var properties: AccessibilityProperties {
    let outline = traits.outline
    var properties = AccessibilityProperties()
    properties.role = model.isTable ? .tableRow : model.isOutline ? .outlineRow : .row
    if state.isMarked { properties.addedTraits = .isSelected }
    properties.isCurrent = model.isCurrent(state)
    properties.place = state.place.flatMap { model.siblingPlace(of: $0, outline) }
    // The first action is what programs take for the main one.
    if state.value != nil, state.isSelectable, let subview = state.subview {
      properties.handlers.append(
        .action(.press) { [model, state] in
          model.press(subview.id, modifiers: [])
          if model.pointing?.performsPrimaryAction == true { model.performPrimaryAction(on: state) }
        })
    }
    if model.common.hasOutline {
      properties.rowLevel = (outline?.level ?? 0) + 1
    }
    if model.isOutline || model.isTable, let isExpanded = outline?.isExpanded {
      properties.isExpanded = isExpanded.wrappedValue
      let title: Text = isExpanded.wrappedValue ? Text("Collapse") : Text("Expand")
      properties.handlers.append(.named(title) { isExpanded.wrappedValue.toggle() })
    }
    if model.menu != nil || state.element?.secondaryPressTarget != nil {
      properties.handlers.append(
        .action(.showMenu) { [model, state] in model.openMenu(of: state) })
    }
    properties.handlers += edits
    return properties
  }

  /// The changes by the list that no view in the row stands for.
  @MainActor private var edits: [AccessibilityHandler] {
    var edits: [AccessibilityHandler] = []
    if let delete = traits.delete, traits.trailingActions == nil {
      edits.append(.named(Text("Delete")) { [model] in model.delete(delete) })
    }
    if let move = traits.move {
      edits.append(.named(Text("Move Up")) { [model] in model.move(move, by: -1) })
      edits.append(.named(Text("Move Down")) { [model] in model.move(move, by: 1) })
    }
    return edits
  }
}

/// The description of a list for assistive programs: a list, an outline, or the rows of a table,
/// which describes itself.
struct ListAccessibility {
  let model: ListModel
}

extension ListAccessibility: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.accessibilityRecord.describe = { [model] in
      var properties = AccessibilityProperties()
      properties.role = model.isTable ? .rowGroup : model.isOutline ? .outline : .list
      // A table says so itself.
      properties.selectsRows = model.selectsByPointer && !model.isTable
      properties.selectsSeveral = model.selectsSeveral
      return properties
    }
  }
}

/// Makes the header of a section in a table one of its rows, with one cell.
struct ListHeaderInTable: ViewModifier {
  let isActive: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content
        .accessibilityProperties(AccessibilityProperties(role: .cell))
        .accessibilityProperties(AccessibilityProperties(role: .tableRow))
    } else {
      content
    }
  }
}

private enum ListIsTableKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ListIsFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if the rows of the next list inside are those of a form.
  var listIsForm: Bool {
    get { self[ListIsFormKey.self] }
    set { self[ListIsFormKey.self] = newValue }
  }

  /// True if the rows of the next list inside are those of a table.
  var listIsTable: Bool {
    get { self[ListIsTableKey.self] }
    set { self[ListIsTableKey.self] = newValue }
  }
}
