import EspalierCore

/// The kind of an element and its behavior.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }

  private init(bit: UInt32) { bits = 1 << bit }

  private init(bits: UInt32) { self.bits = bits }

  public static let isButton = AccessibilityTraits(bit: 0)
  /// A title that divides content.
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  /// Plays a sound of its own when people act on it.
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// Text that cannot change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// Sums up the app when it starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Changes too often to be followed step by step.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Handles touches itself, as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The page turns when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Nothing outside of the element can be reached as long as it is shown.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let known = contains(newMember)
    bits |= newMember.bits
    return known ? newMember : nil
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}

nonisolated extension View {
  /// Adds traits to this view's element.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.addedTraits = traits }
  }

  /// Removes traits from this view's element.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.removedTraits = traits }
  }
}

extension AccessibilityNode.Role {
  /// The role that a trait gives to an element that is only text, a picture or a group.
  init?(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, AccessibilityNode.Role)] = [
      (.isModal, .dialog), (.isTabBar, .tabList), (.isToggle, .toggle), (.isLink, .link),
      (.isSearchField, .textField), (.isButton, .button), (.isKeyboardKey, .button),
      (.isHeader, .heading), (.isImage, .image), (.isStaticText, .text),
    ]
    guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
    self = role
  }

  /// The trait that says the same as this role, if there is one.
  var trait: AccessibilityTraits {
    switch self {
    case .button: .isButton
    case .heading: .isHeader
    case .link: .isLink
    case .image: .isImage
    case .text: .isStaticText
    case .toggle, .checkbox: .isToggle
    case .dialog: .isModal
    case .tabList: .isTabBar
    case .window, .group, .slider, .stepper, .textField, .secureField, .textEditor, .picker,
      .radioButton, .menuBar, .menu, .menuItem, .progress, .gauge, .scrollArea, .list, .row, .tab,
      .outline, .outlineRow, .table, .rowGroup, .tableRow, .cell, .columnHeader, .disclosure:
      []
    }
  }
}
