@_spi(Espalier) import EspalierCore

/// The kinds of contenders for a press, from the one that goes before all others to the one that
/// gives way to all.
///
/// Of two kinds the earlier goes first, wherever their views stand, unless ``beside`` names the
/// pair. Contenders of the kind ``content`` go by where their views stand: see
/// ``GesturePlacement``.
package enum Precedence: Int, CaseIterable {
  /// Opening a context menu with the secondary button, or with Control, and choosing from it in the
  /// same press.
  case contextMenu
  /// Opening a menu, or choosing a row of one that is open.
  case menu
  /// Dragging an indicator of a scroll view, and stopping content that still moves.
  case scrollGrip
  /// Giving the focus to the view that is pressed.
  case focus
  /// Views that use presses: gestures, controls, links, selectable texts, drag sources, swipes of
  /// rows.
  case content
  /// Scrolling with a finger.
  case pan
  /// Turning, scrolling and pulling views aside by the wheel or by two fingers on a touch pad.
  case wheel
  /// Following the mouse while no button is down.
  case hover

  /// The pairs that do not disturb each other.
  private static let beside: [Set<Precedence>] = [
    // Rows of menus are highlighted by hovering.
    [.contextMenu, .hover], [.menu, .hover],
    // The view that is pressed gets the focus, whatever the result of the press is.
    [.focus, .content], [.focus, .pan], [.focus, .hover],
  ]

  /// True if a contender of this kind takes the press as soon as the button goes down, and false if
  /// it never does.
  var takesAtOnce: Bool {
    switch self {
    case .contextMenu, .menu, .scrollGrip: true
    case .focus, .content, .pan, .wheel, .hover: false
    }
  }

  func order(before other: Precedence) -> ContestOrder {
    if Self.beside.contains([self, other]) { return .beside }
    // The wheel is turned while buttons are down, too: a drag goes on in what has scrolled.
    if (self == .wheel) != (other == .wheel) { return .beside }
    return rawValue < other.rawValue ? .first : .second
  }
}

/// The place of a view's contender among those of the views inside.
package enum GesturePlacement {
  /// The contender counts where those of the views inside have failed.
  case afterContent
  /// The contenders of the views inside count where this one has failed.
  case beforeContent
  /// The contender is recognized beside those of the views inside, until it begins: then it has the press alone.
  case besideContentUntilBegun
  /// The contender is recognized beside those of the views inside, and beside scrolling.
  case beside
}

/// The relation of a contender to another one.
enum ContestOrder { case first, second, beside }

/// The declaration of a contender about itself: enough to tell which of two goes first.
package struct ContestClaim {
  package let precedence: Precedence
  var placement = GesturePlacement.afterContent
  /// The number among the contenders of views, from inside out.
  var place = 0

  package init(
    precedence: Precedence, placement: GesturePlacement = GesturePlacement.afterContent,
    place: Int = 0
  ) {
    self.precedence = precedence
    self.placement = placement
    self.place = place
  }

  /// True if the contender cancels all others of views as soon as it begins.
  var endsOthers: Bool { precedence == .content && placement == .besideContentUntilBegun }

  /// The relation to another contender of the same press.
  func order(before other: ContestClaim) -> ContestOrder {
    if precedence == .content && other.precedence == .content {
      // The contender further out declares its relation to those inside.
      return place < other.place
        ? other.placement.orderOfInner : placement.orderOfInner.reversed
    }
    if precedence == .wheel && other.precedence == .wheel {
      // From inside out, the first that can move.
      return place < other.place ? .first : .second
    }
    if precedence == .content && other.precedence == .pan { return placement.orderOfPan }
    if precedence == .pan && other.precedence == .content {
      return other.placement.orderOfPan.reversed
    }
    return precedence.order(before: other.precedence)
  }
}

extension GesturePlacement {
  /// The relation of a contender inside to one with this placement.
  fileprivate var orderOfInner: ContestOrder {
    switch self {
    case .afterContent: .first
    case .beforeContent: .second
    case .besideContentUntilBegun, .beside: .beside
    }
  }

  /// The relation of a contender with this placement to scrolling.
  fileprivate var orderOfPan: ContestOrder {
    switch self {
    case .afterContent, .beforeContent, .besideContentUntilBegun: .first
    case .beside: .beside
    }
  }
}

extension ContestOrder {
  var reversed: ContestOrder {
    switch self {
    case .first: .second
    case .second: .first
    case .beside: .beside
    }
  }
}
