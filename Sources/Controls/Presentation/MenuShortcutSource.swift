@_spi(Espalier) import EspalierCore
import EspalierInteraction
import LayoutEngine

/// Lets the shortcuts in a menu work while the menu is closed.
///
/// Most menus have no shortcuts, so their content is made only when a key is pressed that has no
/// other effect.
struct MenuShortcutSource<Content: View> {
  let menu: Content
}

extension MenuShortcutSource: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    MenuShortcutNode(view, inputs)
  }
}

/// A node that can make the content of a closed menu.
@MainActor protocol ClosedMenu: ViewNode {
  /// Makes the content without showing it.
  func makeMenu() -> ElementProbe
}

/// The menus of a tree that are closed and may have shortcuts.
@MainActor final class ClosedMenus: GraphComponent {
  /// The tree owns its components.
  private unowned let graph: ViewGraph
  var menus: [ObjectIdentifier: any ClosedMenu] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
    graph[ShortcutSources.self].use = { [unowned self] event, body in use(event, body) }
  }
}

private final class MenuShortcutNode<C: View, Content: View>: WrappingNode<
  C, MenuShortcutSource<Content>
>, ClosedMenu
{
  override func didMake() { graph[ClosedMenus.self].menus[ObjectIdentifier(self)] = self }

  override func detach() {
    super.detach()
    graph[ClosedMenus.self].menus[ObjectIdentifier(self)] = nil
  }

  func makeMenu() -> ElementProbe { ElementProbe(modifier.menu, inputsForChild()) }
}

/// Views that are made for a moment, and shown nowhere.
final class ElementProbe: ViewNode, ElementContainer {
  private var content: ViewNode?
  private(set) var elements: [LayoutElement] = []

  init<Content: View>(_ view: Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = makeChild(view)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func childElementsDidChange() { graph.needsSync(self) }

  override func collectElements(into elements: inout SubviewList) {}

  func syncElements() { elements = content?.collectedElements ?? [] }
}

extension ClosedMenus {
  /// Hands out the action of the closed menu's line whose shortcut is the key; returns true if there
  /// is one.
  private func use(_ event: KeyEvent, _ body: (() -> Void) -> Void) -> Bool {
    var probes: [ElementProbe] = []
    defer { for probe in probes.reversed() { probe.detach() } }
    var known: Set<ObjectIdentifier> = []
    // The content of a menu may hold further menus.
    while true {
      let next = menus.values.filter { known.insert(ObjectIdentifier($0)).inserted }
        .sorted { $0.depth < $1.depth }
      if next.isEmpty { return false }
      for menu in next
      where menu.environment.isEnabled && !menu.isDetached && isInReach(menu) {
        let probe = menu.makeMenu()
        probes.append(probe)
        graph.synchronize()
        if let action = graph.shortcutAction(event, in: probe.elements) {
          body(action)
          return true
        }
      }
    }
  }

  /// Returns true if keys reach a closed menu: those of the menu bar do as long as its commands can
  /// be given.
  private func isInReach(_ menu: any ClosedMenu) -> Bool {
    let layer = menu.enclosingLayer
    if layer.isCovered { return false }
    let layers = graph.layers
    if layers.isReached(layer) { return true }
    guard layers.topScope.style.allowsCommands else { return false }
    let commands = graph[CommandMenus.self].root
    return sequence(first: menu as ViewNode, next: \.parent).contains { $0 === commands }
  }
}
