import EspalierDrawing

/// The appearance and behavior of a platform: lengths, colors and habits, chosen once and read by
/// name.
///
/// A look is made of parts, one for each feature, which are declared in the feature's own folder,
/// once for each platform:
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
package struct Look: Hashable, Sendable {
  private let platform: PlatformStyle

  fileprivate init(_ platform: PlatformStyle) { self.platform = platform }

  package subscript<Part: LookPart>(_ part: Part.Type) -> Part {
    switch platform {
    case .mac: Part.mac
    case .phone: Part.phone
    }
  }
}

/// The part of a platform's look that concerns one feature.
package protocol LookPart: Sendable {
  static var mac: Self { get }
  static var phone: Self { get }
}

extension EnvironmentValues {
  /// The look that views follow.
  package var look: Look { Look(platformStyle) }
}

/// The names that mark resources for a kind of device.
package struct DeviceLook: LookPart {
  /// The name in asset catalogs and tables of localized texts.
  package var idiom: String

  package static let mac = DeviceLook(idiom: "mac")
  package static let phone = DeviceLook(idiom: "iphone")
}

extension Look {
  package var device: DeviceLook { self[DeviceLook.self] }
}
