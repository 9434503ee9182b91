import EspalierControls
import EspalierCore
import EspalierDrawing
import Foundation

/// Controls for entering data, arranged as the platform has them.
///
///     Form {
///       TextField("Name", text: $name)
///       Toggle("Newsletter", isOn: $isSubscribed)
///     }
public struct Form<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: StyledControl {
  package func configuration(
    _ styles: StyleStack<FormStyleConfiguration>
  ) -> FormStyleConfiguration {
    FormStyleConfiguration(content: .init(content: AnyView(content)))
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// The look of forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// The views that stand for a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The rows of the form.
  public struct Content {
    package let content: AnyView
  }

  public let content: Content
}

extension FormStyleConfiguration.Content: StylePart {}

nonisolated extension View {
  /// Sets the look of the forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: columns on the Mac, groups on the phone.
public struct AutomaticFormStyle {
  public init() {}
}

extension AutomaticFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Labels in a column that ends at the controls, without scrolling.
public struct ColumnsFormStyle {
  public init() {}
}

extension ColumnsFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

/// Rows in boxes, one for each section, that scroll.
public struct GroupedFormStyle {
  public init() {}
}

extension GroupedFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(GroupedFormConfiguration(form: configuration))
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form of which each section is a box, in the way of the platform.
struct GroupedFormConfiguration {
  let form: FormStyleConfiguration
}

/// The platform's way to show forms.
struct StandardForms: LookPart {
  /// A form without a style.
  let plain: @MainActor @Sendable (FormStyleConfiguration) -> AnyView
  /// A form of which each section is a box.
  let grouped: @MainActor @Sendable (FormStyleConfiguration) -> AnyView

  static let mac = StandardForms(
    plain: { AnyView(FormColumns(content: $0.content)) },
    grouped: { AnyView(FormCards(content: $0.content)) })

  static let phone = StandardForms(
    plain: { AnyView(GroupedFormStyle().makeBody(configuration: $0)) },
    grouped: { AnyView(FormList(content: $0.content)) })
}

extension Look {
  var standardForms: StandardForms { self[StandardForms.self] }
}

extension FormStyleConfiguration: StandardControlParts {
  package func standardView(_ look: Look) -> AnyView { look.standardForms.plain(self) }
}

extension GroupedFormConfiguration: StandardControlParts {
  package func standardView(_ look: Look) -> AnyView { look.standardForms.grouped(form) }
}

/// A form as a list of the phone.
private struct FormList: View {
  let content: FormStyleConfiguration.Content

  var body: some View {
    List { content }
      .listStyle(.insetGrouped)
      .environment(\.listIsForm, true)
  }
}
