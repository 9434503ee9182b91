import EspalierDrawing

/// The numbers that stand for the parts of a frame; pages read them as a module made from these
/// declarations.
enum Wire {
  /// The first byte of a message to the page.
  enum Message: UInt8, CaseIterable {
    case frame = 1
    case outlines = 2
    case image = 3
    /// The page forgets the images that it has.
    case forgetImages = 4
    /// A file that the program gives to the person.
    case file = 5
  }

  /// The fate of an item of the last frame, or its replacement.
  enum Change: UInt8, CaseIterable {
    case new = 0
    case sameGroup = 1
    case otherEffect = 2
    case kept = 3
  }

  enum Item: UInt8, CaseIterable {
    case nothing = 0
    case fill = 1
    case stroke = 2
    case glyphs = 3
    case image = 4
    case group = 5
  }

  enum Shape: UInt8, CaseIterable {
    case rect = 0
    case ellipse = 1
    case outline = 2
  }

  enum Paint: UInt8, CaseIterable {
    case color = 0
    case linear = 1
    case radial = 2
    case conic = 3
    case tiles = 4
    case backdrop = 5
  }
}

extension Wire {
  /// The module with which pages read frames.
  static var script: String {
    """
    // Made from the declarations of the program that serves this page.
    export const message = \(object(Message.self));
    export const change = \(object(Change.self));
    export const item = \(object(Item.self));
    export const shape = \(object(Shape.self));
    export const paint = \(object(Paint.self));
    // The kinds of effects, with the names and forms of their values.
    export const effects = [
    \(EffectKind.allCases.map(line).joined(separator: "\n"))
    ];
    export const blendModes = [\(BlendMode.allCases.map { "\"\($0)\"" }.joined(separator: ", "))];

    """
  }

  private static func object<Kind>(_ kind: Kind.Type) -> String
  where Kind: CaseIterable & RawRepresentable<UInt8> {
    let entries = Kind.allCases.map { "\($0): \($0.rawValue)" }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private static func line(_ kind: EffectKind) -> String {
    let fields = kind.fields.map { "[\"\($0.name)\", \(words($0.form))]" }
    return "  { kind: \"\(kind)\", fields: [\(fields.joined(separator: ", "))] },"
  }

  private static func words(_ form: EffectKind.ValueForm) -> String {
    if case .numbers(let count) = form { return "\"numbers\", \(count)" }
    if form == .changes { return "\"changes\", []" }
    if form == .outline { return "\"outlined\"" }
    return "\"\(form)\""
  }
}
