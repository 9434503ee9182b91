@_spi(Espalier) import EspalierCore
import EspalierGraphics
import LayoutEngine

/// Views that belong together, with a header before and a footer after them.
///
/// In stacks, its parts stand for themselves: header, content, footer. A lazy container can hold
/// headers and footers at its edge; in a lazy grid they are as wide as the grid, and the content
/// begins a new line.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package var isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SectionNode(view, inputs)
  }

  public static func _isSection(within depth: Int) -> Bool { true }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose content exists only while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a localized title, whose content exists only while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a verbatim title, whose content exists only while `isExpanded` is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a string resource for its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// A section with a string resource for its title, whose content exists only while `isExpanded`
  /// is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: RowTelling where Parent: View, Content: View, Footer: View {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Parent.self, within: depth)
      || RowReader.mayTellIdentities(Content.self, within: depth)
      || RowReader.mayTellIdentities(Footer.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) {
    reader.readSection(header, isExpanded?.wrappedValue == false ? nil : content, footer)
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode {
  private var view: Section<Parent, Content, Footer>
  private var header: ViewNode?
  private var content: ViewNode?
  /// The rows that the environment adds after those of the content.
  private var lastRows: ViewNode?
  private var footer: ViewNode?
  private var group: SectionGroup?

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    group = SectionGroup(self)
    group?.isExpanded = view.isExpanded
    header = makeChild(view.header)
    if isExpanded { content = makeChild(view.content) }
    lastRows = environment.lastRows.map { makeChild($0) }
    footer = makeChild(view.footer)
  }

  override var children: [ViewNode] {
    [header, content, lastRows, footer].compactMap { $0 }
  }

  override var name: String? { "Section" }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Section<Parent, Content, Footer>.self)
    self.view = view
    group?.isExpanded = view.isExpanded
    updateChild(header, view.header)
    updateChild(footer, view.footer)
    showContent()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    guard let rows = environment.lastRows else {
      if let gone = lastRows { end(gone) }
      return
    }
    if let lastRows { return updateChild(lastRows, rows) }
    lastRows = makeChild(rows)
    elementsDidChange()
  }

  private func end(_ rows: ViewNode) {
    lastRows = nil
    rows.detach()
    elementsDidChange()
  }

  /// The section was opened or closed.
  override func performUpdate() {
    isQueued = false
    showContent()
  }

  private var isExpanded: Bool { tracked { view.isExpanded?.wrappedValue ?? true } }

  private func showContent() {
    if !isExpanded {
      guard let hidden = content else { return }
      content = nil
      hidden.detach()
      elementsDidChange()
    } else if let content {
      updateChild(content, view.content)
    } else {
      content = makeChild(view.content)
      elementsDidChange()
    }
  }

  override func collectElements(into elements: inout SubviewList) {
    guard let group else { return }
    elements.collect(group) { elements in
      elements.beginEntry(0)
      header?.collectElements(into: &elements)
      elements.beginEntry(1)
      content?.collectElements(into: &elements)
      if content != nil { lastRows?.collectElements(into: &elements) }
      elements.beginEntry(2)
      footer?.collectElements(into: &elements)
    }
  }
}

private enum LastRowsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Rows that sections add after those of their content; nil adds none.
  package var lastRows: AnyView? {
    get { self[LastRowsKey.self] }
    set { self[LastRowsKey.self] = newValue }
  }
}
