import Espalier

/// `org.a11y.atspi.Action` and `org.a11y.atspi.Value`: the actions of an object.
extension AccessibleObject {
  /// The actions that programs can have the element perform, in order.
  var actions: [AccessibilityNode.Action] {
    guard let node, node.isEnabled else { return [] }
    let actions = node.actions.filter { $0.atspiName != nil }
    // Anything that looks like a button can be pressed, by a click in its middle.
    return node.role.isPressed && !actions.contains(.press) ? [.press] + actions : actions
  }

  func actionAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    if member == "GetActions" {
      return .values([
        .array(
          of: "(sss)",
          actions.map { .structure([.string($0.atspiName ?? ""), .string(""), .string("")]) })
      ])
    }
    guard let index = arguments.int(0) else { return .badArguments }
    guard actions.indices.contains(index) else {
      return member == "DoAction" ? .values([.bool(false)]) : .badArguments
    }
    switch member {
    case "GetName", "GetLocalizedName": return .values([.string(actions[index].atspiName ?? "")])
    case "GetDescription", "GetKeyBinding": return .values([.string("")])
    case "DoAction": return .values([.bool(perform(actions[index]))])
    default: return .unknownMember
    }
  }

  var valueProperties: [String: DBusValue] {
    guard let node, let position = node.position else { return [:] }
    return [
      "MinimumValue": .double(node.range?.lowerBound ?? -.greatestFiniteMagnitude),
      "MaximumValue": .double(node.range?.upperBound ?? .greatestFiniteMagnitude),
      "MinimumIncrement": .double(node.step ?? 0), "CurrentValue": .double(position),
      "Text": .string(node.value),
    ]
  }
}

extension AccessibilityNode.Action {
  /// The name that programs have for it; nil for actions that they request in another way.
  var atspiName: String? {
    switch self {
    case .press: "press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .showMenu: "show menu"
    case .magicTap: "magic tap"
    case .named(let name): name
    case .focus, .setValue, .scrollIntoView, .select, .replaceText: nil
    }
  }
}
