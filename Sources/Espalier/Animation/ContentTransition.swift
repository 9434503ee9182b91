import EspalierDrawing
import Foundation

/// How the content of one view changes: a text to another text, an image to another image.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    /// Digits roll down, or up.
    case numericText(countsDown: Bool)
    /// Digits roll up where the value grows, and down where it shrinks.
    case number(Double)
  }

  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// What both contents have in common changes gradually, such as the colors of a text; the rest changes at once.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters that change roll in and out; upwards where `countsDown` is false.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The characters that change roll upwards where `value` grows, and downwards where it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }

  /// How the contents of views change where the change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the contents of the views in this one change where the change is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// Shows an element's old content on its way out, and the new one on its way in.
@MainActor final class ContentPresenter: AnimatedObject {
  /// How much of the new content is there: 0 to 1.
  private var animator = Animator<Double>()
  private let old: [DisplayItem]
  /// Where the element was when it drew the old content.
  private let origin: CGPoint
  private let roll: Roll?
  private unowned let element: LayoutElement

  /// Which way characters roll.
  private enum Roll {
    case up, down
  }

  private struct Style {
    /// Nil fades only.
    var roll: Roll?
  }

  private init(_ element: LayoutElement, _ old: [DisplayItem], _ origin: CGPoint, _ roll: Roll?) {
    self.element = element
    self.old = old
    self.origin = origin
    self.roll = roll
  }

  /// What to draw where `items` are to be drawn after `old`, which was drawn at another origin.
  static func presented(
    _ items: [DisplayItem], at origin: CGPoint,
    after last: (items: [DisplayItem], origin: CGPoint)?, in element: LayoutElement
  ) -> [DisplayItem] {
    let graph = element.graph
    guard element.content != nil || items.hasContent || last?.items.hasContent ?? false else {
      return items
    }
    let kind = kind(in: element)
    if graph.mayAnimate, let last, let kind, !last.items.showsSame(as: items) {
      let transaction = graph.transaction(for: element.owner)
      if let animation = transaction.animation {
        let presenter = ContentPresenter(element, last.items, last.origin, kind.roll)
        element.content?.stop()
        element.content = presenter
        presenter.animator.animate(
          by: 1, with: transaction, animation, at: graph.clock.time,
          in: element.owner.environment)
        graph.animations.add(presenter)
      }
    }
    return element.content?.presented(items, at: origin) ?? items
  }

  /// How both contents are shown; nil shows the new one only.
  ///
  /// The number of a view's last transition is kept, to tell whether it grows.
  private static func kind(in element: LayoutElement) -> Style? {
    switch element.owner.environment.contentTransition.kind {
    case .identity, .interpolate: return nil
    case .opacity: return Style(roll: nil)
    case .numericText(let countsDown): return Style(roll: countsDown ? .down : .up)
    case .number(let value):
      let before = element.lastNumber ?? value
      element.lastNumber = value
      return Style(roll: value < before ? .down : .up)
    }
  }

  private func presented(_ items: [DisplayItem], at origin: CGPoint) -> [DisplayItem] {
    if !animator.isRunning { return items }
    let share = 1 + animator.offset
    let moved = CGAffineTransform(
      translationX: origin.x - self.origin.x, y: origin.y - self.origin.y)
    let before = moved.isIdentity ? old : old.grouped(.transform(moved))
    guard let roll else {
      return before.faded(to: 1 - share) + items.faded(to: share)
    }
    // Half a line is far enough: the characters fade on their way.
    let way = element.size.height / 2 * (roll == .up ? -1 : 1)
    return before.rolled(by: way * share).faded(to: 1 - share)
      + items.rolled(by: way * (share - 1)).faded(to: share)
  }

  func advance(to time: TimeInterval) -> Bool {
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    element.setNeedsDrawing()
    graph.presentationChanged()
    if !animator.isRunning && element.content === self { element.content = nil }
    return animator.isRunning
  }

  func stop() {
    let graph = element.graph
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
  }
}

extension [DisplayItem] {
  fileprivate func faded(to opacity: Double) -> [DisplayItem] {
    if opacity >= 1 { return self }
    return opacity <= 0 ? [] : grouped(.opacity(opacity))
  }

  fileprivate func rolled(by way: CGFloat) -> [DisplayItem] {
    way == 0 ? self : grouped(.transform(CGAffineTransform(translationX: 0, y: way)))
  }

  /// Whether there is a text or an image.
  fileprivate var hasContent: Bool {
    contains { item in
      switch item {
      case .glyphs, .image: true
      case .group(_, let items): items.hasContent
      case .fill, .stroke: false
      }
    }
  }

  /// Whether the texts and images are the same, wherever they are and however they are painted.
  fileprivate func showsSame(as other: [DisplayItem]) -> Bool {
    let (mine, others) = (contents, other.contents)
    return mine.count == others.count
      && zip(mine, others).allSatisfy { first, second in
        switch (first, second) {
        case (.glyphs(let run, _), .glyphs(let other, _)):
          run.text == other.text && run.glyphs.map(\.id) == other.glyphs.map(\.id)
        case (.image(let image), .image(let other)):
          image.bitmap == other.bitmap && image.source == other.source
        default: false
        }
      }
  }

  private var contents: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .glyphs, .image: [item]
      case .group(_, let items): items.contents
      case .fill, .stroke: []
      }
    }
  }
}
