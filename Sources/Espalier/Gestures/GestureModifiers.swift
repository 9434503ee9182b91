import Foundation

nonisolated extension View {
  /// Adds a gesture that counts where none of the views inside takes the events.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .afterContent))
  }

  /// Adds a gesture that counts where none of the views inside takes the events; `isEnabled` turns it off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .beforeContent))
  }

  /// Adds a gesture that goes before those of the views inside; `isEnabled` turns it off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes on beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .besideContent))
  }

  /// Adds a gesture that goes on beside those of the views inside; `isEnabled` turns it off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// Which of a view's gesture and those of the views inside goes first.
enum GesturePrecedence {
  case afterContent, beforeContent, besideContent
}

struct GestureModifier<G: Gesture> {
  let gesture: G
  var mask = GestureMask.all
  var precedence = GesturePrecedence.afterContent
  /// Which pointers it is for; nil is all of them.
  var pointerKind: PointerEvent.Kind?
}

extension GestureModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let attachment = GestureAttachment.on(element)
    attachment.mask = mask
    attachment.precedence = precedence
    attachment.pointerKind = pointerKind
    let gesture = gesture
    attachment.take { context in MapRecognizer(G._makeRecognizer(gesture, context)) { _ in } }
  }
}

/// The gesture of one layout element, and what follows its events.
final class GestureAttachment: ElementComponent {
  var mask = GestureMask.all
  var precedence = GesturePrecedence.afterContent
  /// Which pointers it is for; nil is all of them.
  var pointerKind: PointerEvent.Kind?
  /// What a press of a key or of an assistive program does in place of the pointer.
  var primaryAction: (() -> Void)?
  private var make: (@MainActor (_GestureContext) -> _GestureRecognizer<Void>)?
  private let context: _GestureContext
  private weak var current: _GestureRecognizer<Void>?

  init(_ element: LayoutElement) { context = _GestureContext(element) }

  /// The attachment that an element has, or a new one.
  static func on(_ element: LayoutElement) -> GestureAttachment {
    element.component(GestureAttachment(element))
  }

  /// Takes a newer value of the gesture; one that is under way goes on with its closures.
  func take(_ make: @escaping @MainActor (_GestureContext) -> _GestureRecognizer<Void>) {
    self.make = make
    if let current { current.adopt(LivingRecognizer(make(context), context)) }
  }

  /// Whether the view is still there and may be used.
  var isEnabled: Bool { context.isAlive && context.element?.owner.environment.isEnabled == true }

  /// Begins to follow events; nil where the view cannot be used.
  func recognizer() -> _GestureRecognizer<Void>? {
    guard isEnabled, let made = make?(context) else { return nil }
    let guarded = LivingRecognizer(made, context)
    current = guarded
    return guarded
  }
}

/// Fails when its view is gone.
private final class LivingRecognizer: WrappingRecognizer<Void, Void> {
  private let context: _GestureContext

  init(_ inner: _GestureRecognizer<Void>, _ context: _GestureContext) {
    self.context = context
    super.init(inner)
    follow()
  }

  override func receive(_ event: GestureEvent) {
    if context.isAlive { super.receive(event) } else { cancel() }
  }

  override func timePassed(_ now: Date) {
    if context.isAlive { super.timePassed(now) } else { cancel() }
  }

  override func follow() { phase = inner.phase }

  override func deliver() { if context.isAlive { super.deliver() } }
}
