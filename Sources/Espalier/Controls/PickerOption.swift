import EspalierDrawing
import Foundation
import LayoutEngine

/// One of the views that a picker chooses from.
@MainActor struct PickerOption {
  /// The option's element, inside what the picker puts around it.
  let element: LayoutElement

  /// Tells options apart as long as they are shown.
  var id: ObjectIdentifier { ObjectIdentifier(core) }

  /// What the option shows, without what modifiers and the picker put around it.
  private var core: LayoutElement {
    var element = element
    while element.passesTraits, let inner = element.children.first { element = inner }
    return element
  }

  /// The option's tag, or the identity that its `ForEach` gives it; nil where it has neither of type `V`.
  func value<V: Hashable>(as type: V.Type) -> V? {
    // No tag is not a tag that is none: casting nil to an optional type succeeds.
    if let tag = element.trait(ObjectIdentifier(TagTrait<V>.self)) { return tag as? V }
    if let optional = V.self as? any OptionalTag.Type, let tag = optional.wrappedTag(of: element) {
      return tag as? V
    }
    return implicitTag(as: type)
  }

  /// What a `ForEach` inside the picker calls the option.
  private func implicitTag<V: Hashable>(as type: V.Type) -> V? {
    var node = core.owner
    while let parent = node.parent, !(parent is any OptionBoundary) {
      // What `id(_:)` says is no tag.
      if !(parent is SwitchNode), let id = parent.identity(of: node), let value = id.base as? V {
        return value
      }
      node = parent
    }
    return nil
  }
}

/// Where the options of a picker end: identities further out are not theirs.
protocol OptionBoundary {}

/// A selection that may be none accepts options with a tag of the wrapped type.
@MainActor private protocol OptionalTag {
  static func wrappedTag(of element: LayoutElement) -> Any?
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate static func wrappedTag(of element: LayoutElement) -> Any? {
    (element.trait(ObjectIdentifier(TagTrait<Wrapped>.self)) as? Wrapped).map {
      Self.some($0) as Any
    }
  }
}

/// The options of a picker in order, for keys and for the selection.
@MainActor final class PickerOptions {
  fileprivate(set) var all: [PickerOption] = []

  nonisolated init() {}
}

nonisolated extension View {
  /// Adds a view of its own to each option in this view, in front of it or behind it.
  ///
  /// - Parameters:
  ///   - list: is told the options in order.
  ///   - isSilhouette: whether an option is painted in white.
  func options<Layer: View>(
    in list: PickerOptions? = nil, isBackground: Bool = false,
    isSilhouette: @escaping @MainActor (PickerOption) -> Bool = { _ in false },
    @ViewBuilder layer: @escaping @MainActor (PickerOption) -> Layer
  ) -> some View {
    modifier(
      OptionModifier(
        list: list, isBackground: isBackground, isSilhouette: isSilhouette, layer: layer))
  }

  /// Describes each option in this view to assistive programs.
  func describingOptions(
    _ describe: @escaping @MainActor (PickerOption) -> ControlDescription
  ) -> some View {
    modifier(OptionDescription(describe: describe))
  }
}

private struct OptionModifier<Layer: View> {
  let list: PickerOptions?
  let isBackground: Bool
  let isSilhouette: @MainActor (PickerOption) -> Bool
  let layer: @MainActor (PickerOption) -> Layer
}

extension OptionModifier: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(isBackground: isBackground)
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let primary = context.element.children.first else { return [] }
    let layers = context.element.children.dropFirst()
    var items = context.items(of: primary)
    if isSilhouette(PickerOption(element: primary)) { items = items.grouped(.colors(.white)) }
    let added = layers.flatMap { context.items(of: $0) }
    return isBackground ? added + items : items + added
  }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    OptionNode(view, inputs)
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

/// Gives each option its layer, as an overlay does, only that each layer knows its option.
private final class OptionNode<Content: View, Layer: View>:
  ElementModifierNode<Content, OptionModifier<Layer>>, OptionBoundary
{
  private var layers: [ObjectIdentifier: (option: PickerOption, node: LayerNode<Layer>)] = [:]
  private var order: [LayerNode<Layer>] = []

  override var children: [ViewNode] {
    modifier.isBackground ? order + super.children : super.children + order
  }

  override func update<V: View>(_ view: V) {
    super.update(view)
    modifier.list?.all = options
    for (option, node) in layers.values { updateChild(node, modifier.layer(option)) }
    configureWrappers()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    super.collectElements(into: &elements)
    wrapperOrder = elements.filter { layers[ObjectIdentifier($0)] != nil }.map(
      ObjectIdentifier.init)
    modifier.list?.all = options
  }

  private var wrapperOrder: [ObjectIdentifier] = []

  private var options: [PickerOption] { wrapperOrder.compactMap { layers[$0]?.option } }

  override func attach(_ element: LayoutElement, to wrapper: LayoutElement) {
    let option = PickerOption(element: element)
    let layer = LayerNode<Layer>(modifier.layer(option), primary: element, inputsForChild())
    layers[ObjectIdentifier(wrapper)] = (option, layer)
    order.append(layer)
    layer.wrapper = wrapper
    layer.syncElements()
  }

  override func discard(_ wrapper: LayoutElement) {
    if let (_, layer) = layers.removeValue(forKey: ObjectIdentifier(wrapper)) {
      order.removeAll { $0 === layer }
      if !layer.isDetached { layer.detach() }
    }
    super.discard(wrapper)
  }
}
