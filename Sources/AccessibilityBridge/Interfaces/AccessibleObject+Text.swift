import Espalier
import EspalierDrawing

/// `org.a11y.atspi.Text` and `org.a11y.atspi.EditableText`.
extension AccessibleObject {
  var textProperties: [String: DBusValue] {
    ["CharacterCount": .int(text?.count ?? 0), "CaretOffset": .int(text?.caret ?? -1)]
  }

  func textAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    guard let text else { return .unknownMember }
    switch member {
    case "GetNSelections":
      return .values([.int(text.selection.map { $0.isEmpty ? 0 : 1 } ?? 0)])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values([.dictionary()])
    default: break
    }
    guard let first = arguments.int(0) else { return .badArguments }
    switch member {
    case "GetText":
      guard let end = arguments.int(1) else { return .badArguments }
      return .values([.string(text.text(in: text.range(first, end)))])
    case "GetCharacterAtOffset":
      let isInside = text.scalars.indices.contains(first)
      return .values([.int(isInside ? Int(text.scalars[first].value) : 0)])
    case "GetStringAtOffset", "GetTextAtOffset":
      return part(text, at: first, arguments.int(1), isBoundary: member == "GetTextAtOffset")
    case "GetTextBeforeOffset", "GetTextAfterOffset":
      return neighbor(text, of: first, arguments.int(1), isAfter: member == "GetTextAfterOffset")
    case "GetAttributes", "GetAttributeRun":
      return .values([.dictionary(), .int(0), .int(text.count)])
    default: return selectionAnswer(member, text, first, arguments)
    }
  }

  private func selectionAnswer(
    _ member: String, _ text: AccessibleText, _ first: Int, _ arguments: AccessibleArguments
  ) -> AccessibleAnswer {
    func select(_ range: Range<Int>) -> AccessibleAnswer {
      .values([.bool(perform(.select(text.units(range))))])
    }
    switch member {
    case "GetSelection":
      let range = first == 0 ? text.selection ?? 0..<0 : 0..<0
      return .values([.int(range.lowerBound), .int(range.upperBound)])
    case "SetCaretOffset": return select(text.range(first, first))
    case "AddSelection":
      guard let end = arguments.int(1) else { return .badArguments }
      return select(text.range(first, end))
    case "SetSelection":
      guard let start = arguments.int(1), let end = arguments.int(2) else { return .badArguments }
      return first == 0 ? select(text.range(start, end)) : .values([.bool(false)])
    case "RemoveSelection":
      let caret = text.caret ?? 0
      return first == 0 ? select(caret..<caret) : .values([.bool(false)])
    default: return .unknownMember
    }
  }

  // MARK: Parts

  /// - Parameter kind: a kind of part; with `isBoundary`, one of the older kinds of their beginnings and ends.
  private static func unit(_ kind: Int?, isBoundary: Bool) -> AccessibleText.Unit? {
    guard let kind, kind >= 0 else { return nil }
    // Character, and then the beginnings and ends of words, sentences and lines.
    return AccessibleText.Unit(rawValue: isBoundary ? (kind + 1) / 2 : kind)
  }

  private func part(
    _ text: AccessibleText, at offset: Int, _ kind: Int?, isBoundary: Bool
  ) -> AccessibleAnswer {
    guard let unit = Self.unit(kind, isBoundary: isBoundary) else { return .badArguments }
    return answer(text, text.range(of: unit, at: offset))
  }

  private func neighbor(
    _ text: AccessibleText, of offset: Int, _ kind: Int?, isAfter: Bool
  ) -> AccessibleAnswer {
    guard let unit = Self.unit(kind, isBoundary: true) else { return .badArguments }
    let here = text.range(of: unit, at: offset)
    if isAfter { return answer(text, text.range(of: unit, at: here.upperBound)) }
    if here.lowerBound == 0 { return answer(text, 0..<0) }
    return answer(text, text.range(of: unit, at: here.lowerBound - 1))
  }

  private func answer(_ text: AccessibleText, _ range: Range<Int>) -> AccessibleAnswer {
    .values([.string(text.text(in: range)), .int(range.lowerBound), .int(range.upperBound)])
  }

  // MARK: Editing

  func editableTextAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    guard let text else { return .unknownMember }
    if member == "SetTextContents" {
      guard let new = arguments.text(0) else { return .badArguments }
      return .values([.bool(perform(.setValue(new)))])
    }
    guard let first = arguments.int(0) else { return .badArguments }
    func replace(_ range: Range<Int>, _ new: String) -> AccessibleAnswer {
      .values([.bool(perform(.replaceText(text.units(range), new)))])
    }
    switch member {
    case "InsertText":
      guard let new = arguments.text(1), let length = arguments.int(2) else { return .badArguments }
      let part = AccessibleText(new)
      return replace(text.range(first, first), part.text(in: part.range(0, length)))
    case "DeleteText":
      guard let end = arguments.int(1) else { return .badArguments }
      return replace(text.range(first, end), "")
    case "CopyText", "CutText": return copy(member == "CutText", text, first, arguments.int(1))
    case "PasteText":
      guard let new = window?.host.session.graph.host?.clipboard else {
        return .values([.bool(false)])
      }
      return replace(text.range(first, first), new)
    default: return .unknownMember
    }
  }

  /// Copies a range of the text, unless the text is secret.
  private func copy(
    _ isCut: Bool, _ text: AccessibleText, _ start: Int, _ end: Int?
  ) -> AccessibleAnswer {
    guard let end else { return .badArguments }
    let range = text.range(start, end)
    guard node?.role != .secureField else { return .values(isCut ? [.bool(false)] : []) }
    window?.host.session.graph.host?.clipboard = text.text(in: range)
    if !isCut { return .values([]) }
    return .values([.bool(perform(.replaceText(text.units(range), "")))])
  }
}
