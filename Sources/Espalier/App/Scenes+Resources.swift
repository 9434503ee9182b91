import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

// Titles of scenes that are resources.

extension Window {
  /// A window with a string resource for its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}

extension WindowGroup {
  /// Windows with a string resource for their title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
  }

  /// Windows with an id and a string resource for their title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }

  /// Windows for values, with a string resource for their title.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), for: type, content: content)
  }

  /// Windows for values, with an id and a string resource for their title.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id: id, for: type, content: content)
  }

  /// Windows for values that have a default, with a string resource for their title.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows for values that have a default, with an id and a string resource for their title.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

@MainActor extension MenuBarExtra where Label == Text {
  /// A menu with a string resource for its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A menu with a string resource for its title that is there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleResource) }
  }
}

@MainActor extension MenuBarExtra where Label == EspalierControls.Label<Text, Image> {
  /// A menu shown by a symbol, with a string resource for its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// A menu shown by a symbol, with a string resource for its title, that is there while a value is
  /// true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      Label(titleResource, systemImage: systemImage)
    }
  }

  /// A menu shown by a picture of the program, with a string resource for its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Self.label(Text(titleResource), Image(image)) }
  }

  /// A menu shown by a picture of the program, with a string resource for its title, that is there
  /// while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      Self.label(Text(titleResource), Image(image))
    }
  }

  private static func label(_ title: Text, _ image: Image) -> Label {
    EspalierControls.Label {
      title
    } icon: {
      image
    }
  }
}

// MARK: - Pictures of bundles

@MainActor extension MenuBarExtra where Label == EspalierControls.Label<Text, Image> {
  /// A menu shown by a picture of a bundle, with a string resource for its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Self.label(Text(titleResource), Image(image)) }
  }

  /// A menu shown by a picture of a bundle, with a string resource for its title, that is there
  /// while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      Self.label(Text(titleResource), Image(image))
    }
  }

  /// A menu shown by a picture of a bundle, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// A menu shown by a picture of a bundle, with a localized title, that is there while a value is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Label(titleKey, image: image) }
  }

  /// A menu shown by a picture of a bundle, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }

  /// A menu shown by a picture of a bundle, with a verbatim title, that is there while a value is
  /// true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Label(title, image: image) }
  }
}
