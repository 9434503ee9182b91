import EspalierCore

/// The part of a platform's look that concerns texts.
struct TextLook: LookPart {
  /// The font of texts for which no other is set.
  var defaultFont: Font

  static let mac = TextLook(defaultFont: .system(size: 13))
  static let phone = TextLook(defaultFont: .body)
}

extension Look {
  var text: TextLook { self[TextLook.self] }
}
