/// The groups of questions that AT-SPI knows.
enum AccessibleInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"
  case hypertext = "org.a11y.atspi.Hypertext"
  case hyperlink = "org.a11y.atspi.Hyperlink"
  case table = "org.a11y.atspi.Table"
  case tableCell = "org.a11y.atspi.TableCell"
  case selection = "org.a11y.atspi.Selection"
}

/// The arguments of a question, read as the types that are expected.
struct AccessibleArguments {
  private let values: [DBusValue]

  init(_ values: [DBusValue]) { self.values = values }

  func int(_ index: Int) -> Int? { values.indices.contains(index) ? values[index].number : nil }

  func text(_ index: Int) -> String? { values.indices.contains(index) ? values[index].text : nil }

  func value(_ index: Int) -> DBusValue? { values.indices.contains(index) ? values[index] : nil }
}

extension AccessibleObject {
  /// The groups of questions that the object answers.
  var interfaces: [AccessibleInterface] {
    if case .link = reference { return isHyperlink ? [.hyperlink] : [] }
    return AccessibleInterface.allCases.filter { interface in
      switch interface {
      case .accessible: true
      case .application: isApplication
      case .component: !isApplication
      case .action: !actions.isEmpty
      case .value: node?.position != nil
      case .text: text != nil
      case .editableText: node?.takesText ?? false
      case .hypertext: !links.isEmpty
      case .hyperlink: isHyperlink
      case .table: node?.role == .table
      case .tableCell: node?.role == .cell && table != nil
      case .selection: holdsSelection
      }
    }
  }

  func answer(_ call: DBusMessage) -> AccessibleAnswer {
    let arguments = AccessibleArguments(call.body)
    let member = call.member ?? ""
    switch call.interface {
    case "org.freedesktop.DBus.Properties": return propertyAnswer(member, arguments)
    case "org.freedesktop.DBus.Introspectable": return .values([.string(introspection)])
    case "org.freedesktop.DBus.Peer": return .values([])
    default: break
    }
    guard let interface = call.interface.flatMap({ AccessibleInterface(rawValue: $0) }),
      interfaces.contains(interface)
    else { return .unknownMember }
    switch interface {
    case .accessible: return accessibleAnswer(member, arguments)
    case .application:
      return member == "GetLocale" ? .values([.string(locale)]) : .unknownMember
    case .component: return componentAnswer(member, arguments)
    case .action: return actionAnswer(member, arguments)
    case .value: return .unknownMember
    case .text: return textAnswer(member, arguments)
    case .editableText: return editableTextAnswer(member, arguments)
    case .hypertext: return hypertextAnswer(member, arguments)
    case .hyperlink: return hyperlinkAnswer(member, arguments)
    case .table: return tableAnswer(member, arguments)
    case .tableCell: return tableCellAnswer(member)
    case .selection: return selectionAnswer(member, arguments)
    }
  }

  // MARK: Properties

  private func propertyAnswer(
    _ member: String, _ arguments: AccessibleArguments
  ) -> AccessibleAnswer {
    guard let interface = arguments.text(0).flatMap({ AccessibleInterface(rawValue: $0) }),
      interfaces.contains(interface)
    else { return .badArguments }
    switch member {
    case "Get":
      guard let name = arguments.text(1), let value = properties(of: interface)[name] else {
        return .badArguments
      }
      return .values([.variant(value)])
    case "GetAll":
      let pairs = properties(of: interface).sorted { $0.key < $1.key }
      return .values([
        .array(of: "{sv}", pairs.map { .entry(.string($0.key), .variant($0.value)) })
      ])
    case "Set":
      guard let name = arguments.text(1), let value = arguments.value(2) else {
        return .badArguments
      }
      return set(name, of: interface, to: value) ? .values([]) : .badArguments
    default: return .unknownMember
    }
  }

  private func properties(of interface: AccessibleInterface) -> [String: DBusValue] {
    switch interface {
    case .accessible: accessibleProperties
    case .application:
      [
        "ToolkitName": .string("Espalier"), "Version": .string("1.0"),
        "ToolkitVersion": .string("1.0"), "AtspiVersion": .string("2.1"),
        "Id": .int(application.number),
      ]
    case .component: [:]
    case .action: ["NActions": .int(actions.count)]
    case .value: valueProperties
    case .text: textProperties
    case .editableText, .hypertext: [:]
    case .hyperlink: hyperlinkProperties
    case .table: tableProperties
    case .tableCell: tableCellProperties
    case .selection: ["NSelectedChildren": .int(selectedRows.count)]
    }
  }

  private func set(_ name: String, of interface: AccessibleInterface, to value: DBusValue) -> Bool {
    switch (interface, name) {
    case (.application, "Id"):
      application.number = value.number ?? 0
      return true
    case (.value, "CurrentValue"):
      guard let number = value.fraction, number.isFinite else { return false }
      return perform(.setValue("\(number)"))
    default: return false
    }
  }

  private var introspection: String {
    let lines = interfaces.map { "  <interface name=\"\($0.rawValue)\"/>\n" }.joined()
    return "<node>\n\(lines)</node>\n"
  }
}
