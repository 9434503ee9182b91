/// Names an object that assistive programs ask: the app, a window or an element in one.
///
/// These are only names: nothing is kept for elements, and the removal of one is noticed when it is
/// asked.
enum AccessibleReference: Hashable, Sendable {
  case application
  case window(Int)
  case element(window: Int, id: Int)
  /// A link as a part of the text around it. Libraries keep one object for each path, of one kind: the element of the link
  /// is another one.
  case link(window: Int, id: Int)

  private static let folder = "/org/a11y/atspi/accessible/"
  /// The path that stands for no object.
  static let nothing = "/org/a11y/atspi/null"

  var path: String {
    switch self {
    case .application: Self.folder + "root"
    case .window(let window): Self.folder + "w\(window)"
    case .element(let window, let id): Self.folder + "w\(window)_\(id)"
    case .link(let window, let id): Self.folder + "w\(window)_\(id)_link"
    }
  }

  /// Nil if `path` is not the name of an object.
  init?(path: String) {
    guard path.hasPrefix(Self.folder) else { return nil }
    let name = path.dropFirst(Self.folder.count)
    if name == "root" {
      self = .application
      return
    }
    guard name.first == "w" else { return nil }
    let words = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
    let parts = words.map { Int($0) }
    switch (parts.first ?? nil, parts.dropFirst().first ?? nil, parts.count) {
    case (let window?, nil, 1): self = .window(window)
    case (let window?, let id?, 2): self = .element(window: window, id: id)
    case (let window?, let id?, 3) where words[2] == "link": self = .link(window: window, id: id)
    default: return nil
    }
  }

  var windowNumber: Int? {
    switch self {
    case .application: nil
    case .window(let window), .element(let window, _), .link(let window, _): window
    }
  }
}
