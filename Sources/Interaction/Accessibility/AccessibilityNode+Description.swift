@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension AccessibilityNode: CustomStringConvertible {
  /// The element and those inside it, a line each, indented by depth: its role, its texts, its
  /// actions.
  package var description: String {
    var lines: [String] = []
    var pending = [(node: self, depth: 0)]
    while let (node, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      pending += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    var parts = [role.rawValue]
    if headingLevel > 0 { parts[0] += " \(headingLevel)" }
    if rowLevel > 0 { parts[0] += " \(rowLevel)" }
    if let place { parts[0] += " \(place.number)/\(place.count)" }
    if !label.isEmpty { parts.append("\"\(label)\"") }
    if !value.isEmpty { parts.append("= \"\(value)\"") }
    if let range { parts.append("\(range.lowerBound.brief)...\(range.upperBound.brief)") }
    if let position { parts.append("at \(position.brief)") }
    if !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    if !inputLabels.isEmpty {
      parts.append("or " + inputLabels.map { "\"\($0)\"" }.joined(separator: " or "))
    }
    if !details.isEmpty { parts.append("more \"" + details.joined(separator: "; ") + "\"") }
    if !identifier.isEmpty { parts.append("#\(identifier)") }
    if isModal && role != .dialog { parts.append("modal") }
    if !isEnabled { parts.append("disabled") }
    if isFocused { parts.append("focused") }
    if isSelected { parts.append("selected") }
    if isCurrent { parts.append("current") }
    if let isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if actions.contains(where: \.isPrinted) {
      parts.append(
        "[" + actions.filter(\.isPrinted).map(\.printedName).joined(separator: ", ") + "]")
    }
    return parts.joined(separator: " ")
  }
}

extension AccessibilityNode.Action {
  /// A text that can be set can be edited in parts too.
  fileprivate var isPrinted: Bool {
    switch self {
    case .select, .replaceText: false
    case .press, .increment, .decrement, .focus, .escape, .magicTap, .showMenu, .setValue,
      .scrollIntoView, .named:
      true
    }
  }

  fileprivate var printedName: String {
    if case .named(let name) = self { "\"\(name)\"" } else { name }
  }

  /// The word for the action; that of the program for an action of its own.
  package var name: String {
    switch self {
    case .press: "press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .focus: "focus"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .showMenu: "showMenu"
    case .setValue: "setValue"
    case .select: "select"
    case .replaceText: "replaceText"
    case .scrollIntoView: "scrollIntoView"
    case .named(let name): name
    }
  }
}
