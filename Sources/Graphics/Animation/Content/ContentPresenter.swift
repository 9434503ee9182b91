@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Shows the former drawing of an element on its way out, and the present one on its way in.
///
/// A content that is replaced before it has arrived goes on from where it is: several may be on
/// their way at once.
@MainActor final class ContentPresenter: AnimatedObject {
  fileprivate struct Content {
    var items: [DisplayItem]
    var cells: [ContentCell]
    /// The origin of the element in the drawing.
    var origin: CGPoint
    /// For each cell, the one of the content before that stays as this cell.
    var links: [Int?] = []
    /// The distance from which the cell comes from below; negative from above, zero if it only
    /// fades.
    var roll: CGFloat = 0
    var animator = Animator<Double>()

    /// The share of the content that is there: 0 to 1.
    var share: Double { min(max(1 + animator.offset, 0), 1) }
  }

  /// The place of a cell, and the share of it that is shown.
  private struct Showing {
    var shift = CGSize.zero
    var opacity = 1.0
  }

  /// The oldest first; the last is the one that stays.
  private var contents: [Content]
  private weak var element: LayoutElement?

  /// The largest number of contents that are shown at the same time.
  private static let limit = 6

  private init(_ element: LayoutElement, _ old: [DisplayItem], _ origin: CGPoint, inCells: Bool) {
    self.element = element
    contents = [Content(items: old, cells: old.cells(each: inCells), origin: origin)]
  }

  /// Leads to `items`, which an element has just drawn, from those that it showed before at another
  /// origin; returns true if those leave from now on.
  static func follow(
    _ items: [DisplayItem], at origin: CGPoint,
    after last: (items: [DisplayItem], origin: CGPoint)?, _ kind: ContentTransition.Kind,
    in element: LayoutElement
  ) -> Bool {
    guard
      element[ContentPresenter.self] != nil || items.hasContent || last?.items.hasContent ?? false
    else {
      return false
    }
    let roll = roll(of: kind, in: element)
    let known = element[ContentPresenter.self]?.contents.last?.items ?? last?.items
    if let last, let known, let roll, element.graph.mayAnimate, !known.showsSame(as: items) {
      let transaction = element.graph.transaction(for: element.owner)
      if let animation = transaction.animation {
        let presenter =
          element[ContentPresenter.self]
          ?? ContentPresenter(element, last.items, last.origin, inCells: roll != 0)
        element[ContentPresenter.self] = presenter
        presenter.add(items, origin, roll, transaction, animation)
        return true
      }
    }
    element[ContentPresenter.self]?.contents.replaceLast(by: items, origin)
    return false
  }

  /// The items to draw for `items`, which may be on their way in.
  func presented(_ items: [DisplayItem], at origin: CGPoint) -> [DisplayItem] {
    var contents = contents
    contents.replaceLast(by: items, origin)
    return Self.drawing(of: contents, at: origin)
  }

  /// Returns the direction in which characters roll, as a factor: 1 is upwards; 0 fades only, and
  /// nil shows the new content immediately.
  ///
  /// The number of a view's last transition is kept, to tell whether it grows.
  private static func roll(
    of kind: ContentTransition.Kind, in element: LayoutElement
  ) -> CGFloat? {
    switch kind {
    case .identity, .interpolate, .symbolEffect: return nil
    case .opacity: return 0
    case .numericText(let countsDown): return countsDown ? -1 : 1
    case .number(let value):
      let before = element.lastNumber ?? value
      element.lastNumber = value
      return value < before ? -1 : 1
    }
  }

  private func add(
    _ items: [DisplayItem], _ origin: CGPoint, _ roll: CGFloat, _ transaction: Transaction,
    _ animation: Animation
  ) {
    guard let element else { return }
    let graph = element.graph
    if contents.count >= Self.limit { removeFirst() }
    var content = Content(items: items, cells: items.cells(each: roll != 0), origin: origin)
    content.links = content.cells.links(to: contents.last?.cells ?? [])
    // Half a line is far enough: the characters fade on their way.
    content.roll = roll * element.size.height / 2
    content.animator.animate(
      by: 1, with: transaction, animation, at: graph.clock.time, in: element.owner.environment)
    contents.append(content)
    graph.animations.add(self)
  }

  private func removeFirst() {
    guard let graph = element?.graph else { return }
    contents[0].animator.stop { graph.complete($0) }
    contents.removeFirst()
  }

  // MARK: Drawing

  private static func drawing(of contents: [Content], at origin: CGPoint) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var showings: [Showing] = []
    for (index, content) in contents.enumerated() {
      let following = contents.indices.contains(index + 1) ? contents[index + 1] : nil
      let staying = Set((following?.links ?? []).compactMap { $0 })
      showings = content.cells.indices.map { showing($0, of: index, in: contents, after: showings) }
      for (cell, showing) in zip(content.cells.indices, showings) where !staying.contains(cell) {
        var showing = showing
        if let following {
          showing.opacity *= 1 - following.share
          showing.shift.height -= following.roll * following.share
        }
        showing.shift.width += origin.x - content.origin.x
        showing.shift.height += origin.y - content.origin.y
        items += content.cells[cell].items.shown(showing.shift, showing.opacity)
      }
    }
    return items
  }

  /// Returns the state of a cell on its way in; one that stays goes on from where the one before it
  /// is.
  private static func showing(
    _ cell: Int, of index: Int, in contents: [Content], after before: [Showing]
  ) -> Showing {
    if index == 0 { return Showing() }
    let content = contents[index]
    let rest = 1 - content.share
    guard let link = content.links.indices.contains(cell) ? content.links[cell] : nil,
      before.indices.contains(link), contents[index - 1].cells.indices.contains(link)
    else {
      return Showing(
        shift: CGSize(width: 0, height: content.roll * rest), opacity: content.share)
    }
    let (place, old) = (content.cells[cell].place, contents[index - 1].cells[link].place)
    let last = contents[index - 1].origin
    let way = CGSize(
      width: old.x - last.x - (place.x - content.origin.x) + before[link].shift.width,
      height: old.y - last.y - (place.y - content.origin.y) + before[link].shift.height)
    return Showing(
      shift: CGSize(width: way.width * rest, height: way.height * rest),
      opacity: 1 - (1 - before[link].opacity) * rest)
  }

  // MARK: Time

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let graph = element.graph
    for index in contents.indices {
      contents[index].animator.advance(to: time, in: element.owner.environment) {
        graph.complete($0)
      }
    }
    // Contents before one that has arrived can no longer be seen.
    if let first = contents.lastIndex(where: { !$0.animator.isRunning }), first > 0 {
      for _ in 0..<first { removeFirst() }
    }
    element.setNeedsDrawing()
    graph.presentationChanged()
    let isRunning = contents.count > 1
    if !isRunning && element[ContentPresenter.self] === self {
      element[ContentPresenter.self] = nil
    }
    return isRunning
  }

  func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    for index in contents.indices { contents[index].animator.stop { graph.complete($0) } }
  }
}

extension [ContentPresenter.Content] {
  /// Takes another drawing of the content that stays, for instance in other colors.
  fileprivate mutating func replaceLast(by items: [DisplayItem], _ origin: CGPoint) {
    guard var content = popLast() else { return }
    content.items = items
    content.cells = items.cells(each: content.roll != 0)
    content.links = content.cells.links(to: last?.cells ?? [])
    content.origin = origin
    append(content)
  }
}

extension [DisplayItem] {
  fileprivate func shown(_ shift: CGSize, _ opacity: Double) -> [DisplayItem] {
    if opacity <= 0 { return [] }
    let items =
      shift == .zero
      ? self
      : grouped(.transform(CGAffineTransform(translationX: shift.width, y: shift.height)))
    return opacity >= 1 ? items : items.grouped(.opacity(opacity))
  }

  /// True if there is a text or an image.
  fileprivate var hasContent: Bool {
    contains { item in
      switch item {
      case .glyphs, .image: true
      case .group(_, let items): items.hasContent
      case .fill, .stroke: false
      }
    }
  }

  /// Returns true if the texts and images are the same, wherever they are and however they are
  /// painted.
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

extension ContentPresenter: ElementComponent {}

private enum LastNumberKey: ElementKey {
  typealias Value = Double
}

extension LayoutElement {
  /// The number that the last content stood for.
  final var lastNumber: Double? {
    get { self[LastNumberKey.self] }
    set { self[LastNumberKey.self] = newValue }
  }
}
