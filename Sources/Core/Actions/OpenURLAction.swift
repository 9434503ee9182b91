import Foundation

/// Opens web pages and files: `openURL` of the environment.
///
///     @Environment(\.openURL) private var openURL
///     …
///     openURL(page)
///
/// A view handles the links inside it by an action of its own:
///
///     .environment(\.openURL, OpenURLAction { url in
///       show(url)
///       return .handled
///     })
public struct OpenURLAction {
  /// The result of a handler with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded, systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// The handler dropped it; nothing else happens.
    public static let discarded = Result(kind: .discarded)
    /// The handler leaves it to the system.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The handler has the system open another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// The function that opens URLs for the system; nil until the action is read from an environment.
  var system: (@MainActor (URL) -> Bool)?

  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens `url`, and tells `completion` whether that was possible.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let replacement): completion(system?(replacement ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

private enum SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: SystemOpenURL? { nil }
}

/// Opens URLs with the program that the system has for them.
package final class SystemOpenURL: Sendable {
  let open: @MainActor (URL) -> Bool

  package init(_ open: @escaping @MainActor (URL) -> Bool) { self.open = open }
}

extension EnvironmentValues {
  /// Opens URLs: by the handler of a view further out, else by the system.
  public var openURL: OpenURLAction {
    get {
      let system = systemOpenURL
      var action = self[OpenURLKey.self] ?? OpenURLAction.bySystem
      action.system = { url in system?.open(url) ?? false }
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Set once for the whole tree, by ``SystemOpening``.
  package var systemOpenURL: SystemOpenURL? {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}

extension OpenURLAction {
  fileprivate static var bySystem: OpenURLAction {
    OpenURLAction { _ in .systemAction }
  }
}
