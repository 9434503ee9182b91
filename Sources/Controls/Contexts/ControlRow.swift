import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// A control beside the label that names it: all controls with a label of their own stand in such a
/// row.
///
/// The container decides whether the label is shown and where the control stands; one that arranges
/// them itself, such as the columns of a form, has a ``ControlRowStyle``.
struct ControlRow<Title: View, Control: View, Row: View> {
  private let kind: ControlKinds
  private let label: Title
  /// Makes the control alone, given the name that the label has for it where it is shown.
  private let control: (Namespace.ID?) -> Control
  private let namesControl: Bool
  /// The name that is shared with views around this one; nil where there are none.
  private let outerName: Namespace.ID?
  private let row: (RowLabel<Title>?) -> Row
  @Environment(\.labelPlacement) private var placement
  @Environment(stylesOf: ControlRowConfiguration.self) private var styles
  @Namespace private var ownName
}

extension ControlRow {
  /// A control that its container arranges with its label, and that is arranged as `row` says where
  /// no container does that.
  ///
  /// - Parameters:
  ///   - name: the name that the shown label has for views around the row; nil if they take none.
  ///   - control: the control alone, which takes its name from the shown label that has the given
  ///     name, or is named otherwise where that is nil.
  ///   - row: the same control with its label, or without one where it is hidden.
  init(
    _ kind: ControlKinds, name: Namespace.ID? = nil,
    @ViewBuilder control: @escaping (Namespace.ID?) -> Control, @ViewBuilder label: () -> Title,
    @ViewBuilder row: @escaping (RowLabel<Title>?) -> Row
  ) {
    self.kind = kind
    self.control = control
    self.label = label()
    namesControl = false
    outerName = name
    self.row = row
  }
}

extension ControlRow where Row == StandardControlRow<Title, Control> {
  init(
    _ kind: ControlKinds, @ViewBuilder control: () -> Control, @ViewBuilder label: () -> Title
  ) {
    let control = control()
    let name = label()
    self.kind = kind
    self.control = { _ in control }
    self.label = name
    namesControl = true
    outerName = nil
    row = { StandardControlRow(kind: kind, name: name, label: $0, control: control) }
  }
}

@MainActor extension ControlRow: View {
  @ViewBuilder var body: some View {
    let name = label.sharesName ? outerName ?? ownName : nil
    let shown = placement.hides(kind) ? nil : RowLabel(label: label, name: name)
    if styles.isStandard {
      row(shown)
    } else {
      let control = control(shown?.name)
      styles.view(
        of: ControlRowConfiguration(
          kind: kind, label: shown.map { .init(content: AnyView($0)) },
          control: .init(
            content: namesControl
              ? AnyView(control.accessibilityNamed(by: label, shownAs: shown?.name))
              : AnyView(control))))
    }
  }
}

/// The label of a control: a title in the font and color of labels, and subtitles.
///
/// Assistive programs get it from the control.
struct RowLabel<Title: View> {
  let label: Title
  /// The name that the control takes from the label; nil where it is named otherwise.
  let name: Namespace.ID?
  @Environment(\.isEnabled) private var isEnabled

  init(label: Title, name: Namespace.ID? = nil) {
    self.label = label
    self.name = name
  }
}

@MainActor extension RowLabel: View {
  var body: some View {
    TitleAndSubtitles(label: label)
      .defaultForegroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      .controlLabelFont()
      .accessibilityName(name)
  }
}

/// A control beside its label outside of all containers: directly after it, or at the far end of
/// the row.
struct StandardControlRow<Title: View, Control: View> {
  let kind: ControlKinds
  let name: Title
  /// The label; nil where labels are hidden.
  let label: RowLabel<Title>?
  let control: Control
  @Environment(\.labelPlacement) private var placement
  @Environment(\.controlMetrics) private var metrics
}

@MainActor extension StandardControlRow: View {
  var body: some View {
    let control = control.accessibilityNamed(by: name, shownAs: label?.name)
    if let label {
      if placement.apart.contains(kind) {
        // Recorded on iOS 26: the first baseline of such a row is its top edge.
        row(label, control).alignmentGuide(.firstTextBaseline) { _ in 0 }
      } else {
        row(label, control)
      }
    } else {
      control.controlSpacing()
    }
  }

  private func row(_ label: RowLabel<Title>, _ control: some View) -> some View {
    HStack(spacing: 0) {
      LabelColumn(spacing: 8) { label }
        // On the Mac controls yield space to their labels.
        .layoutPriority(metrics.labelPriority)
      if placement.apart.contains(kind) { Spacer() }
      control
    }
    .controlSpacing()
  }
}

// MARK: - Styles

/// The arrangement of controls and their labels in a container.
///
///     struct LabelsAbove: ControlRowStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.control
///         }
///       }
///     }
@MainActor package protocol ControlRowStyle {
  associatedtype Body: View
  typealias Configuration = ControlRowConfiguration

  /// The views that stand for a control and its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// True if the container has a place for the labels of controls.
  @MainActor package var placesControlLabels: Bool {
    !self[stylesOf: ControlRowConfiguration.self].isStandard
  }
}

/// A control and its label.
package struct ControlRowConfiguration {
  /// The view that names the control, in the font and color of labels.
  package struct Title {
    let content: AnyView
  }

  /// The control alone, which has its name for assistive programs.
  package struct Control {
    let content: AnyView
  }

  package let kind: ControlKinds
  /// The label; nil where labels are hidden.
  package let label: Title?
  package let control: Control
}

extension ControlRowConfiguration.Title: View {
  package var body: some View { content }
}

extension ControlRowConfiguration.Control: View {
  package var body: some View { content }
}

extension ControlContext {
  /// Sets how the container arranges controls and their labels.
  @MainActor package func controlRowStyle(_ style: some ControlRowStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
