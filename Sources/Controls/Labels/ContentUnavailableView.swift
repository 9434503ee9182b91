import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// A view for places that are empty: a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Any views for each of the parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

@MainActor extension ContentUnavailableView: View {
  public var body: some View {
    UnavailableContent(label: label, description: description, actions: actions)
  }
}

extension ContentUnavailableView
where Label == EspalierControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A localized title with a picture of the main bundle.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A localized title with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A localized title with a picture of a bundle.
  public init(_ title: LocalizedStringKey, image: ImageResource, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: image)
    } description: {
      description
    }
  }

  /// A verbatim title with a picture of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A verbatim title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A verbatim title with a picture of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: image)
    } description: {
      description
    }
  }

  /// A title from a string resource with a picture of the main bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init {
      EspalierControls.Label {
        Text(titleResource)
      } icon: {
        Image(name)
      }
    } description: {
      description
    }
  }

  /// A title from a string resource with a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      EspalierControls.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: name)
      }
    } description: {
      description
    }
  }

  /// A title from a string resource with a picture of a bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, description: Text? = nil
  ) {
    self.init {
      EspalierControls.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that found nothing.
  public static var search: Self { search(for: nil) }

  /// A search for a text that found nothing.
  public static func search(text: String) -> Self { search(for: text.isEmpty ? nil : text) }

  private static func search(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the view for a search that found nothing.
public struct SearchUnavailableContent {
  /// The title with a magnifying glass.
  public struct Label: View {
    let text: String?

    public var body: some View {
      if let text {
        EspalierControls.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        EspalierControls.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The suggestion of what a person can try.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No actions: a person can only search again.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

private struct UnavailableContent<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.look.unavailable) private var look
}

@MainActor extension UnavailableContent: View {
  var body: some View {
    UnavailableLayout {
      VStack(spacing: 12) {
        VStack(spacing: look.spacing) {
          label.labelStyle(UnavailableLabelStyle(showsIcon: look.showsIcon)).font(look.titleFont)
          description.font(look.descriptionFont).defaultForegroundStyle(.secondary)
        }
        actions
      }
      .multilineTextAlignment(.center)
      .padding(20)
    }
  }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  let showsIcon: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      if showsIcon {
        configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      configuration.title
    }
  }
}

/// A child in the middle of all the room; from the top if that is too little, as recorded.
///
/// - Child sizing: the proposal is the proposed width, and its own height.
/// - Preferred size: the proposal; the child's if there is none.
private struct UnavailableLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideal =
      subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    let childProposal = ProposedViewSize(width: bounds.width, height: nil)
    let size = child.sizeThatFits(childProposal)
    child.place(
      at: CGPoint(
        x: bounds.midX - size.width / 2,
        y: bounds.minY + max(0, (bounds.height - size.height) / 2)),
      proposal: childProposal)
  }
}
