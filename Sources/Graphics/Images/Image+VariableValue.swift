@_spi(Espalier) import EspalierCore
import Foundation

// Only symbols have parts that come and go with a value; picture files look the same for each.

extension Image {
  /// A picture file of a bundle, by its name, in code that also names symbols.
  ///
  /// - Parameter variableValue: without effect on pictures that are not symbols.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture file of a bundle with a description for people who cannot see it.
  ///
  /// - Parameter variableValue: without effect on pictures that are not symbols.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture that means nothing to people who cannot see it.
  ///
  /// - Parameter variableValue: without effect on pictures that are not symbols.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}
