import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The options that a presentation's views set for what presents them.
package struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  /// The selection when the views were made, because bindings cannot be compared.
  var selected: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: PresentationBackground?
  var isInteractiveDismissDisabled = false
  var adaptation: PresentationAdaptation?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var sizing: PresentationSizingBox?
  var contentInteraction = PresentationContentInteraction.automatic
  /// The view from which a sheet or a cover grows.
  package var zoom: _ZoomSource?
}

extension PresentationOptions: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detents == rhs.detents && lhs.selected == rhs.selected
      && lhs.dragIndicator == rhs.dragIndicator && lhs.cornerRadius == rhs.cornerRadius
      && lhs.background === rhs.background
      && lhs.isInteractiveDismissDisabled == rhs.isInteractiveDismissDisabled
      && lhs.adaptation == rhs.adaptation && lhs.sizing === rhs.sizing
      && lhs.backgroundInteraction == rhs.backgroundInteraction
      && lhs.contentInteraction == rhs.contentInteraction && lhs.zoom == rhs.zoom
  }
}

package enum PresentationOptionsKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  /// Keeps the value that the first of several views beside each other asks for.
  package static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    if value.selection == nil {
      (value.selection, value.selected) = (next.selection, next.selected)
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.isInteractiveDismissDisabled =
      value.isInteractiveDismissDisabled || next.isInteractiveDismissDisabled
    value.adaptation = value.adaptation ?? next.adaptation
    value.sizing = value.sizing ?? next.sizing
    value.zoom = value.zoom ?? next.zoom
    if value.backgroundInteraction == .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    if value.contentInteraction == .automatic { value.contentInteraction = next.contentInteraction }
  }
}

nonisolated extension View {
  /// Sets an option of the presentation that this view is in.
  package func presentationOption(
    _ set: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, set)
  }

  /// Keeps people from ending the presentation of this view by a gesture, a press beside it or the Escape key.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Sets the corner radius of what presents this view; nil is the platform's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius.map { max(0, $0) } }
  }

  /// Sets whether the sheet of this view shows the mark by which it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets what is painted behind this view in its presentation.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the views behind this one in its presentation.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentationBackground(alignment: alignment, view: AnyView(content()))
    return presentationOption { $0.background = background }
  }

  /// Sets whether what is behind the presentation of this view can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a drag over scrolling views in the sheet of this view first resizes the sheet, or
  /// scrolls.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the form of a popover or sheet of this view where there is little space.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(CompactAdaptationModifier(adaptation: adaptation))
  }

  /// Sets the form of a popover or sheet of this view where there is little space in one direction.
  ///
  /// A phone's window counts as narrow and as high.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(CompactAdaptationModifier(adaptation: horizontalAdaptation))
  }
}

private struct CompactAdaptationModifier: ViewModifier {
  let adaptation: PresentationAdaptation

  func body(content: Content) -> some View {
    content.presentationOption { $0.adaptation = adaptation }
  }
}

/// A view whose option for its presentation may be read before the view is made.
private protocol AdaptationCarrier {
  var declaredAdaptation: PresentationAdaptation? { get }
}

extension ModifiedContent: AdaptationCarrier where Content: View {
  fileprivate var declaredAdaptation: PresentationAdaptation? {
    (modifier as? CompactAdaptationModifier)?.adaptation
      ?? (content as? any AdaptationCarrier)?.declaredAdaptation
  }
}

/// Returns the form that the modifiers around a view give its presentation where there is little
/// space.
func declaredAdaptation<V: View>(of view: V) -> PresentationAdaptation? {
  (view as? any AdaptationCarrier)?.declaredAdaptation
}

/// The effect of a drag over scrolling views in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  /// The phone's effect: scrolling resizes the sheet until it has its largest height.
  public static var automatic: PresentationContentInteraction { .init(kind: .automatic) }
  /// Scrolling resizes the sheet until it has its largest height.
  public static var resizes: PresentationContentInteraction { .init(kind: .resizes) }
  /// Scrolling moves the content; the sheet is resized by its mark and where nothing scrolls.
  public static var scrolls: PresentationContentInteraction { .init(kind: .scrolls) }
}

/// The views behind those of a presentation.
final class PresentationBackground: Sendable {
  let alignment: Alignment
  nonisolated(unsafe) let view: AnyView

  init(alignment: Alignment, view: AnyView) {
    self.alignment = alignment
    self.view = view
  }
}

/// The form of a presentation where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind

  /// The form that suits the presentation: a popover becomes a sheet.
  public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
  /// The presentation stays what it is.
  public static var none: PresentationAdaptation { .init(kind: .none) }
  /// The presentation is a popover.
  public static var popover: PresentationAdaptation { .init(kind: .popover) }
  /// The presentation is a sheet.
  public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
  /// The presentation covers the window.
  public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}

/// The rule for the use of the views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable { case automatic, enabled, disabled, upThrough(PresentationDetent) }

  let kind: Kind

  /// The platform's rule: the views behind cannot be used.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// The views behind can be used, and are not dimmed.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// The views behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// The views behind can be used while the sheet is no higher than at a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .upThrough(detent)) }
}
