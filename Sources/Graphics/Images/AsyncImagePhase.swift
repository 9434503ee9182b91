@_spi(Espalier) import EspalierCore

/// The progress of the loading of a picture.
public enum AsyncImagePhase: Sendable {
  /// It has not arrived.
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason why the picture could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
