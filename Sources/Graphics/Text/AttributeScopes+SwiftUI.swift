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
  func adding(_ run: AttributedString.Runs.Run) -> TextAttributes {
    var attributes = self
    if let intent = run.inlinePresentationIntent { attributes.add(intent) }
    if let link = run.link { attributes.add(link) }
    attributes.font = run.font?.inheriting(font) ?? font
    if let color = run.foregroundColor { attributes.foreground = TextForeground(color) }
    attributes.background = run.backgroundColor ?? background
    attributes.kerning = run.kern ?? kerning
    attributes.tracking = run.tracking ?? tracking
    attributes.baselineOffset = run.baselineOffset ?? baselineOffset
    if let style = run.underlineStyle { attributes.underline = style }
    if let style = run.strikethroughStyle { attributes.strikethrough = style }
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
