@_spi(Espalier) import EspalierCore

/// The styles of one kind of control: those that views around it set, the outermost first, and that
/// of its container.
///
/// A style that shows the control again, to add something to it, gets the look that the next style
/// further out gives it. The control's own parts have all the styles around the control: in a box
/// of a style, boxes have that style too.
///
/// `Configuration` is the value that a style is given; it distinguishes the styles of one kind of
/// control from those of another.
package struct StyleStack<Configuration> {
  private struct Entry {
    let style: Any
    /// The control as the style shows it, and the styles around its views.
    let view: @MainActor (Configuration, _ rest: StyleStack) -> AnyView
  }

  private var entries: [Entry] = []
  /// The container's own style, while its view is made: the parts of the control that it shows use
  /// the next style further out.
  private var inUse: ContextStyle<Configuration>?
  /// The style of the container around; nil if it has none, or if that one is in use.
  private var ofContext: ContextStyle<Configuration>?
  private var explicitStyles = ControlContext.ExplicitStyles.everywhere
  private var look = EnvironmentValues().look

  init() {}

  /// Puts a style inside the existing ones.
  mutating func add<Style, Content: View>(
    _ style: Style, view: @escaping @MainActor (Configuration) -> Content
  ) {
    entries.append(
      Entry(style: style) { configuration, rest in AnyView(view(configuration).styles(rest)) })
  }

  /// Removes the styles that views set.
  fileprivate mutating func forgetExplicitStyles() { entries = [] }

  /// The same styles with that of the container in an environment.
  fileprivate func completed(by environment: EnvironmentValues) -> StyleStack {
    var stack = self
    let context = environment.controlContext
    stack.explicitStyles = context.explicitStyles
    stack.look = environment.look
    stack.ofContext = context.style(of: Configuration.self)
    if let inUse, let found = stack.ofContext, inUse.isKnownSame(as: found) {
      stack.ofContext = nil
    }
    return stack
  }
}

@MainActor extension StyleStack {
  /// The control as the innermost style shows it, else as the container does, or the platform.
  func view(of configuration: Configuration) -> AnyView {
    guard let innermost = entries.last, explicitStyles != .nowhere || ofContext == nil else {
      return automaticView(of: configuration)
    }
    var rest = self
    rest.entries.removeLast()
    return innermost.view(configuration, rest)
  }

  /// The control as the container shows it, or as the platform does where the container does not
  /// decide.
  func automaticView(of configuration: Configuration) -> AnyView {
    guard let ofContext else {
      if let parts = configuration as? any StandardControlParts { return parts.standardView(look) }
      let standard = look.standardControls.context().style(of: Configuration.self)
      return standard?.view(configuration) ?? AnyView(EmptyView())
    }
    var rest = StyleStack()
    rest.inUse = ofContext
    return AnyView(ofContext.view(configuration).styles(rest))
  }

  /// True if the platform alone decides how the control looks.
  var isStandard: Bool { entries.isEmpty && ofContext == nil }

  /// A part of the control as a style is given it.
  func part<Part: View>(_ part: Part) -> AnyView {
    isStandard && inUse == nil ? AnyView(part) : AnyView(part.styles(self))
  }
}

extension StyleStack: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.entries.count == rhs.entries.count && lhs.explicitStyles == rhs.explicitStyles
      && lhs.look == rhs.look && isKnownSame(lhs.ofContext, rhs.ofContext)
      && isKnownSame(lhs.inUse, rhs.inUse)
      && zip(lhs.entries, rhs.entries).allSatisfy { isKnownEqual($0.style, $1.style) }
  }

  private static func isKnownSame(
    _ lhs: ContextStyle<Configuration>?, _ rhs: ContextStyle<Configuration>?
  ) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.isKnownSame(as: rhs)
    case (nil, _), (_, nil): false
    }
  }
}

/// A control whose look is only what the styles around it make of it.
@MainActor package protocol StyledControl: PrimitiveView {
  associatedtype Configuration

  /// The parts of the control for its style.
  func configuration(_ styles: StyleStack<Configuration>) -> Configuration
}

extension StyledControl {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StyledControlNode(view, inputs)
  }
}

/// The node of a control: it shows what the style makes of it, and is updated when another style is
/// set.
private final class StyledControlNode<Control: StyledControl>: SwitchNode {
  private var control: Control
  private var styles: StyleStack<Control.Configuration>

  init(_ control: Control, _ inputs: _NodeInputs) {
    self.control = control
    let styles = inputs.environment[stylesOf: Control.Configuration.self]
    self.styles = styles
    super.init(inputs) { node in
      node.evaluate { styles.view(of: control.configuration(styles)).branch }
    }
  }

  override var name: String? { shortName(Control.self) }

  override func update<V>(_ view: V) {
    let new = unsafeSame(view, as: Control.self)
    if !isQueued && isKnownEqual(new, control) { return }
    control = new
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    show(evaluate { styles.view(of: control.configuration(styles)).branch })
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    let styles = environment[stylesOf: Control.Configuration.self]
    if isKnownEqual(styles, self.styles) { return }
    self.styles = styles
    invalidate()
  }
}

/// A control as its container shows it, whatever styles the views between them set: what the
/// `automatic` styles are made of.
package struct AutomaticControl<Configuration> {
  private let configuration: Configuration
  @Environment(stylesOf: Configuration.self) private var styles

  package init(_ configuration: Configuration) { self.configuration = configuration }
}

@MainActor extension AutomaticControl: View {
  package var body: some View { styles.automaticView(of: configuration) }
}

private enum StylesKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of the controls that `Configuration` describes.
  subscript<Configuration>(stylesOf _: Configuration.Type) -> StyleStack<Configuration> {
    get { self[StylesKey<Configuration>.self].completed(by: self) }
    set { self[StylesKey<Configuration>.self] = newValue }
  }

  /// Removes the styles that views set for the controls that `Configuration` describes.
  mutating func forgetStyles<Configuration>(of _: Configuration.Type) {
    self[StylesKey<Configuration>.self].forgetExplicitStyles()
  }
}

extension Environment {
  /// Reads the styles of the controls that `Configuration` describes.
  init<Configuration>(stylesOf configuration: Configuration.Type)
  where Value == StyleStack<Configuration> {
    self.init(reading: { $0[stylesOf: configuration] })
  }
}

nonisolated extension View {
  /// Puts a style around the controls in this view that `Configuration` describes; its dynamic
  /// properties are connected.
  package func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, content: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    addingStyle(style) { style, configuration in
      StyledView(style: style) { content($0, configuration) }
    }
  }

  /// Puts a style around the controls in this view that `Configuration` describes; `view` connects
  /// its dynamic properties.
  func addingStyle<Style, Configuration, Content: View>(
    _ style: Style, view: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    // A modifier can be called anywhere, but only the main actor makes views of it.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentWriter { environment in
        let context = environment.controlContext
        if let other = context.replacement(of: Style.self, for: Configuration.self) {
          environment[stylesOf: Configuration.self].add(other.style, view: other.view)
        } else {
          environment[stylesOf: Configuration.self].add(style) { view(style, $0) }
        }
      })
  }

  fileprivate func styles<Configuration>(_ styles: StyleStack<Configuration>) -> some View {
    modifier(EnvironmentWriter { $0[stylesOf: Configuration.self] = styles })
  }
}
