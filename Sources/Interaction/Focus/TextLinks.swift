@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The links of a text that is shown: their places and their actions.
package final class TextLinks: ElementComponent {
  private(set) weak var element: LayoutElement?
  private var rule: TextRule?
  private(set) var targets: [TextLinkTarget] = []
  private var known: (size: CGSize, areas: [[CGRect]])?

  init(_ element: LayoutElement) { self.element = element }

  /// Makes the links of a text work, if it has any; `rule` is the present layout of the text.
  package static func update(_ element: LayoutElement, _ rule: TextRule?) {
    // Nearly all texts have had no links and get none.
    if rule?.hasLinks != true && element.extras == nil { return }
    let found = rule?.resolved.activeLinks(in: element.owner.environment) ?? []
    let known = element[TextLinks.self]
    if found.isEmpty {
      guard let known else { return }
      // Links that are removed lose the focus.
      known.take([], nil)
      set(nil, on: element)
    } else {
      let links = known ?? TextLinks(element)
      set(links, on: element)
      links.take(found, rule)
    }
  }

  private static func set(_ links: TextLinks?, on element: LayoutElement) {
    element[TextLinks.self] = links
    element[KeyHandler.self] = links
    element[PressContending.self] = links
    element[CursorHandler.self] = links
  }

  /// Takes the links of a text that is laid out by `rule`.
  ///
  /// The focus and assistive programs stay with the link that has the same place among the links.
  func take(_ links: [TextLink], _ rule: TextRule?) {
    self.rule = rule
    known = nil
    guard let element else { return }
    for target in targets.dropFirst(links.count) { target.isFocusable = false }
    targets = Array(targets.prefix(links.count))
    for (index, link) in links.enumerated() {
      if index < targets.count {
        targets[index].link = link
      } else {
        targets.append(TextLinkTarget(link, element))
      }
    }
  }

  /// The rectangles of the links, from the text's top left corner.
  private var areas: [[CGRect]] {
    guard let rule, let element, !element.isRemoved else { return [] }
    let size = element.size
    if let known, known.size == size { return known.areas }
    let areas = targets.map { rule.areas(of: $0.link, in: size) }
    known = (size, areas)
    return areas
  }

  func areas(of target: TextLinkTarget) -> [CGRect] {
    let areas = areas
    guard let index = targets.firstIndex(where: { $0 === target }), areas.indices.contains(index)
    else { return [] }
    return areas[index]
  }

  /// The link at a point of the window.
  func target(at point: CGPoint) -> TextLinkTarget? {
    guard let element, !element.isRemoved, element.owner.environment.isEnabled else { return nil }
    let point = _GestureContext(element).convert(point, to: .local)
    return areas.firstIndex { $0.contains { $0.holds(point) } }.map { targets[$0] }
  }

  /// The ring around the link that has the focus.
  package func ring(_ context: DrawContext) -> [DisplayItem] {
    guard let target = targets.first(where: \.isFocused), let ring = target.shownRing else {
      return []
    }
    var outline = Path()
    for area in areas(of: target) {
      let place = area.offsetBy(dx: context.layoutFrame.minX, dy: context.layoutFrame.minY)
      outline.addPath(Path(roundedRect: place, cornerRadius: 3))
    }
    let isStill = context.environment.accessibilityReduceMotion
    return context.focusRing(ring.presence, around: outline, isStill: isStill)
  }
}

/// One link of a text, which the keys can go to.
package final class TextLinkTarget: FocusTarget {
  fileprivate(set) var link: TextLink
  /// The link's number for assistive programs.
  private(set) lazy var id = element?.graph.makeIdentifier() ?? 0

  init(_ link: TextLink, _ element: LayoutElement) {
    self.link = link
    super.init(element)
    interactions = .activate
  }

  override var frameInWindow: CGRect? {
    guard let element, !element.isRemoved,
      let links = element[TextLinks.self]
    else { return nil }
    return element.map(to: nil).rect(links.areas(of: self).reduce(.null) { $0.joined(with: $1) })
  }

  func open() {
    guard let element, !element.isRemoved, element.owner.environment.isEnabled else { return }
    element.owner.environment.openURL(link.url)
  }
}

extension TextLinks: CursorProvider {
  package var cursor: Cursor? { nil }

  package func cursor(at point: CGPoint) -> Cursor? { target(at: point).map { _ in .pointingHand } }
}

extension TextLinks: KeyResponder {
  /// Opens the link that has the focus, by the keys that press buttons and follow links.
  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool {
    guard press.phase == .down, press.isPlain, press.key == .space || press.key == .return,
      let target = targets.first(where: \.isFocused)
    else { return false }
    target.open()
    return true
  }
}

extension TextLinks: PressContender {
  var contends: Bool { !targets.isEmpty }

  var contenderName: String { "link" }

  func makeRecognizer() -> _GestureRecognizer<Void> { TextLinkRecognizer(self) }
}

/// Follows a press on a link, and opens it if it is released on the same one; a press elsewhere has
/// no effect.
final class TextLinkRecognizer: _GestureRecognizer<Void> {
  private let links: TextLinks
  private var target: TextLinkTarget?
  private var pointerID: Int?
  private var isDelivered = false

  init(_ links: TextLinks) { self.links = links }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      guard pointerID == nil else { return }
      pointerID = pointer.pointerID
      target = links.target(at: event.location)
      if target == nil {
        phase = .failed
      } else {
        // A finger may still begin to move the views around the text.
        phase = pointer.kind == .touch ? .possible(()) : .active(())
      }
    case .moved: break
    case .ended:
      guard pointerID == pointer.pointerID else { return }
      let isInside = links.target(at: event.location) === target
      phase = isInside ? .ended(()) : .failed
    }
  }

  override func deliver() {
    guard !isDelivered, case .ended = phase else { return }
    isDelivered = true
    target?.open()
  }
}
