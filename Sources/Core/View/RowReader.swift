import Foundation

/// A view that tells the rows it gives its container before there is a node for it.
@MainActor package protocol RowTelling: View {
  /// False if no value of the type tells identities or traits.
  ///
  /// - Parameter depth: the largest number of nested types to look into.
  static func mayTellIdentities(within depth: Int) -> Bool

  /// Hands its rows to `reader`, or the views that it consists of.
  func tell(_ reader: inout RowReader)
}

/// The rows of a view, read from its value: from the data of its loops, and from the identities and
/// traits that modifiers give.
///
/// A list finds a row in sections that were never shown, and selects all rows, without a node for any
/// of them. Where views depend on state of their own, their rows are known once they have nodes, and
/// the reader is not sure.
@MainActor package struct RowReader {
  /// A row that need not exist.
  package struct Row {
    /// The identities that loops give it, the innermost first.
    package let identities: [AnyHashable]
    fileprivate let traits: [TraitWriter]
    /// The view inside all modifiers; nil where it is not known without a node.
    package let content: (any View)?

    /// Returns the value of the innermost modifier for a key.
    package func trait(_ key: Any.Type) -> Any? { traits.last { $0.key == key }?.value }
  }

  /// The identity or tag that is looked for; nil lists all rows.
  let wanted: AnyHashable?
  var isFound = false
  /// False if there may be more than was read.
  var isSure = true
  private(set) var rows: [Row] = []
  private var identities: [AnyHashable] = []
  private var traits: [TraitWriter] = []
  private var isInSection = false
  private var depth = 0

  /// The largest depth of nested views to look into.
  static let mostNested = 64

  init(wanted: AnyHashable? = nil) { self.wanted = wanted }

  /// True if no view that comes next can change the answer.
  var isDone: Bool { wanted == nil ? !isSure : isFound }

  package mutating func read<V: View>(_ view: V) {
    if isDone { return }
    if depth >= Self.mostNested {
      isSure = false
      return
    }
    depth += 1
    defer { depth -= 1 }
    if let telling = view as? any RowTelling {
      telling.tell(&self)
    } else if V.Body.self == Never.self {
      add(V._elementCount(within: Self.mostNested), view)
    } else if PropertyField.hasState(V.self) {
      if Self.mayTellIdentities(V.Body.self) {
        isSure = false
      } else {
        add(V._elementCount(within: Self.mostNested), nil)
      }
    } else {
      read(view.body)
    }
  }

  /// Reads a view with an identity, which is that of its rows in a loop.
  mutating func read<V: View>(_ view: V, identifiedBy id: AnyHashable) {
    if id == wanted { isFound = true }
    identities.append(id)
    read(view)
    identities.removeLast()
  }

  /// Reads a view to which `id(_:)` gives an identity; containers take no notice of it.
  mutating func read<V: View>(_ view: V, named id: AnyHashable) {
    if id == wanted { isFound = true }
    read(view)
  }

  /// Reads a view with a trait.
  mutating func read<V: View>(_ view: V, with writer: TraitWriter) {
    if let wanted, writer.isTag(wanted) { isFound = true }
    traits.append(writer)
    read(view)
    traits.removeLast()
  }

  /// Reads the parts of a section; in an outermost section only the content is rows.
  package mutating func readSection<Header: View, Content: View, Footer: View>(
    _ header: Header, _ content: Content?, _ footer: Footer
  ) {
    let isInner = isInSection
    isInSection = true
    defer { isInSection = isInner }
    if wanted != nil || isInner { read(header) }
    read(content)
    if wanted != nil || isInner { read(footer) }
  }

  /// Adds the rows that a view consists of.
  private mutating func add(_ count: Int?, _ content: (any View)?) {
    if wanted != nil { return }
    guard let count else {
      isSure = false
      return
    }
    for _ in 0..<count {
      rows.append(Row(identities: identities.reversed(), traits: traits, content: content))
    }
  }

  /// Adds a row of which only the identity is known.
  mutating func addRow(identifiedBy id: AnyHashable) {
    rows.append(Row(identities: [id] + identities.reversed(), traits: traits, content: nil))
  }

  /// Reads a modified view, as far as the modifier leaves its rows as they are.
  mutating func read<Content: View, Modifier: ViewModifier>(
    _ content: Content, changedBy modifier: Modifier
  ) {
    if let writer = modifier as? TraitWriter { return read(content, with: writer) }
    let isTransparent = Modifier.Body.self == Never.self
    if !isTransparent, Self.mayTellIdentities(Modifier.Body.self) { isSure = false }
    let keepsCount =
      Modifier._elementCount(of: 2) == 2
      || Modifier._elementCount(of: 1) == 1 && Content._elementCount(within: Self.mostNested) == 1
    if wanted == nil && !keepsCount { isSure = false }
    read(content)
  }

  /// False if no value of a type tells identities or traits.
  package static func mayTellIdentities<V: View>(
    _ type: V.Type, within depth: Int = mostNested
  ) -> Bool {
    if depth <= 0 { return true }
    if let telling = type as? any RowTelling.Type {
      return telling.mayTellIdentities(within: depth - 1)
    }
    return V.Body.self != Never.self && mayTellIdentities(V.Body.self, within: depth - 1)
  }
}

extension RowReader: _PartVisitor {
  package mutating func visit<V: View>(_ view: V) { read(view) }
}

extension ModifiedContent: RowTelling where Content: View, Modifier: ViewModifier {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    Modifier.self == TraitWriter.self || RowReader.mayTellIdentities(Content.self, within: depth)
      || Modifier.Body.self != Never.self
        && RowReader.mayTellIdentities(Modifier.Body.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) { reader.read(content, changedBy: modifier) }
}

extension _ViewModifier_Content: RowTelling {
  /// A reader of a modified view reads the view inside, too.
  package static func mayTellIdentities(within depth: Int) -> Bool { false }

  package func tell(_ reader: inout RowReader) {}
}

extension Group: RowTelling where Content: View {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Content.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) { reader.read(content) }
}

extension EquatableView: RowTelling {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Content.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) { reader.read(content) }
}

extension AnyView: RowTelling {
  package static func mayTellIdentities(within depth: Int) -> Bool { true }

  package func tell(_ reader: inout RowReader) { reader.read(content) }
}

extension Optional: RowTelling where Wrapped: View {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Wrapped.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) { if let self { reader.read(self) } }
}

extension _ConditionalContent: RowTelling where TrueContent: View, FalseContent: View {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(TrueContent.self, within: depth)
      || RowReader.mayTellIdentities(FalseContent.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) {
    switch self {
    case .first(let content): reader.read(content)
    case .second(let content): reader.read(content)
    }
  }
}
