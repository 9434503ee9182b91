/// The styles that views around a control gave it, the outermost first.
///
/// A style that shows the control again, to add something to it, gets the look that the next style further out gives it.
/// The control's own parts have all the styles around the control: in a box of a style, boxes have that style too.
///
/// `Configuration` is what a style is given, and tells the styles of one kind of control from those of another.
struct StyleStack<Configuration> {
  private struct Entry {
    let style: Any
    /// The control as the style shows it, and the styles that what is shown has around it.
    let view: @MainActor (Configuration, _ rest: StyleStack) -> AnyView
  }

  private var entries: [Entry] = []

  init() {}

  private init(_ entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// Puts a style inside those that are there.
  mutating func add<Style, Content: View>(
    _ style: Style, view: @escaping @MainActor (Configuration) -> Content
  ) {
    entries.append(
      Entry(style: style) { configuration, rest in AnyView(view(configuration).styles(rest)) })
  }

  /// The control as the innermost style shows it, or as `standard` does where there is none.
  @MainActor func view<Standard: View>(
    of configuration: Configuration, standard: () -> Standard
  ) -> AnyView {
    guard let innermost = entries.last else { return AnyView(standard()) }
    return innermost.view(configuration, StyleStack(entries.dropLast()))
  }

  /// The control as the innermost style shows it, or a default style where there is none.
  @MainActor func view<Default, Content: View>(
    of configuration: Configuration, default style: Default,
    content: @escaping (Default) -> Content
  ) -> AnyView {
    view(of: configuration) { StyledView(style: style, content: content) }
  }

  /// A part of the control as a style is given it.
  @MainActor func part<Part: View>(_ part: Part) -> AnyView {
    entries.isEmpty ? AnyView(part) : AnyView(part.styles(self))
  }
}

extension StyleStack: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.entries.count == rhs.entries.count
      && zip(lhs.entries, rhs.entries).allSatisfy { isKnownEqual($0.style, $1.style) }
  }
}

private enum StylesKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of the controls that `Configuration` describes.
  subscript<Configuration>(stylesOf _: Configuration.Type) -> StyleStack<Configuration> {
    get { self[StylesKey<Configuration>.self] }
    set { self[StylesKey<Configuration>.self] = newValue }
  }
}

nonisolated extension View {
  /// Puts a style around the controls in this view that `Configuration` describes; its dynamic properties are connected.
  func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, content: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    addingStyle(style) { style, configuration in
      StyledView(style: style) { content($0, configuration) }
    }
  }

  /// Puts a style around the controls in this view that `Configuration` describes; `view` connects its dynamic properties.
  func addingStyle<Style, Configuration, Content: View>(
    _ style: Style, view: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    // A modifier can be called anywhere, but only the main actor makes views of it.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentWriter { environment in
        environment[stylesOf: Configuration.self].add(style) { view(style, $0) }
      })
  }

  fileprivate func styles<Configuration>(_ styles: StyleStack<Configuration>) -> some View {
    modifier(EnvironmentWriter { $0[stylesOf: Configuration.self] = styles })
  }
}
