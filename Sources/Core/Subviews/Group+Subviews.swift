/// The views that `Group(subviews:)` makes of the views that it is given.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

/// The views that `Group(sections:)` makes of the sections that it is given.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension Group where Content: View {
  /// Views made of the views that `view` consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Views made of the sections that `view` consists of.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

extension GroupElementsOfContent: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SubviewsNode(view, inputs)
  }
}

extension GroupSectionsOfContent: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SubviewsNode(view, inputs)
  }
}

/// A view made of the children of another one.
@MainActor protocol SubviewsView: PrimitiveView {
  associatedtype Base: View
  associatedtype Result: View
  var base: Base { get }

  func result(_ parts: [SubviewPart], _ link: SubviewSourceLink) -> Result
}

extension GroupElementsOfContent: SubviewsView {
  func result(_ parts: [SubviewPart], _ link: SubviewSourceLink) -> Result {
    transform(SubviewsCollection(SubviewRuns(parts, link)))
  }
}

extension GroupSectionsOfContent: SubviewsView {
  func result(_ parts: [SubviewPart], _ link: SubviewSourceLink) -> Result {
    transform(SectionCollection(SectionRuns(parts, link)))
  }
}

/// The node of a view made of the children of another one: made anew when these change.
final class SubviewsNode<V: SubviewsView>: ViewNode {
  private var view: V
  private var source: SubviewSourceNode?
  private var link: SubviewSourceLink?
  private var result: ViewNode?

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let source = SubviewSourceNode(view.base, inputsForChild())
    let link = SubviewSourceLink(source)
    self.source = source
    self.link = link
    source.whenChanged { [weak self] in self?.showAgain() }
    result = makeChild(evaluate { view.result(source.parts, link) })
  }

  override var children: [ViewNode] { [source, result].compactMap { $0 } }

  override func collectElements(into elements: inout SubviewList) {
    result?.collectElements(into: &elements)
  }

  override func update<W>(_ view: W) {
    self.view = unsafeSame(view, as: V.self)
    source?.update(self.view.base)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    var isShown = false
    source?.update {
      showAgain()
      isShown = true
    }
    if !isShown { showAgain() }
  }

  private func showAgain() {
    guard let source, let link, !isDetached else { return }
    updateChild(result, evaluate { view.result(source.parts, link) })
  }

  /// Views that are not shown give no preferences; those that are shown give them in their own
  /// place.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    result?.shownPreference(key)
  }

  /// The children of the source are notified by the views that show them.
  override func displayDidChange() { result?.displayDidChange() }
}
