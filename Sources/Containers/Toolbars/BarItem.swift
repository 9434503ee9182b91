import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// An item as a view gives it.
struct BarItemSource<Content: View> {
  let placement: ToolbarItemPlacement
  /// True for views that can stand without each other: those of a group without a name.
  var isGroup = false
  /// The name by which people choose the item.
  var name: String?
  var isShown = true
  var spacer: SpacerSizing?
  /// The part of the bars that the item stands for.
  var kind: ToolbarDefaultItemKind?
  let content: Content
}

/// An item as a bar finds it.
struct BarItem: Identifiable {
  private(set) var id: Int
  /// The number of changes of the item so far.
  let version: Int
  let placement: ToolbarItemPlacement
  /// True for views that can stand without each other.
  let isGroup: Bool
  let spacer: SpacerSizing?
  /// The name by which people choose the item; nil for items that are always shown.
  let name: String?
  /// The choices of the modifiers around the item.
  let traits: BarItemTraits
  /// False for items that people have to choose before they are shown.
  var isShown: Bool
  /// The column of a split view above which the item stands; nil for the last one.
  var column: Int?
  /// The part of the bars that the item stands for.
  let kind: ToolbarDefaultItemKind?
  /// The views, which live where they were declared.
  var views: SubviewsCollection
  /// The same views made anew, for a menu.
  private(set) var copy: AnyView
  /// The field that the item shows.
  var search: SearchField?
  /// The content of the bar in place of the views.
  var standIn: AnyView?
  /// The place of the only view of the group that this item shows; nil shows all of them.
  private(set) var part: Int?

  /// The views that the item shows.
  var shownViews: [Subview] { part.map { [views[$0]] } ?? Array(views) }

  /// The item, or the views of a group one by one, where each of them can stand without the others.
  @MainActor var parts: [BarItem] {
    guard isGroup, views.count > 1, sharesPlatter else { return [self] }
    return views.indices.map { index in
      var item = self
      // Items have numbers from 0 up, so that those below are free.
      item.id = -1 - (id << 16 | index)
      item.part = index
      item.copy = AnyView(Group(subviews: copy) { $0.dropFirst(index).first })
      return item
    }
  }

  /// True if there is nothing to show.
  var isEmpty: Bool { views.isEmpty && search == nil && standIn == nil && spacer == nil }
}

struct BarItemsKey: PreferenceKey {
  static var defaultValue: [BarItem] { [] }

  static func reduce(value: inout [BarItem], nextValue: () -> [BarItem]) { value += nextValue() }
}

/// The node of an item: its views live here, and are shown in a bar.
final class BarItemNode<Content: View>: ViewNode {
  private typealias Body = BarItemBody<Content>
  private var item: BarItemSource<Content>
  private var source: SubviewSourceNode?
  private var link: SubviewSourceLink?
  private let number: Int
  private var version = 0
  private var traits: BarItemTraits

  init(_ item: BarItemSource<Content>, _ inputs: _NodeInputs) {
    self.item = item
    traits = BarItemTraits()
    number = inputs.graph.makeIdentifier()
    super.init(inputs)
    let source = SubviewSourceNode(Body(item: item), inputsForChild())
    source.whenChanged { [weak self] in self?.noteChange() }
    self.source = source
    traits = environment.barItemTraits
    link = SubviewSourceLink(source)
    addPreferences(preferenceBit(BarItemsKey.self))
    markPreferencesChanged()
  }

  override var children: [ViewNode] { source.map { [$0] } ?? [] }

  func take(_ item: BarItemSource<Content>) {
    self.item = item
    source?.update(Body(item: item))
    noteChange()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if environment.barItemTraits != traits { noteChange() }
    traits = environment.barItemTraits
  }

  private func noteChange() {
    version += 1
    markPreferencesChanged()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == BarItemsKey.self else {
      // A screen within an item is shown by the bar, which would come and go with what that screen says of its own bars.
      return BarProfile.isAboutBars(key) ? nil : super.preference(key)
    }
    let traits = environment.barItemTraits
    guard !traits.isHidden, let source, let link else { return nil }
    let views = SubviewsCollection(SubviewRuns(source.parts, link))
    let environment = environment
    let copy = item.content.modifier(EnvironmentWriter { $0 = $0.inMenu(of: environment) })
    let found = BarItem(
      id: number, version: version, placement: item.placement, isGroup: item.isGroup,
      spacer: item.spacer, name: item.name, traits: traits,
      isShown: traits.isShownByDefault ?? item.isShown, kind: item.kind, views: views,
      copy: AnyView(copy))
    return unsafeSame([found], as: K.Value.self)
  }
}

extension EnvironmentValues {
  /// The values of the views around an item, for a copy of it in a menu or a panel, which decides
  /// how controls look.
  fileprivate func inMenu(of source: EnvironmentValues) -> EnvironmentValues {
    var values = source
    values.forgetLook()
    values.menuState = menuState
    values.menuIconWidth = menuIconWidth
    values.controlContext = controlContext
    values.barSurface = barSurface
    // A title that can be edited is renamed by its menu.
    values.rename = source.rename ?? rename
    return values
  }
}

/// The views of an item in the look of bars.
private struct BarItemBody<Content: View> {
  let item: BarItemSource<Content>
  @Environment(\.barSurface) private var surface
  @Environment(\.look.bars.standInPages) private var standInPages
}

@MainActor extension BarItemBody: View {
  @ViewBuilder var body: some View {
    switch surface {
    case .bar where item.placement.accessoryBar != nil && !standInPages:
      item.content.controlContext(.accessoryItem).environment(\.keepsZoomSources, true)
    case .bar:
      item.content
        .controlContext(item.placement.isProminent ? .prominentBarItem : .barItem)
        .menuIndicator(.hidden)
        .environment(\.keepsZoomSources, true)
    case .sheet:
      item.content
        .controlContext(item.placement.isProminent ? .sheetAnswer : .none)
        .modifier(EnvironmentWriter { $0.keyboardShortcut = item.placement.sheetShortcut })
    }
  }
}

/// The kinds of places in which items stand.
enum BarSurface {
  /// Bars, where items stand on platters.
  case bar
  /// The lower edge of a sheet on the Mac, where they are buttons like others.
  case sheet
}

extension EnvironmentValues {
  private enum BarSurfaceKey: EnvironmentKey {
    static var defaultValue: BarSurface { .bar }
  }

  /// The kind of place in which the items of the views inside stand.
  var barSurface: BarSurface {
    get { self[BarSurfaceKey.self] }
    set { self[BarSurfaceKey.self] = newValue }
  }
}

extension ToolbarItemPlacement {
  /// The key that an item of a sheet on the Mac stands for.
  fileprivate var sheetShortcut: KeyboardShortcut? {
    switch self {
    case .confirmationAction: .defaultAction
    case .cancellationAction: .cancelAction
    default: nil
    }
  }
}

extension ControlContext {
  /// An item of a bar.
  @MainActor fileprivate static let barItem = barItem("toolbar", isProminent: false)

  /// The answer that a person is expected to give, in a bar.
  @MainActor fileprivate static let prominentBarItem = barItem("toolbar answer", isProminent: true)

  /// An item of a bar below that of the window.
  @MainActor fileprivate static let accessoryItem = ControlContext("accessory bar")
    .buttonStyle(AccessoryBarButtonStyle())
    .toggleStyle(ButtonToggleStyle())

  /// The answer that a person is expected to give, in a sheet.
  @MainActor fileprivate static let sheetAnswer = ControlContext("sheet answer")
    .buttonStyle(BorderedProminentButtonStyle())

  @MainActor private static func barItem(_ name: String, isProminent: Bool) -> ControlContext {
    ControlContext(name)
      .buttonStyle(BarButtonStyle(isProminent: isProminent))
      .labelStyle(BarLabelStyle())
      // In the bar a choice stands without its label; assistive programs and menus have the label.
      .labels(LabelPlacement(hidden: [.menuPickers, .segmentedPickers, .wheelPickers]))
      .toggleStyle(BarToggleStyle())
      .explicitStyles(.inside)
      // Here the platter is the border.
      .replacingButtonStyle(BorderedButtonStyle.self, by: BarButtonStyle(isProminent: isProminent))
      .replacingButtonStyle(GlassButtonStyle.self, by: BarButtonStyle(isProminent: isProminent))
      .replacingButtonStyle(
        BorderedProminentButtonStyle.self, by: BarButtonStyle(isProminent: true)
      )
      .replacingButtonStyle(GlassProminentButtonStyle.self, by: BarButtonStyle(isProminent: true))
      .replacingToggleStyle(ButtonToggleStyle.self, by: BarToggleStyle())
  }
}
