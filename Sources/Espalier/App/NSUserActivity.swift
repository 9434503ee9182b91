import Foundation

/// The type of an activity that shows a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A description of a person's activity in a window, which the window can continue later.
///
/// A desktop has no other device to hand it to and no index of activities: it is kept for the
/// window, and the next start of the program continues it.
open class NSUserActivity: NSObject {
  /// The kind of the activity, a name in reverse order of domains.
  public let activityType: String
  open var title: String?
  /// The data for continuing: texts, numbers, dates, data, and lists and dictionaries of them, by
  /// texts.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that the next start needs; empty for all.
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  /// The date after which no start of the program continues the activity; nil for none.
  open var expirationDate: Date?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  /// True if the function that fills the activity is to be called again before it is kept; set to
  /// false by the call.
  open var needsSave = false {
    didSet { if needsSave && !oldValue { fill?() } }
  }
  /// Permission for other devices to continue the activity; a desktop passes it to none.
  open var isEligibleForHandoff = true
  /// Permission for a search of this device to show the activity; a desktop keeps no index of activities.
  open var isEligibleForSearch = false
  /// Permission for a search on other people's devices to show the activity; a desktop keeps no index of activities.
  open var isEligibleForPublicIndexing = false
  /// Permission for the system to propose the activity; a desktop proposes none.
  open var isEligibleForPrediction = false
  private(set) var isInvalid = false
  /// Calls the function that fills the activity; nil while that runs, and for an activity that no view describes.
  var fill: (() -> Void)?

  public init(activityType: String) { self.activityType = activityType }

  /// Adds data for continuing.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Ends the activity: it is no longer kept.
  open func invalidate() { isInvalid = true }
}

extension NSUserActivity {
  /// Writes a value as data for continuing.
  public func setTypedPayload<T: Encodable>(_ payload: T) throws {
    let data = try PropertyListEncoder().encode(payload)
    guard
      let entries = try PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else {
      throw EncodingError.invalidValue(
        payload,
        .init(codingPath: [], debugDescription: "\(T.self) is not written as a dictionary"))
    }
    userInfo = entries
  }

  /// Reads a value from data for continuing.
  public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: .binary, options: 0)
    return try PropertyListDecoder().decode(type, from: data)
  }

  private var entries: [String: Any] {
    var entries: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
      if let key = key.base as? String { entries[key] = value }
    }
    return entries
  }
}

// MARK: - Keeping

extension NSUserActivity {
  private enum Key {
    static let type = "type"
    static let title = "title"
    static let info = "userInfo"
    static let page = "webpageURL"
    static let target = "targetContentIdentifier"
    static let keywords = "keywords"
    static let referrer = "referrerURL"
    static let expiration = "expirationDate"
    static let identifier = "persistentIdentifier"
  }

  /// The activity as data; nil if its data for continuing cannot be written.
  func written() -> Data? {
    let required = requiredUserInfoKeys ?? []
    let kept = required.isEmpty ? entries : entries.filter { required.contains($0.key) }
    guard userInfo?.keys.allSatisfy({ $0.base is String }) ?? true else { return nil }
    var fields: [String: Any] = [Key.type: activityType, Key.info: kept]
    fields[Key.title] = title
    fields[Key.page] = webpageURL?.absoluteString
    fields[Key.target] = targetContentIdentifier
    fields[Key.keywords] = keywords.isEmpty ? nil : keywords.sorted()
    fields[Key.referrer] = referrerURL?.absoluteString
    fields[Key.expiration] = expirationDate
    fields[Key.identifier] = persistentIdentifier
    guard PropertyListSerialization.propertyList(fields, isValidFor: .binary) else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: fields, format: .binary, options: 0)
  }

  /// The activity that was written as `data`; nil if it is damaged.
  convenience init?(written data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let fields = list as? [String: Any], let type = fields[Key.type] as? String else {
      return nil
    }
    self.init(activityType: type)
    title = fields[Key.title] as? String
    userInfo = fields[Key.info] as? [String: Any]
    webpageURL = (fields[Key.page] as? String).flatMap { URL(string: $0) }
    targetContentIdentifier = fields[Key.target] as? String
    keywords = Set(fields[Key.keywords] as? [String] ?? [])
    referrerURL = (fields[Key.referrer] as? String).flatMap { URL(string: $0) }
    expirationDate = fields[Key.expiration] as? Date
    persistentIdentifier = fields[Key.identifier] as? String
  }
}
