@_spi(Espalier) import EspalierCore
import Foundation

extension AttributeScopes {
  /// The attributes that a `Text` draws, in addition to Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let lineHeight: LineHeightAttribute
    /// Foundation has this attribute on Apple's platforms only.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// A color painted behind the characters, as high as their line.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Space after each character, in points; ligatures are kept apart.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// Space after each character, in points.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// The height by which the characters are raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The height of the lines of a paragraph, which has one for all of its characters.
  public enum LineHeightAttribute: CodableAttributedStringKey {
    public typealias Value = AttributedString.LineHeight
    public static let name = "SwiftUI.LineHeight"
    public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
  }

  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextAttributes {
  /// These attributes with those of a run of an attributed string, which win.
  ///
  /// - Parameter formatting: decides which of them count; nil lets all count.
  func adding(_ run: AttributeContainer, _ formatting: TextFormatting?) -> TextAttributes {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    func value<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
      if let formatting { formatting.value(of: key, in: run) } else { run[key] }
    }
    var attributes = self
    if let intent = value(Keys.InlinePresentationIntentAttribute.self) { attributes.add(intent) }
    if let link = value(AttributeScopes.FoundationAttributes.LinkAttribute.self) {
      attributes.add(link)
    }
    attributes.font = value(Keys.FontAttribute.self)?.inheriting(font) ?? font
    if let color = value(Keys.ForegroundColorAttribute.self) {
      attributes.foreground = TextForeground(color)
    }
    attributes.background = value(Keys.BackgroundColorAttribute.self) ?? background
    attributes.kerning = value(Keys.KerningAttribute.self) ?? kerning
    attributes.tracking = value(Keys.TrackingAttribute.self) ?? tracking
    attributes.baselineOffset = value(Keys.BaselineOffsetAttribute.self) ?? baselineOffset
    attributes.lineHeight = value(Keys.LineHeightAttribute.self) ?? lineHeight
    attributes.underline = value(Keys.UnderlineStyleAttribute.self) ?? underline
    attributes.strikethrough = value(Keys.StrikethroughStyleAttribute.self) ?? strikethrough
    return attributes
  }

  mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { traits.isBold = true }
    if intent.contains(.emphasized) { traits.isItalic = true }
    if intent.contains(.code) { traits.isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }

  /// Makes the characters a link, in the tint color.
  mutating func add(_ link: URL) {
    self.link = link
    foreground = TextForeground(TintShapeStyle())
  }
}
