@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The way in which a scroll transition follows a view that comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  let mode: Mode
  private(set) var threshold = Threshold.visible

  /// Keeps the view unchanged.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  /// Changes the view gradually, as it is scrolled into sight.
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// Changes the view gradually along a curve, as it is scrolled into sight.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// Changes the view with an animation of its own once it is in sight.
  public static let animated = animated()

  /// Changes the view with an animation of its own once it is in sight.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// This configuration with another place at which the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// A place on a view's way from outside of a scroll view to its middle.
  public struct Threshold: Sendable {
    private indirect enum Place: Sendable {
      case visible(Double)
      case centered
      case mixed(Place, Place, Double)
      case inset(Place, Double)
    }

    private let place: Place

    /// The place at which all of the view is in sight.
    public static let visible = Threshold(place: .visible(1))
    /// The place at which nothing of the view is in sight.
    public static let hidden = Threshold(place: .visible(0))
    /// The place at which the view stands in the middle.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// The place at which a part of the view is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(amount.isFinite ? min(max(amount, 0), 1) : 1))
    }

    /// A place between this one, for 0, and another, for 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .mixed(place, other.place, amount.isFinite ? amount : 0))
    }

    /// A place closer to the middle, by points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(place: .inset(place, distance.isFinite ? distance : 0))
    }

    /// The distance at that place between the middle of a view of `length` and that of a scroll
    /// view of `room`.
    func distance(_ length: CGFloat, in room: CGFloat) -> CGFloat {
      func distance(_ place: Place) -> CGFloat {
        switch place {
        case .visible(let amount): (room + length) / 2 - amount * length
        case .centered: 0
        case .mixed(let first, let second, let amount):
          distance(first) * (1 - amount) + distance(second) * amount
        case .inset(let place, let inset): distance(place) - inset
        }
      }
      return max(distance(place), 0)
    }
  }
}

extension ScrollTransitionConfiguration {
  /// The share of the effect on a view whose middle is `distance` from that of the scroll view: 0
  /// stands for none.
  func share(at distance: CGFloat, _ length: CGFloat, in room: CGFloat) -> Double {
    if case .identity = mode { return 0 }
    let near = threshold.distance(length, in: room)
    let far = Threshold.hidden.distance(length, in: room)
    if distance <= near { return 0 }
    if distance >= far || far <= near { return 1 }
    guard case .interactive(let curve) = mode else { return 1 }
    return curve.value(at: (distance - near) / (far - near))
  }

  /// The animation of a change by itself; nil where the view follows the scrolling.
  var animation: Animation? {
    if case .animated(let animation) = mode { animation } else { nil }
  }
}
