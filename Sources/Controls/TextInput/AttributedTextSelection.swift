import Foundation

/// The selection in a text with attributes: a place between characters, or ranges of characters.
///
///     @State private var text: AttributedString = "Hello"
///     @State private var selection = AttributedTextSelection()
///
///     TextEditor(text: $text, selection: $selection)
///     Button("Red") {
///       text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
///     }
///
/// Its places belong to one state of a text. `transformAttributes(in:body:)`, `replaceSelection(_:with:)` and
/// `transform(updating:body:)` change both together.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection in a text.
  public enum Indices: Equatable, Sendable {
    /// A place between characters.
    case insertionPoint(AttributedString.Index)
    /// The selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil is the end of the text.
  private let places: Indices?
  private let typingAttributes: AttributeContainer?

  /// Creates a place at the end of the text.
  public init() { (places, typingAttributes) = (nil, nil) }

  /// Creates a place between characters.
  ///
  /// - Parameter typingAttributes: the attributes of the characters that are typed next; nil gives them those of the text
  ///   around.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    places = .insertionPoint(insertionPoint)
    self.typingAttributes = typingAttributes
  }

  /// Creates a selection of characters, or a place between them if the range is empty.
  public init(range: Range<AttributedString.Index>) {
    places =
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    typingAttributes = nil
  }

  /// Creates a selection of characters in several ranges; without any it is the end of the text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    places = ranges.isEmpty ? nil : .ranges(ranges)
    typingAttributes = nil
  }

  /// The places in a text; its end, if the selection belongs to another state of the text.
  public func indices(in text: AttributedString) -> Indices {
    switch places {
    case .insertionPoint(let index) where isPlace(index, in: text): places!
    case .ranges(let ranges) where ranges.isValid(within: text): places!
    case nil, .insertionPoint, .ranges: .insertionPoint(text.endIndex)
    }
  }

  /// The attributes of characters that are typed in place of the selection.
  ///
  /// Unless others were chosen, those of the first selected character, or of the one before the place between characters.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index):
      return chosenAttributes(in: text) ?? text.typingAttributes(in: index..<index)
    case .ranges(let ranges): return text.typingAttributes(in: ranges.ranges[0])
    }
  }

  /// True for a place of this state of a text; the end of a text counts as valid for ranges only.
  private func isPlace(_ index: AttributedString.Index, in text: AttributedString) -> Bool {
    (index..<index).isValid(within: text)
  }

  /// The attributes that were chosen for the next characters; nil if they follow from those around.
  func chosenAttributes(in text: AttributedString) -> AttributeContainer? {
    guard case .insertionPoint(let index) = places, isPlace(index, in: text) else { return nil }
    return typingAttributes
  }

  /// The attributes of the selected characters, or of those that are typed next if none are selected.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(selection: self, text: text)
  }

  /// The attributes of each run of which characters are selected.
  public struct Attributes<Text>: Sequence {
    private let containers: [AttributeContainer]

    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      containers.makeIterator()
    }

    /// The values of an attribute; neighboring runs with the same value count once.
    public subscript<K: AttributedStringKey>(_ type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      var values: [K.Value?] = []
      for container in containers where values.isEmpty || values.last! != container[type] {
        values.append(container[type])
      }
      return values
    }

    /// The values of an attribute; neighboring runs with the same value count once.
    public subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable {
      self[K.self]
    }
  }
}

extension AttributedTextSelection.Attributes where Text == AttributedString {
  fileprivate init(selection: AttributedTextSelection, text: AttributedString) {
    switch selection.indices(in: text) {
    case .insertionPoint: containers = [selection.typingAttributes(in: text)]
    case .ranges(let ranges):
      containers = ranges.ranges.flatMap { text[$0].runs.map(\.attributes) }
    }
  }
}
