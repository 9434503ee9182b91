@_spi(Espalier) import EspalierCore
import Foundation

/// A key for a value that the view with the focus gives.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view with the focus, and those around it, give.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues {
  /// These values, and those of `others` that are not among them.
  func merged(over others: FocusedValues) -> FocusedValues {
    var merged = self
    merged.values.merge(others.values) { own, _ in own }
    return merged
  }

  /// The difference between two collections of values.
  enum Difference { case none, perhaps, certain }

  /// Values are `perhaps` different if they cannot be compared: closures, and values that hold
  /// some.
  func difference(from old: FocusedValues) -> Difference {
    if values.keys != old.values.keys { return .certain }
    var result = Difference.none
    for (key, value) in values {
      guard let last = old.values[key] else { return .certain }
      if isKnownEqual(value, last) { continue }
      if value is any Equatable { return .certain }
      result = .perhaps
    }
    return result
  }
}

nonisolated extension View {
  /// Gives a value while this view or one inside it has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, if it is not nil, while this view or one inside it has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isForScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Gives a value while the window has the focus, wherever in it.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, if it is not nil, while the window has the focus, wherever in it.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(
      FocusedValueModifier(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }
}

private struct FocusedValueModifier {
  let isForScene: Bool
  let write: (inout FocusedValues) -> Void
}

extension FocusedValueModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let focus = element.graph.input.focus
    let writer = element.component(FocusedValueWriter(element, focus))
    writer.write = write
    writer.isForScene = isForScene
    focus.values.add(writer)
    focus.setNeedsValues()
  }
}

/// Gives values for the views around the focus.
final class FocusedValueWriter: ElementComponent {
  fileprivate var write: (inout FocusedValues) -> Void = { _ in }
  fileprivate var isForScene = false
  private weak var element: LayoutElement?
  private weak var focus: FocusCenter?

  init(_ element: LayoutElement, _ focus: FocusCenter) {
    self.element = element
    self.focus = focus
  }

  /// Reports that a value which a view gave to the whole window no longer exists.
  func stop() { if isForScene, element != nil { focus?.setNeedsValues() } }

  var isAlive: Bool { element.map { !$0.isRemoved && !$0.owner.isDetached } ?? false }

  /// The depth in the tree; writers further in come last and win.
  var depth: Int { element?.owner.depth ?? 0 }
}

/// Collects the values of the focus for the views that read them.
@MainActor final class FocusedValueCenter {
  private struct Weak {
    weak var writer: FocusedValueWriter?
  }

  /// The values that the views of the window see.
  private(set) var values = FocusedValues()
  /// Those that they give themselves.
  private(set) var own = FocusedValues()
  /// Those of the window around, which a window of tools works on.
  private var surrounding = FocusedValues()
  /// Called when the window's own values have changed.
  var didChange: (@MainActor () -> Void)?
  private var writers: [ObjectIdentifier: Weak] = [:]
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  /// The views that were informed in this frame of values that may be the same as before.
  ///
  /// A view that reads a closure and passes it on gives a new one each time it is informed.
  private var told: Set<ObjectIdentifier> = []

  func add(_ writer: FocusedValueWriter) {
    writers[ObjectIdentifier(writer)] = Weak(writer: writer)
  }

  func add(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = WeakNode(reader) }

  /// Collects the values around the focus anew; `chain` is from inside out.
  func focusDidMove(_ chain: [LayoutElement]) {
    if writers.isEmpty { return }
    writers = writers.filter { $0.value.writer?.isAlive ?? false }
    var new = FocusedValues()
    let forScene = writers.values.compactMap(\.writer).filter(\.isForScene)
    for writer in forScene.sorted(by: { $0.depth < $1.depth }) { writer.write(&new) }
    for element in chain.reversed() {
      element[FocusedValueWriter.self]?.write(&new)
    }
    let isSame = new.difference(from: own) == .none
    own = new
    if !isSame { didChange?() }
    show()
  }

  func take(surrounding values: FocusedValues) {
    surrounding = values
    show()
  }

  /// Has the views see the values, their own first.
  private func show() {
    let new = own.merged(over: surrounding)
    let difference = new.difference(from: values)
    if difference == .none { return }
    values = new
    readers = readers.filter { !($0.value.value?.isDetached ?? true) }
    for (key, reader) in readers where difference == .certain || told.insert(key).inserted {
      reader.value?.invalidate()
    }
  }

  func frameDidEnd() { told.removeAll() }
}
