import EspalierCore

extension Text {
  /// Shows an image in the line, as large as it is; symbols have the size of the text's font.
  public init(_ image: Image) {
    var image = image
    image.label = image.label?.inner
    self.init(.picture(InlinePicture(view: image, depth: (image.label?.depth ?? 0) + 1)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, which stands in the line like a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
