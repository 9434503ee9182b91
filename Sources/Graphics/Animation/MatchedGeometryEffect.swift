@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Shows this view where and as large as another one with the same id is.
  ///
  /// Of the views with one id in a namespace, one is the source; the others follow its frame, each
  /// in its own place of the layout. A source that is inserted in an animated change starts from
  /// the frame of the source before, and a removed one goes to the frame of the new source.
  ///
  /// - Parameters:
  ///   - properties: the properties that the followers take from the source.
  ///   - anchor: the point of both views that is brought together.
  ///   - isSource: whether the others follow this view; one of several is chosen.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(MatchedElementModifier())
      .modifier(
        MatchedGeometryModifier(
          key: MatchedKey(namespace: namespace, id: id), properties: properties, anchor: anchor,
          isSource: isSource))
  }
}

/// The properties that a view takes from the view that it follows.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The key that views with shared geometry have in common.
struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable

  init(namespace: Namespace.ID, id: some Hashable) {
    self.namespace = namespace
    self.id = AnyHashable(id)
  }
}

private struct MatchedGeometryModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// Gives the view an element whose rule the node of the modifier around it sets.
private struct MatchedElementModifier: ElementModifier {
  var changesAppearance: Bool { false }

  var wrapperName: String { "matchedGeometryEffect" }
}

extension MatchedGeometryModifier: PrimitiveModifier {
  static func _elementCount(of count: Int?) -> Int? { count }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    MatchedGeometryNode(view, inputs)
  }
}

/// Places its child at a frame that is measured from its own corner; its size is the child's own.
private struct MatchedRule: UnaryRule {
  let frame: CGRect
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isMirrored: Bool

  func childPlacementProposal(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
  }

  func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    guard properties.contains(.position) else { return .zero }
    // Rules work from left to right; the frame is as it is seen.
    let left = isMirrored ? size.width - frame.maxX : frame.minX
    return CGPoint(
      x: left + (frame.width - child.width) * anchor.x,
      y: frame.minY + (frame.height - child.height) * anchor.y)
  }
}

/// A view that may be the source of others.
@MainActor protocol MatchedGeometryMember: ViewNode {
  var mayBeSource: Bool { get }
  /// The frame that the layout gave the view, in root coordinates.
  var matchedFrame: CGRect? { get }
}

/// The views with one id in a namespace.
@MainActor final class MatchedGroup {
  private var members: [WeakNode] = []
  /// The frame of the source in the last layout.
  var lastFrame: CGRect?
  private(set) weak var lastSource: ViewNode?

  func add(_ member: ViewNode) { members.append(WeakNode(member)) }

  func remove(_ member: ViewNode) {
    members.removeAll { $0.value == nil || $0.value === member }
  }

  var isEmpty: Bool { members.allSatisfy { $0.value == nil } }

  /// The newest view that the others follow.
  var source: (any MatchedGeometryMember)? {
    members.reversed().lazy.compactMap { $0.value as? any MatchedGeometryMember }
      .first(where: \.mayBeSource)
  }

  func note(_ source: ViewNode, _ frame: CGRect) {
    lastSource = source
    lastFrame = frame
  }
}

private final class MatchedGeometryNode<C: View>:
  WrappingNode<C, MatchedGeometryModifier>, LayoutReader, MatchedGeometryMember
{
  private var key: MatchedKey
  private var group: MatchedGroup
  /// The frame that the view is shown at instead of its own, in root coordinates.
  private var override: CGRect?
  private var corner = CGPoint.zero
  /// True if the view starts from the frame of the source before it.
  private var isArriving = false
  private var isNew = true

  override init(_ view: ModifiedContent<C, MatchedGeometryModifier>, _ inputs: _NodeInputs) {
    key = view.modifier.key
    group = inputs.graph[MatchedGroups.self].group(key)
    super.init(view, inputs)
    group.add(self)
    graph.add(self)
  }

  override func didUpdate() {
    setRules()
    if modifier.key == key { return }
    leaveGroup()
    key = modifier.key
    group = graph[MatchedGroups.self].group(key)
    group.add(self)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    setRules()
  }

  override func collectElements(into elements: inout SubviewList) {
    let start = elements.count
    super.collectElements(into: &elements)
    if override != nil { for element in elements[start...] { element.setRule(rule) } }
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    leaveGroup()
  }

  private func leaveGroup() {
    group.remove(self)
    if group.isEmpty { graph[MatchedGroups.self].remove(key) }
  }

  var mayBeSource: Bool { modifier.isSource && !isDetached && !(wrapper?.isLeaving ?? true) }

  var matchedFrame: CGRect? { wrapper?.settledFrameInRoot }

  private var wrapper: LayoutElement? { collectedElements.first }

  private func setRules() {
    for element in collectedElements { element.setRule(rule) }
  }

  private var rule: any LayoutRule {
    guard let override else { return TransparentRule() }
    return MatchedRule(
      frame: override.offsetBy(dx: -corner.x, dy: -corner.y), properties: modifier.properties,
      anchor: modifier.anchor, isMirrored: environment.layoutDirection == .rightToLeft)
  }

  func readLayout() -> Bool {
    guard let frame = matchedFrame else { return false }
    let source = group.source
    var target: CGRect?
    if let source, source !== self {
      target = source.matchedFrame
    } else if isNew, let last = group.lastFrame, group.lastSource !== self, graph.mayAnimate {
      target = last
      isArriving = true
      graph.afterUpdate(nil) { [weak self] in self?.arrive() }
    } else if isArriving {
      target = override
    }
    isNew = false
    if source === self { group.note(self, frame) }
    if target == override && (target == nil || corner == frame.origin) { return false }
    override = target
    corner = frame.origin
    setRules()
    return true
  }

  private func arrive() {
    isArriving = false
    override = nil
    if isDetached { return }
    setRules()
    // Elements around it may glide; it still begins where the source was seen.
    guard let wrapper, let child = wrapper.children.first else { return }
    let shift = wrapper.glideInRoot
    if shift == .zero { return }
    child.glideIfAnimated(from: child.frame.offsetBy(dx: -shift.width, dy: -shift.height))
  }
}

/// The groups of views that show each other's geometry, by what the views have in common.
@MainActor final class MatchedGroups: GraphComponent {
  private(set) var groups: [MatchedKey: MatchedGroup] = [:]

  init(_ graph: ViewGraph) {}

  func group(_ key: MatchedKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  func remove(_ key: MatchedKey) { groups[key] = nil }
}

extension LayoutElement {
  /// The final frame in root coordinates, also of an element that is no longer laid out.
  fileprivate var settledFrameInRoot: CGRect {
    outward.reduce(CGRect(origin: .zero, size: size)) { rect, element in
      let (corner, hold) = (element.frame.origin, element.holdShift)
      return rect.offsetBy(dx: corner.x + hold.width, dy: corner.y + hold.height)
    }
  }

  /// The way from the place where this element will come to rest to the one where it is seen, in root coordinates.
  fileprivate var glideInRoot: CGSize {
    outward.reduce(into: CGSize.zero) { way, element in
      let (rest, shown) = (element.frame.origin, element.presentedFrame.origin)
      way.width += shown.x - rest.x - element.holdShift.width
      way.height += shown.y - rest.y - element.holdShift.height
    }
  }

  /// True if this element or one around it is being removed with a transition.
  fileprivate var isLeaving: Bool { outward.contains { $0.isDeparting } }
}
