@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The contenders of the views below a pointer, combined from inside out by their declarations: one
/// counts where those that go before it have failed.
@MainActor struct ContentContest {
  /// The contenders in the order in which they count.
  private(set) var contenders: [Contender] = []
  /// All contenders combined in one recognizer.
  private(set) var root: _GestureRecognizer<Void>?
  private var count = 0

  /// - Parameter chain: the views from inside out.
  init(_ chain: [LayoutElement], _ kind: PointerEvent.Kind) {
    for element in chain where element.extras != nil { add(of: element, kind) }
  }

  /// Returns true if a view in `chain` would contend for a press.
  static func isEntered(by chain: [LayoutElement], _ kind: PointerEvent.Kind) -> Bool {
    var isEntered = false
    for element in chain where element.extras != nil {
      if element.hasPressContender || element[TakesPresses.self] ?? false { isEntered = true }
      guard let attachment = element[GestureAttachment.self], attachment.isFor(kind) else {
        continue
      }
      if !attachment.mask.contains(.subviews) { isEntered = false }
      if attachment.mask.contains(.gesture), attachment.isEnabled { isEntered = true }
    }
    return isEntered
  }

  private mutating func add(of element: LayoutElement, _ kind: PointerEvent.Kind) {
    let context = _GestureContext(element)
    if let source = element[PressContending.self], source.contends {
      // The name alone: the last contest is described after its views are gone.
      let name = source.contenderName
      add(Contender(source.makeRecognizer(), claim, of: context) { name })
    }
    if let responder = element[PressHandler.self], responder.takesPresses {
      let (recognizer, name) = (PointerRecognizer(responder, context), responder.contenderName)
      add(Contender(recognizer, claim, of: context) { name })
    }
    if kind != .mouse, let responder = element[SwipeHandler.self],
      element.owner.environment.isEnabled
    {
      add(Contender(SwipeRecognizer(responder, context), claim, of: context) { "swipe" })
    }
    guard let attachment = element[GestureAttachment.self], attachment.isFor(kind) else { return }
    if !attachment.mask.contains(.subviews) { (contenders, root) = ([], nil) }
    guard attachment.mask.contains(.gesture) else { return }
    if let own = attachment.contender(count) { add(own) }
  }

  private var claim: ContestClaim { ContestClaim(precedence: .content, place: count) }

  private mutating func add(_ contender: Contender) {
    count += 1
    guard let root else {
      contenders = [contender]
      return self.root = contender
    }
    switch contender.claim.placement {
    case .afterContent:
      self.root = ExclusiveRecognizer(root, contender, { _ in }, { _ in })
      contenders.append(contender)
    case .beforeContent:
      self.root = ExclusiveRecognizer(contender, root, { _ in }, { _ in })
      contenders.insert(contender, at: 0)
    case .besideContentUntilBegun, .beside:
      self.root = SimultaneousRecognizer(root, contender) { _, _ in }
      contenders.append(contender)
    }
  }
}

/// A part of a view that follows presses by a recognizer of its own.
@MainActor protocol PressContender: AnyObject {
  /// True if it contends for a press now.
  var contends: Bool { get }
  /// The name of its contender in printed contests.
  var contenderName: String { get }

  func makeRecognizer() -> _GestureRecognizer<Void>
}

enum PressContending: ElementKey { typealias Value = any PressContender }

extension LayoutElement {
  /// True if the view follows presses by other means than a gesture.
  fileprivate var hasPressContender: Bool {
    if let source = self[PressContending.self], source.contends { return true }
    return self[PressHandler.self]?.takesPresses ?? false
  }
}
