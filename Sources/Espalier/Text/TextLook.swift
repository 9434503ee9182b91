/// The texts of a platform's look.
struct TextLook: LookPart {
  /// The font of texts that nobody chose another for.
  var defaultFont: Font

  static let mac = TextLook(defaultFont: .system(size: 13))
  static let phone = TextLook(defaultFont: .body)
}

extension Look {
  var text: TextLook { self[TextLook.self] }
}
