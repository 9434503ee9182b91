@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// A place in the bars of a window or a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  fileprivate enum Name: Hashable {
    case automatic, principal, navigation, primary, secondary, status, confirmation, cancellation,
      destructive, keyboard, leading, trailing, bottom, title, subtitle, largeTitle,
      largeSubtitle, accessory(String), titleMenu, sidebarToggle
  }

  fileprivate let name: Name

  /// The platform's place for items that ask for none.
  public static var automatic: Self { .init(name: .automatic) }
  /// The middle of the bar, in place of the title.
  public static var principal: Self { .init(name: .principal) }
  /// Before the title, where the controls for moving between screens are.
  public static var navigation: Self { .init(name: .navigation) }
  /// The most frequent action.
  public static var primaryAction: Self { .init(name: .primary) }
  /// A less frequent action: on the phone, in a menu.
  public static var secondaryAction: Self { .init(name: .secondary) }
  /// The middle of the bottom bar: for a status, not for actions.
  public static var status: Self { .init(name: .status) }
  /// The action that ends a dialog and accepts the entered values.
  public static var confirmationAction: Self { .init(name: .confirmation) }
  /// The action that ends a dialog and leaves everything as it was.
  public static var cancellationAction: Self { .init(name: .cancellation) }
  /// The action that ends a dialog and discards something.
  public static var destructiveAction: Self { .init(name: .destructive) }
  /// Above the keyboard of a phone: at the bottom of the window, while a text is edited.
  ///
  /// On the Mac such items stand in the Touch Bar, which desktops do not have.
  public static var keyboard: Self { .init(name: .keyboard) }
  /// The leading end of the bar.
  public static var topBarLeading: Self { .init(name: .leading) }
  /// The trailing end of the bar.
  public static var topBarTrailing: Self { .init(name: .trailing) }
  /// The leading end of the bar: the older name of ``topBarLeading``.
  public static var navigationBarLeading: Self { .init(name: .leading) }
  /// The trailing end of the bar: the older name of ``topBarTrailing``.
  public static var navigationBarTrailing: Self { .init(name: .trailing) }
  /// The bar below the screen.
  public static var bottomBar: Self { .init(name: .bottom) }
  /// The place of the title.
  public static var title: Self { .init(name: .title) }
  /// The place of the subtitle.
  public static var subtitle: Self { .init(name: .subtitle) }

  /// The place of the title where it is large.
  public static var largeTitle: Self { .init(name: .largeTitle) }
  /// The place of the subtitle where the title is large.
  public static var largeSubtitle: Self { .init(name: .largeSubtitle) }

  /// The button that shows and hides a sidebar.
  static var sidebarToggle: Self { .init(name: .sidebarToggle) }

  /// The entries of a menu that the title opens.
  static var titleMenu: Self { .init(name: .titleMenu) }

  /// A bar with more controls below that of the window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .init(name: .accessory("\(id)")) }
}

/// A part of the bars, where items stand side by side.
enum BarItemPlace: Hashable {
  case leading, center, trailing, menu, bottom, status, keyboard, title, subtitle, largeTitle,
    largeSubtitle, accessory, titleMenu
}

extension ToolbarItemPlacement {
  /// Returns the place in the bars for items of the placement.
  func place(in bars: BarLook) -> BarItemPlace {
    switch name {
    case .principal: .center
    case .title: .title
    case .navigation, .leading, .sidebarToggle: .leading
    case .cancellation: bars.places.cancellation
    case .automatic, .primary, .confirmation, .destructive, .trailing: .trailing
    case .secondary: bars.places.secondary
    case .status: bars.places.status
    case .keyboard: .keyboard
    case .bottom: bars.places.bottom
    case .subtitle: .subtitle
    case .largeTitle: .largeTitle
    case .largeSubtitle: .largeSubtitle
    case .accessory: .accessory
    case .titleMenu: .titleMenu
    }
  }

  /// The bar below that of the window in which items of the placement stand.
  var accessoryBar: ToolbarPlacement? {
    if case .accessory(let id) = name { .accessoryBar(id: id) } else { nil }
  }

  /// True if the item there is the answer that a person is expected to give.
  var isProminent: Bool { name == .confirmation }

  /// True if the item there ends a dialog.
  var isAnswer: Bool { name == .confirmation || name == .cancellation }

  /// The place of items of the placement in a sheet on the Mac.
  var placeInSheet: SheetItemPlace {
    switch name {
    case .cancellation: .cancellation
    case .confirmation: .confirmation
    case .navigation, .leading, .sidebarToggle, .principal, .title, .largeTitle: .top
    case .keyboard, .titleMenu, .subtitle, .largeSubtitle: .nowhere
    case .automatic, .primary, .secondary, .status, .destructive, .trailing, .bottom, .accessory:
      .bottom
    }
  }
}

/// A part of the frame around the views of a sheet on the Mac.
enum SheetItemPlace {
  /// The leading end of the lower edge.
  case bottom
  /// The trailing end of the lower edge, in this order.
  case cancellation, confirmation
  case top, nowhere
}
