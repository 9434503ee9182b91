import EspalierCore
import EspalierGraphics

/// A mark at a value of a slider, with a label if there is one.
///
/// The label is for assistive programs: it describes the slider while its value is that of the mark.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  let label: AnyView?

  /// A mark without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// A mark that a view describes.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// A mark that a translated text describes.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// A mark that a translated text describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value) { Text(titleResource) }
  }

  /// A mark that a text describes.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }
}

extension SliderTick: Identifiable {
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  public static func == (first: SliderTick, second: SliderTick) -> Bool {
    first.value == second.value
  }

  public static func < (first: SliderTick, second: SliderTick) -> Bool {
    first.value < second.value
  }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}
