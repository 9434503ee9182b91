import Espalier
import Foundation

/// `org.a11y.atspi.Accessible`: the role and states of an object, and the objects around it.
extension AccessibleObject {
  var locale: String { Locale.current.identifier }

  var accessibleProperties: [String: DBusValue] {
    [
      "Name": .string(name), "Description": .string(explanation), "Parent": parent,
      "ChildCount": .int(children.count), "Locale": .string(locale),
      "AccessibleId": .string(node?.identifier ?? ""), "HelpText": .string(node?.hint ?? ""),
    ]
  }

  func accessibleAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    switch member {
    case "GetChildAtIndex":
      guard let index = arguments.int(0) else { return .badArguments }
      noteListed()
      guard children.indices.contains(index) else { return .values([Self.nothing]) }
      return .values([application.told(children[index])])
    case "GetChildren":
      noteListed()
      return .values([.array(of: "(so)", children.map { application.told($0) })])
    case "GetIndexInParent": return .values([.int(indexInParent)])
    case "GetRelationSet": return .values([.array(of: "(ua(so))", [])])
    case "GetRole": return .values([.uint32(role.rawValue)])
    case "GetRoleName", "GetLocalizedRoleName": return .values([.string(role.name)])
    case "GetState": return .values([states.value])
    case "GetAttributes": return .values([.dictionary(attributes)])
    case "GetApplication": return .values([application.value(.application)])
    case "GetInterfaces": return .values([.texts(interfaces.map(\.rawValue))])
    default: return .unknownMember
    }
  }

  static var nothing: DBusValue { .structure([.string(""), .path(AccessibleReference.nothing)]) }

  /// From now on programs are informed when children are added and removed.
  private func noteListed() { if let window, let node { window.listed.insert(node.id) } }

  /// The facts for which AT-SPI has no question.
  private var attributes: [(String, String)] {
    guard let node else { return [("toolkit", "Espalier")] }
    var attributes = [("toolkit", "Espalier")]
    if !node.identifier.isEmpty { attributes.append(("id", node.identifier)) }
    if node.headingLevel > 0 { attributes.append(("level", "\(node.headingLevel)")) }
    if node.rowLevel > 0 { attributes.append(("level", "\(node.rowLevel)")) }
    if let place = node.place {
      attributes += [("posinset", "\(place.number)"), ("setsize", "\(place.count)")]
    }
    if !node.value.isEmpty && !node.isField { attributes.append(("valuetext", node.value)) }
    if !node.inputLabels.isEmpty {
      attributes.append(("input-labels", node.inputLabels.joined(separator: ", ")))
    }
    return attributes
  }
}
