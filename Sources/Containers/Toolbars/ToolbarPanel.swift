import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The panel in which people choose and move the items of a toolbar.
struct ToolbarPanel {
  let toolbar: WindowToolbar
  /// The items as they were declared.
  let items: [BarItem]
}

@MainActor extension ToolbarPanel: View {
  var body: some View {
    let arranged = toolbar.arranged(items)
    let rows = arranged.filter(\.isMovable)
    VStack(alignment: .leading, spacing: 12) {
      Text("Customize Toolbar").font(.headline)
      Text("Choose the items that the toolbar shows, and drag them into order.")
        .font(.subheadline).foregroundStyle(.secondary)
      List {
        ForEach(rows) { row($0, in: arranged) }
          .onMove { move($0, to: $1, in: arranged) }
      }
      .listStyle(.bordered)
      .frame(width: 340, height: min(320, max(80, CGFloat(rows.count) * 30 + 8)))
      HStack {
        Button("Restore Defaults") { toolbar.reset(items) }
        Spacer()
        Button("Done") { toolbar.isCustomized = false }.keyboardShortcut(.defaultAction)
      }
    }
    .frame(width: 340)
    .padding(20)
  }

  private func row(_ item: BarItem, in arranged: [BarItem]) -> some View {
    Toggle(
      isOn: Binding(get: { item.isShown }, set: { isShown in show(item, isShown, in: arranged) })
    ) {
      item.copy
        .controlContext(.toolbarPanelRow)
        .allowsHitTesting(false)
        .focusable(false)
    }
    .disabled(!item.isRemovable)
  }

  private func show(_ item: BarItem, _ isShown: Bool, in arranged: [BarItem]) {
    toolbar.arrange(
      arranged.map { other in
        var other = other
        if other.id == item.id { other.isShown = isShown }
        return other
      })
  }

  private func move(_ rows: IndexSet, to place: Int, in arranged: [BarItem]) {
    var movable = arranged.filter(\.isMovable)
    movable.move(fromOffsets: rows, toOffset: place)
    toolbar.arrange(movable)
  }
}

extension ControlContext {
  /// An item among those that people choose for a toolbar: its icon and its title.
  @MainActor fileprivate static let toolbarPanelRow = ControlContext("item of a toolbar's panel")
    .buttonStyle(PlainButtonStyle())
    .labelStyle(.titleAndIcon)
    .explicitStyles(.nowhere)
}
