import EspalierControls
import EspalierCore
import EspalierGraphics

/// The parts of labels that the bars of windows show on the Mac.
public struct ToolbarLabelStyle: Equatable, Sendable {
  enum Kind: String, CaseIterable { case automatic, iconOnly, titleAndIcon, titleOnly }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The parts that suit the bar: the icon.
  public static var automatic: ToolbarLabelStyle { .init(.automatic) }
  public static var iconOnly: ToolbarLabelStyle { .init(.iconOnly) }
  /// The title below the icon.
  public static var titleAndIcon: ToolbarLabelStyle { .init(.titleAndIcon) }
  public static var titleOnly: ToolbarLabelStyle { .init(.titleOnly) }

  /// The name by which a choice is kept.
  package var name: String { kind.rawValue }

  package init?(name: String) {
    guard let kind = Kind(rawValue: name) else { return nil }
    self.init(kind)
  }
}

extension EnvironmentValues {
  private enum ToolbarLabelStyleKey: EnvironmentKey {
    static var defaultValue: ToolbarLabelStyle? { nil }
  }

  private enum ToolbarLabelChoiceKey: EnvironmentKey {
    static var defaultValue: Binding<ToolbarLabelStyle>? { nil }
  }

  /// The parts of labels that the bar of the window shows; nil where the scene does not say.
  public package(set) var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }

  /// The choice that people have among these parts; nil where they have none.
  package var toolbarLabelChoice: Binding<ToolbarLabelStyle>? {
    get { self[ToolbarLabelChoiceKey.self] }
    set { self[ToolbarLabelChoiceKey.self] = newValue }
  }
}

/// Shows the parts of a label that its bar asks for; the others are for assistive programs and for menus.
struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarLabel(configuration: configuration)
  }
}

private struct BarLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.toolbarLabelStyle) private var style
  @Environment(\.look.bars.standInPages) private var standInPages
}

@MainActor extension BarLabel: View {
  @ViewBuilder var body: some View {
    switch standInPages ? .automatic : style?.kind ?? .automatic {
    case .automatic, .iconOnly:
      IconOnlyLabelStyle().makeBody(configuration: configuration)
        .containerValue(\.showsSymbol, true)
    case .titleOnly:
      TitleOnlyLabelStyle().makeBody(configuration: configuration)
    case .titleAndIcon:
      VStack(spacing: 1) {
        // Icons of different heights leave the titles on one line.
        configuration.icon.environment(\.isIconOfLabel, true).imageScale(.medium)
          .frame(height: 17)
        configuration.title.font(.system(size: 10))
      }
      .containerValue(\.showsSymbol, true)
    }
  }
}

/// The entries of a bar's menu by which people choose the parts of labels.
struct ToolbarLabelChoice: View {
  let choice: Binding<ToolbarLabelStyle>

  var body: some View {
    Picker("Labels", selection: kind) {
      Text("Icon and Text").tag(ToolbarLabelStyle.Kind.titleAndIcon)
      Text("Icon Only").tag(ToolbarLabelStyle.Kind.iconOnly)
      Text("Text Only").tag(ToolbarLabelStyle.Kind.titleOnly)
    }
    .pickerStyle(.inline)
    .labelsHidden()
  }

  private var kind: Binding<ToolbarLabelStyle.Kind> {
    Binding {
      choice.wrappedValue == .automatic ? .iconOnly : choice.wrappedValue.kind
    } set: { kind in
      if let style = ToolbarLabelStyle(name: kind.rawValue) { choice.wrappedValue = style }
    }
  }
}
