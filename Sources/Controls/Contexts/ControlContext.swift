import EspalierCore
import Foundation

/// The choices of a container for the controls inside it: their default styles, where their labels
/// and accessories stand, and their lengths.
///
/// A container declares its context as one value in its own folder, and sets it once around its
/// content:
///
///     extension ControlContext {
///       @MainActor static let sidebarRow = ControlContext("sidebar row")
///         .buttonStyle(SidebarButtonStyle())
///         .labelStyle(.titleAndIcon)
///     }
///
///     content.controlContext(.sidebarRow)
///
/// Controls know of no container. A style that a view sets comes before the context's, unless the
/// context says otherwise; the styles named `automatic` show a control as the context does. Choices
/// that a context leaves open are the platform's.
package struct ControlContext {
  /// The name of the container in printed trees.
  let name: String
  private var styles: [ObjectIdentifier: AnyContextStyle] = [:]
  /// The styles in place of those that views set, by the types of these.
  private var replacements: [ObjectIdentifier: AnyContextStyle] = [:]
  /// The styles set by views that count in the container.
  private(set) var explicitStyles = ExplicitStyles.everywhere
  private(set) var labelPlacement: LabelPlacement?
  fileprivate var accessoryPlace: AccessoryPlace?
  fileprivate var lengths: [WritableKeyPath<ControlMetrics, CGFloat>: CGFloat] = [:]

  /// The styles set by views that come before those of a container.
  package enum ExplicitStyles: Equatable {
    /// Those set around the container and inside it: for rows of a list, toolbars.
    case everywhere
    /// Those set inside it: for a group of controls with one border.
    case inside
    /// None: the controls are drawn by the system, such as the lines of a menu and the buttons of
    /// an alert.
    case nowhere
  }

  package init(_ name: String) { self.name = name }
}

// MARK: - Declaring

extension ControlContext {
  /// Sets the look of the controls that `Configuration` describes; the file of each style has a
  /// name for it.
  ///
  /// - Parameter view: makes the views of a control; the style's dynamic properties are connected.
  @MainActor func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, view: @escaping @MainActor (Style, Configuration) -> Content
  ) -> ControlContext {
    adding(
      ContextStyle<Configuration>(style) { configuration in
        StyledView.view(of: style) { view($0, configuration) }
      })
  }

  /// Sets the look of the controls that `Configuration` describes; `view` connects the style's
  /// dynamic properties.
  @MainActor func addingStyle<Style, Configuration, Content: View>(
    _ style: Style, view: @escaping @MainActor (Style, Configuration) -> Content
  ) -> ControlContext {
    adding(ContextStyle<Configuration>(style) { AnyView(view(style, $0)) })
  }

  private func adding<Configuration>(_ style: ContextStyle<Configuration>) -> ControlContext {
    changed { $0.styles[ObjectIdentifier(Configuration.self)] = style }
  }

  /// Shows controls for which a view sets a style of the type `Given` in another style.
  ///
  /// - Parameter view: makes the views of a control; the style's dynamic properties are connected.
  @MainActor func replacingStyle<Given, Style, Configuration, Content: View>(
    _: Given.Type, by style: Style,
    view: @escaping @MainActor (Style, Configuration) -> Content
  ) -> ControlContext {
    changed {
      $0.replacements[ObjectIdentifier(Given.self)] = ContextStyle<Configuration>(style) {
        configuration in StyledView.view(of: style) { view($0, configuration) }
      }
    }
  }

  /// Sets which styles of views count in the container.
  package func explicitStyles(_ styles: ExplicitStyles) -> ControlContext {
    changed { $0.explicitStyles = styles }
  }

  /// Sets which controls show their labels, and which stand at the far end of the row.
  package func labels(_ placement: LabelPlacement) -> ControlContext {
    changed { $0.labelPlacement = placement }
  }

  /// Sets where the marks stand that controls add to their labels.
  func accessories(_ place: AccessoryPlace) -> ControlContext {
    changed { $0.accessoryPlace = place }
  }

  /// Replaces a length of the controls, whatever their size.
  func length(
    _ length: WritableKeyPath<ControlMetrics, CGFloat>, _ value: CGFloat
  ) -> ControlContext {
    changed { $0.lengths[length] = value }
  }

  /// This context; the choices that it leaves open are those of a container around it.
  package func over(_ other: ControlContext) -> ControlContext {
    changed {
      $0.styles.merge(other.styles) { own, _ in own }
      $0.replacements.merge(other.replacements) { own, _ in own }
      $0.labelPlacement = labelPlacement ?? other.labelPlacement
      $0.accessoryPlace = accessoryPlace ?? other.accessoryPlace
      $0.lengths.merge(other.lengths) { own, _ in own }
    }
  }

  private func changed(_ change: (inout ControlContext) -> Void) -> ControlContext {
    var context = self
    change(&context)
    return context
  }
}

// MARK: - Asking

extension ControlContext {
  /// No container: controls look as the platform has them.
  package static var none: ControlContext { ControlContext("none") }

  func style<Configuration>(of _: Configuration.Type) -> ContextStyle<Configuration>? {
    styles[ObjectIdentifier(Configuration.self)].map {
      unsafeDowncast($0, to: ContextStyle<Configuration>.self)
    }
  }

  /// The style in place of one of the type `Given` that a view sets; nil where that one counts.
  func replacement<Given, Configuration>(
    of _: Given.Type, for _: Configuration.Type
  ) -> ContextStyle<Configuration>? {
    if replacements.isEmpty { return nil }
    return replacements[ObjectIdentifier(Given.self)].map {
      unsafeDowncast($0, to: ContextStyle<Configuration>.self)
    }
  }

  /// Undoes the styles of views around the container, where it says that they do not count.
  fileprivate func forgetStylesAround(_ environment: inout EnvironmentValues) {
    guard explicitStyles == .inside else { return }
    for style in styles.values { style.forgetExplicitStyles(&environment) }
  }
}

extension ControlContext: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.explicitStyles == rhs.explicitStyles
      && lhs.labelPlacement == rhs.labelPlacement
      && lhs.accessoryPlace == rhs.accessoryPlace && lhs.lengths == rhs.lengths
      && lhs.styles.count == rhs.styles.count
      && lhs.styles.allSatisfy { key, style in
        rhs.styles[key].map(style.isKnownSame) ?? false
      }
      && lhs.replacements.count == rhs.replacements.count
      && lhs.replacements.allSatisfy { key, style in
        rhs.replacements[key].map(style.isKnownSame) ?? false
      }
  }
}

private enum ControlContextKey: EnvironmentKey {
  static var defaultValue: ControlContext { .none }
}

extension EnvironmentValues {
  /// The choices that the container around makes for its controls.
  package var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }

  /// The place of the marks that controls add to their labels.
  var accessoryPlace: AccessoryPlace {
    controlContext.accessoryPlace ?? look.standardControls.accessories
  }

  /// The lengths of controls of this size in this place.
  package var controlMetrics: ControlMetrics {
    var metrics = look.controls.metrics(controlSize)
    for (length, value) in controlContext.lengths { metrics[keyPath: length] = value }
    return metrics
  }
}

nonisolated extension View {
  /// Has the controls in this view look as a container says, in place of what the containers around
  /// say.
  ///
  /// - Parameter isPart: true if choices that the context leaves open are made by the container
  ///   around, as for a group of controls in a toolbar; otherwise the platform makes them.
  package func controlContext(_ context: ControlContext, isPart: Bool = false) -> some View {
    modifier(
      EnvironmentWriter { environment in
        context.forgetStylesAround(&environment)
        environment.controlContext = isPart ? context.over(environment.controlContext) : context
      })
  }
}

// MARK: - Styles

/// A style that a container gives to controls of one kind.
class AnyContextStyle {
  fileprivate func isKnownSame(as other: AnyContextStyle) -> Bool { self === other }

  fileprivate func forgetExplicitStyles(_ environment: inout EnvironmentValues) {}
}

/// A style that a container gives to the controls that `Configuration` describes.
final class ContextStyle<Configuration>: AnyContextStyle {
  let style: Any
  let view: @MainActor (Configuration) -> AnyView

  fileprivate init(_ style: Any, view: @escaping @MainActor (Configuration) -> AnyView) {
    self.style = style
    self.view = view
  }

  override func isKnownSame(as other: AnyContextStyle) -> Bool {
    self === other
      || isKnownEqual(style, unsafeDowncast(other, to: ContextStyle<Configuration>.self).style)
  }

  override fileprivate func forgetExplicitStyles(_ environment: inout EnvironmentValues) {
    environment.forgetStyles(of: Configuration.self)
  }
}
