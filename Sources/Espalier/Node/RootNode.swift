import EspalierDrawing
import LayoutEngine

/// The node above the root view: it stands for the window or picture.
///
/// Several root views are stacked as a VStack's children are, as a window does with the views of its content.
final class RootNode: ViewNode, ElementContainer, PreferenceReading {
  private(set) var element: LayoutElement?
  private var content: ViewNode?
  private var preferredColorScheme: ColorScheme?

  init<Root: View>(_ view: Root, _ inputs: _NodeInputs) {
    super.init(inputs)
    element = LayoutElement(self, rule: TransparentRule())
    content = makeChild(view)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) { updateChild(content, view) }

  /// The environment with the appearance that the content prefers.
  var contentEnvironment: EnvironmentValues {
    var environment = environment
    if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
    return environment
  }

  func readPreference() {
    let preferred = preference(PreferredColorSchemeKey.self) ?? nil
    if preferred == preferredColorScheme { return }
    preferredColorScheme = preferred
    content?.setEnvironment(contentEnvironment)
  }

  override func environmentDidChange() {
    content?.setEnvironment(contentEnvironment)
    element?.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    var elements: [LayoutElement] = []
    content?.collectElements(into: &elements)
    if elements.count == 1 {
      element?.setRule(TransparentRule())
    } else {
      element?.setRule(
        StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    }
    element?.setChildren(elements)
  }
}
