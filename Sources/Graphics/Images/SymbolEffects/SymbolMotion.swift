import EspalierCore
import EspalierDrawing
import Foundation

/// The change of a symbol by an effect over time.
enum SymbolMotion: Hashable, Sendable {
  case bounce(isUpward: Bool)
  case pulse
  case breathe(fades: Bool)
  case wiggle(Wiggle)
  case rotate(isClockwise: Bool)
  case variableColor(Light)
  case scale(isUpward: Bool)
  case appear(isUpward: Bool)
  case disappear(isUpward: Bool)
  case replace(Replacement)

  enum Wiggle: Hashable, Sendable {
    case turn(isClockwise: Bool)
    case shift(Angle)
    /// Along the line, mirrored where reading runs from right to left.
    case reading(isForward: Bool)
  }

  typealias Replacement = ContentTransition.ReplacementDirection

  /// The layers that stand for a quantity light up.
  struct Light: Hashable, Sendable {
    var isIterative = false
    var isReversing = false
    var hidesUnlit = false
  }

  /// The seconds that a round takes.
  var duration: TimeInterval {
    switch self {
    case .bounce: 1
    case .pulse: 2
    case .breathe: 3
    case .wiggle: 1
    case .rotate: 1.5
    case .variableColor: 1.5
    case .scale, .appear, .disappear, .replace: 0.4
    }
  }

  /// True if the effect is a state that lasts rather than something that happens.
  var isState: Bool {
    switch self {
    case .scale, .disappear: true
    case .bounce, .pulse, .breathe, .wiggle, .rotate, .variableColor, .appear, .replace: false
    }
  }

  /// True if the effect happens once even where it is active for longer.
  var happensOnce: Bool {
    switch self {
    case .appear, .replace: true
    case .bounce, .pulse, .breathe, .wiggle, .rotate, .variableColor, .scale, .disappear: false
    }
  }

  /// True if the effect moves what it changes; with reduced motion such an effect fades or is left
  /// out.
  var hasMotion: Bool {
    switch self {
    case .bounce, .breathe, .wiggle, .rotate: true
    case .pulse, .variableColor, .scale, .appear, .disappear, .replace: false
    }
  }
}

/// The look of a symbol, or of a layer of one, at a moment.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  /// The turn in radians, clockwise.
  var angle: CGFloat = 0
  /// The movement in parts of the symbol's height.
  var shift = CGSize.zero
  var opacity = 1.0

  /// The transform around the middle of `frame`.
  func transform(in frame: CGRect) -> CGAffineTransform? {
    if scale == 1 && angle == 0 && shift == .zero { return nil }
    return CGAffineTransform(translationX: frame.midX, y: frame.midY)
      .translatedBy(x: shift.width * frame.height, y: shift.height * frame.height)
      .rotated(by: angle)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -frame.midX, y: -frame.midY)
  }

  /// Returns `items`, which a symbol in `frame` paints, with the effect.
  func applied(to items: [DisplayItem], in frame: CGRect) -> [DisplayItem] {
    if opacity <= 0 || items.isEmpty || abs(scale) < 1e-3 { return [] }
    var items = items
    if let transform = transform(in: frame) { items = items.grouped(.transform(transform)) }
    return opacity >= 1 ? items : items.grouped(.opacity(opacity))
  }

  /// Both poses, one after the other.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, angle: angle + other.angle,
      shift: CGSize(
        width: shift.width + other.shift.width, height: shift.height + other.shift.height),
      opacity: opacity * other.opacity)
  }
}

extension SymbolMotion {
  /// The pose `share` through a round, 0 to 1; of effects that are states, at that share of the
  /// state.
  ///
  /// - Parameter isFading: whether motion is to be left out.
  func pose(_ share: Double, isFading: Bool, isReversed: Bool) -> SymbolPose {
    if isFading && hasMotion { return SymbolPose() }
    var pose = SymbolPose()
    switch self {
    case .bounce(let isUpward):
      pose.scale = 1 + (isUpward ? 1 : -1) * Self.swell(share)
    case .pulse:
      pose.opacity = 1 - 0.6 * Self.wave(share)
    case .breathe(let fades):
      pose.scale = 1 + 0.12 * Self.wave(share)
      if fades { pose.opacity = 1 - 0.4 * Self.wave(share) }
    case .wiggle(let way):
      way.apply(Self.shake(share), isReversed: isReversed, to: &pose)
    case .rotate(let isClockwise):
      pose.angle = (isClockwise ? 2 : -2) * .pi * share
    case .variableColor: break
    case .scale(let isUpward):
      pose.scale = 1 + (isUpward ? 0.25 : -0.2) * share
    case .appear(let isUpward):
      pose = Self.gone(1 - share, isLarge: !isUpward, isFading: isFading)
    case .disappear(let isUpward):
      pose = Self.gone(share, isLarge: isUpward, isFading: isFading)
    case .replace: break
    }
    return pose
  }

  /// The pose of a symbol that is removed by `share`.
  static func gone(_ share: Double, isLarge: Bool, isFading: Bool) -> SymbolPose {
    var pose = SymbolPose()
    if !isFading { pose.scale = 1 + (isLarge ? 0.5 : -0.5) * share }
    pose.opacity = min(max(1 - share, 0), 1)
    return pose
  }

  /// A spring that is struck: it rises to about a fifth, falls a little below zero, and comes to
  /// rest.
  private static func swell(_ share: Double) -> Double {
    let rest = 1 - share
    return Spring(duration: 0.4, bounce: 0.4)
      .value(target: 0.0, initialVelocity: 6.5, time: share) * min(1, rest * 4)
  }

  /// A wave from 0 to 1 in the middle and back.
  private static func wave(_ share: Double) -> Double { (1 - cos(2 * .pi * share)) / 2 }

  /// Three times back and forth, each time less far.
  private static func shake(_ share: Double) -> Double { sin(6 * .pi * share) * (1 - share) }
}

extension SymbolMotion.Wiggle {
  fileprivate func apply(_ amount: Double, isReversed: Bool, to pose: inout SymbolPose) {
    func shift(_ angle: Angle) {
      pose.shift = CGSize(
        width: 0.12 * amount * cos(angle.radians), height: 0.12 * amount * sin(angle.radians))
    }
    switch self {
    case .turn(let isClockwise): pose.angle = (isClockwise ? 0.25 : -0.25) * amount
    case .shift(let angle): shift(angle)
    case .reading(let isForward): shift(.degrees(isForward == isReversed ? 180 : 0))
    }
  }
}

extension SymbolMotion.Light {
  /// Returns the share of the layer at `place` of `count` that is lit when `share` of a round is
  /// over, 0 to 1.
  func amount(at place: Int, of count: Int, _ share: Double) -> Double {
    let (place, count) = (Double(place), Double(count))
    let turn = isReversing ? 1 - abs(2 * share - 1) : share
    if isIterative {
      let spot = isReversing ? turn * count : turn * (count + 1) - 0.5
      return max(0, 1 - abs(spot - place - 0.5))
    }
    // A round that does not go back ends with a step in which all lights go out.
    let spot = isReversing ? turn * count : turn * (count + 1)
    let ending = isReversing ? 0 : min(max((spot - count) * 2 - 1, 0), 1)
    return min(max((spot - place) * 2, 0), 1) * (1 - ending)
  }
}
