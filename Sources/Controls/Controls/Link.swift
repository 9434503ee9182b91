@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A control that opens a web page or a file.
///
/// ``EnvironmentValues/openURL`` says what opening means.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(stylesOf: LinkConfiguration.self) private var styles

  /// A link that shows any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

@MainActor extension Link: View {
  public var body: some View {
    styles.view(
      of: LinkConfiguration(
        button: PrimitiveButtonStyleConfiguration(
          role: nil, label: .init(content: AnyView(label)), action: { openURL(destination) }))
    )
    .modifier(LinkArea(url: destination))
  }
}

/// Turns a control that cannot be triggered, as in a document, into a link to an address.
private struct LinkArea: ElementModifier {
  let url: URL

  /// Makes the whole control a link, from the first item that is painted.
  func draw(_ context: DrawContext) -> ElementDrawing {
    guard url.isSafeInDocuments else { return context.childParts() }
    return context.childParts().changedParts { parts in
      parts.enumerated().map { index, items in
        [.group(.link(url, index == 0 ? context.frame : items.bounds), items)]
      }
    }
  }
}

/// A link, which opens its address when it is triggered.
struct LinkConfiguration {
  let button: PrimitiveButtonStyleConfiguration
}

extension ControlContext {
  /// Sets the look of the links in the container, where it is not that of the buttons.
  @MainActor package func linkStyle<S: PrimitiveButtonStyle>(_ style: S) -> ControlContext {
    controlStyle(style) { (style, link: LinkConfiguration) in
      style.makeBody(configuration: link.button)
    }
  }
}

/// Shows a link as text in the color of links, over which the pointer is a hand.
package struct TextLinkStyle: PrimitiveButtonStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    LinkButtonStyle().makeBody(configuration: configuration).cursor(.pointingHand)
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
