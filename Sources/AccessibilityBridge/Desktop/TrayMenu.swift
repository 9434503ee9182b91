import Espalier
import EspalierHosting
import Foundation

/// The lines of a menu as `com.canonical.dbusmenu` numbers them, with the root as 0.
///
/// The desktop ends no program by itself: after the app's own lines comes one that does.
@MainActor struct TrayMenu {
  /// The effect of choosing a line.
  enum Action: Equatable {
    case line(Int)
    /// Shows the views that stand on a panel.
    case show
    case quit
  }

  /// A line with its number.
  private struct Item: Equatable {
    var line: AppExtra.Line
    var action: Action?
    var children: [Int] = []
  }

  private(set) var revision: UInt32 = 1
  private var items: [Item] = []

  init(of extra: AppExtra) { items = Self.items(of: extra) }

  /// Takes the current lines of the menu, and returns whether they have changed.
  mutating func update(of extra: AppExtra) -> Bool {
    let items = Self.items(of: extra)
    if items == self.items { return false }
    self.items = items
    revision += 1
    return true
  }

  private static func items(of extra: AppExtra) -> [Item] {
    var items = [Item(line: AppExtra.Line(id: 0))]
    var own: [(AppExtra.Line, Action?)] = []
    if extra.isPanel {
      own.append((AppExtra.Line(id: 0, title: "Show \(extra.title)"), .show))
    } else {
      own = extra.lines.map { ($0, .line($0.id)) }
    }
    var separator = AppExtra.Line(id: 0)
    separator.isSeparator = true
    let name = ProcessInfo.processInfo.processName
    own += [(separator, nil), (AppExtra.Line(id: 0, title: "Quit \(name)"), .quit)]
    add(own, to: 0, in: &items)
    return items
  }

  private static func add(
    _ lines: [(AppExtra.Line, Action?)], to parent: Int, in items: inout [Item]
  ) {
    for (line, action) in lines {
      let number = items.count
      items[parent].children.append(number)
      items.append(Item(line: line, action: action))
      add((line.lines ?? []).map { ($0, .line($0.id)) }, to: number, in: &items)
    }
  }

  /// The effect of the line with a number; nil where it has none now.
  func action(of number: Int) -> Action? {
    guard items.indices.contains(number), items[number].line.isEnabled else { return nil }
    return items[number].line.lines == nil ? items[number].action : nil
  }

  /// A line and those inside it, to the depth that is asked for; -1 is all of them.
  func layout(from number: Int, depth: Int) -> DBusValue? {
    guard items.indices.contains(number) else { return nil }
    let children =
      depth == 0
      ? [] : items[number].children.compactMap { layout(from: $0, depth: max(-1, depth - 1)) }
    return .structure([
      .int(number), properties(of: number), .array(of: "v", children.map { .variant($0) }),
    ])
  }

  /// The properties of several lines; of all of them, if none are named.
  func properties(of numbers: [Int]) -> DBusValue {
    let known = numbers.isEmpty ? Array(items.indices) : numbers.filter(items.indices.contains)
    return .array(
      of: "(ia{sv})", known.map { .structure([.int($0), properties(of: $0)]) })
  }

  func property(_ name: String, of number: Int) -> DBusValue? {
    guard items.indices.contains(number) else { return nil }
    return pairs(of: number).first { $0.0 == name }?.1
  }

  private func properties(of number: Int) -> DBusValue {
    .array(of: "{sv}", pairs(of: number).map { .entry(.string($0.0), .variant($0.1)) })
  }

  private func pairs(of number: Int) -> [(String, DBusValue)] {
    let item = items[number]
    if item.line.isSeparator { return [("type", .string("separator"))] }
    if number == 0 { return [("children-display", .string("submenu"))] }
    // A single underscore would mark a letter for the keyboard.
    let title = item.line.title.replacingOccurrences(of: "_", with: "__")
    var pairs: [(String, DBusValue)] = [
      ("label", .string(title)), ("enabled", .bool(item.line.isEnabled)),
      ("visible", .bool(true)),
    ]
    if let isOn = item.line.isOn {
      pairs.append(("toggle-type", .string("checkmark")))
      pairs.append(("toggle-state", .int(isOn ? 1 : 0)))
    }
    if item.line.lines != nil { pairs.append(("children-display", .string("submenu"))) }
    return pairs
  }
}
