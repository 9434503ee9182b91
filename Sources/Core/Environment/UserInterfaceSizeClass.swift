import Foundation

/// The approximate room for an interface.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The size of a phone that is held upright, or of an app beside another one.
  case compact
  /// The size of a tablet or a desktop.
  case regular
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass?? = nil
  }

  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass?? = nil
  }

  /// The room from side to side: regular in windows of the platform `mac`, and by the window's size
  /// on the platform `phone`.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? sizeClasses.horizontal }
    set { self[HorizontalKey.self] = .some(newValue) }
  }

  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? sizeClasses.vertical }
    set { self[VerticalKey.self] = .some(newValue) }
  }

  /// The size classes of the window, where they are used.
  var windowSizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  private var sizeClasses: SizeClasses { look.windows.sizeClasses ?? windowSizeClasses }
}

/// The windows of a platform's look.
struct WindowLook: LookPart {
  /// The size classes of every window; nil is those of its size.
  var sizeClasses: SizeClasses?

  static let mac = WindowLook(sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular))
  static let phone = WindowLook(sizeClasses: nil)
}

extension Look {
  var windows: WindowLook { self[WindowLook.self] }
}

/// The size classes of a window.
struct SizeClasses: Equatable, Sendable {
  var horizontal: UserInterfaceSizeClass
  var vertical: UserInterfaceSizeClass

  /// The size classes of a phone that is held upright.
  static let upright = SizeClasses(horizontal: .compact, vertical: .regular)
}

extension SizeClasses {
  /// Bounds between the sizes that Apple's devices give apps: parts of a tablet's screen are
  /// compact up to 639 points and regular from 678, phones on their side are up to 440 points high,
  /// and those from 926 points have regular width.
  init(_ window: CGSize) {
    vertical = window.height <= 480 ? .compact : .regular
    horizontal = window.width >= (vertical == .compact ? 920 : 660) ? .regular : .compact
  }
}

private enum SizeClassesKey: EnvironmentKey {
  static let defaultValue = SizeClasses.upright
}
