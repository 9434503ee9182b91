@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The element of a stack: it paints the screens in sight, on their way where there is a transition.
final class PageStackElement: LayoutElement {
  override func draw(_ context: DrawContext) -> ElementDrawing {
    guard let node = owner as? PageStackNode, let transition = node.transition,
      let top = transition.top?.element, let bottom = transition.bottom?.element
    else { return super.draw(context) }
    return transition.drawing(top, bottom, context)
  }
}

/// The change from one screen to another, as it is drawn.
@MainActor final class PageTransition {
  let isPush: Bool
  private(set) weak var top: PageNode?
  private(set) weak var bottom: PageNode?
  /// The progress of the change, from 0 to 1.
  var progress: CGFloat
  /// True if a finger moves it.
  var isInteractive = false
  private var start: Date
  private var first: CGFloat
  private var last: CGFloat = 1
  private let isFade: Bool

  /// The time in seconds that a push takes on the phone, and a fade on the Mac.
  private var duration: TimeInterval { isFade ? 0.2 : 0.35 }

  init(
    isPush: Bool, top: PageNode, bottom: PageNode, start: Date, from progress: CGFloat, isFade: Bool
  ) {
    self.isPush = isPush
    self.top = top
    self.bottom = bottom
    self.start = start
    self.progress = progress
    self.isFade = isFade
    first = progress
  }

  /// Returns true if the change is over.
  func advance(to now: Date) -> Bool {
    let time = max(0, min(1, now.timeIntervalSince(start) / duration))
    let eased = 1 - pow(1 - CGFloat(time), 3)
    progress = first + (last - first) * eased
    return time >= 1
  }

  /// Continues the change to its end, or back to where it began.
  func go(on: Bool, at now: Date) {
    start = now
    first = progress
    last = on ? 1 : 0
  }

  func drawing(
    _ top: LayoutElement, _ bottom: LayoutElement, _ context: DrawContext
  ) -> ElementDrawing {
    let shown = isPush ? progress : 1 - progress
    if isFade {
      return context.drawing(of: bottom).grouped(.opacity(Double(1 - shown)))
        + context.drawing(of: top).grouped(.opacity(Double(shown)))
    }
    if let source = zoomSource(context) {
      return zoomed(
        top, bottom, from: source.frame, look: source.look, shown: shown, context)
    }
    let width = context.size.width
    let sign: CGFloat = context.element.isMirrored ? -1 : 1
    func moved(_ screen: LayoutElement, _ distance: CGFloat) -> ElementDrawing {
      let way = CGAffineTransform(translationX: context.pass.aligned(sign * distance), y: 0)
      return context.drawing(of: screen).changed { $0.mapped(by: ProjectionTransform(way)) }
    }
    // The screen below moves by less, and is a little darker.
    let below = moved(bottom, -0.3 * width * shown)
    let frame = context.frame
    let x = sign > 0 ? width * (1 - shown) : -width * (1 - shown)
    let cover = frame.offsetBy(dx: context.pass.aligned(x), dy: 0)
    let dim = DisplayItem.fill(
      Path(frame), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(0.1 * shown))),
      FillStyle())
    let sheet = DisplayItem.fill(
      Path(cover), .color(context.screenColor), FillStyle())
    let all = below + [dim, sheet] + moved(top, width * (1 - shown))
    return all.grouped(.clip(Path(frame), FillStyle()))
  }
}

extension DrawContext {
  /// The color behind the views of a window.
  var screenColor: ResolvedColor {
    let isDark = environment.colorScheme == .dark
    let gray: Float = isDark ? 0 : 1
    return ResolvedColor(red: gray, green: gray, blue: gray, opacity: 1)
  }
}

/// A screen that a finger pulls aside.
@MainActor final class PageSwipe {
  let below: PageNode
  /// The distance of the screen when the finger touched it.
  var start: CGFloat = 0
  /// True if the screen was released, and leaves.
  var leaves = false
  /// True if the screen has left, and only has to be removed.
  var isOver = false

  init(below: PageNode) { self.below = below }
}

extension PageNode {
  var value: PathValue? { if case .value(let value) = kind { value } else { nil } }

  var isValue: Bool { value != nil }

  var provider: (any PageProvider)? {
    if case .provided(let provider) = kind { provider } else { nil }
  }
}
