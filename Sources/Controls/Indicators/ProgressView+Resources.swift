import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

// Titles that are resources.

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length with a label from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }
}

extension ProgressView {
  /// A task of which `value` of `total` is done, with a label from a resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
