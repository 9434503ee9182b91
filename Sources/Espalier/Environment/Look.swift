import EspalierDrawing

/// How a platform looks and behaves: lengths, colors and habits, chosen once and read by name.
///
/// A look is made of parts, one for each feature, which are declared in the feature's own folder, once for each platform:
///
///     struct RulerLook: LookPart {
///       var height: CGFloat
///
///       static let mac = RulerLook(height: 12)
///       static let phone = RulerLook(height: 20)
///     }
///
///     extension Look {
///       var ruler: RulerLook { self[RulerLook.self] }
///     }
///
/// Views read `look.ruler.height`; none asks which platform it is on.
struct Look: Hashable, Sendable {
  private let platform: PlatformStyle

  fileprivate init(_ platform: PlatformStyle) { self.platform = platform }

  subscript<Part: LookPart>(_ part: Part.Type) -> Part {
    switch platform {
    case .mac: Part.mac
    case .phone: Part.phone
    }
  }
}

/// What a platform's look says of one feature.
protocol LookPart: Sendable {
  static var mac: Self { get }
  static var phone: Self { get }
}

extension EnvironmentValues {
  /// The look that views follow.
  var look: Look { Look(platformStyle) }
}

/// The names under which resources are for a kind of device.
struct DeviceLook: LookPart {
  /// In catalogs of assets and tables of localized texts.
  var idiom: String

  static let mac = DeviceLook(idiom: "mac")
  static let phone = DeviceLook(idiom: "iphone")
}

extension Look {
  var device: DeviceLook { self[DeviceLook.self] }
}
