import Espalier
import EspalierHosting
import Foundation

/// A menu of an app in the desktop's tray: an object of `org.kde.StatusNotifierItem`, and the lines of its menu as one of
/// `com.canonical.dbusmenu`.
@MainActor final class TrayItem {
  let extra: AppExtra
  private let number: Int
  private let app: AppSession
  private let connection: DBusConnection
  private let picture: @MainActor (AppExtra) -> TrayPicture?
  private var menu: TrayMenu
  private var shown: (title: String, face: Int)

  private static let path = "/StatusNotifierItem"
  private static let menuPath = "/MenuBar"
  private static let interface = "org.kde.StatusNotifierItem"
  private static let menuInterface = "com.canonical.dbusmenu"
  private static let properties = "org.freedesktop.DBus.Properties"

  init(
    _ extra: AppExtra, number: Int, app: AppSession, _ connection: DBusConnection,
    picture: @escaping @MainActor (AppExtra) -> TrayPicture?
  ) {
    (self.extra, self.number, self.app) = (extra, number, app)
    (self.connection, self.picture) = (connection, picture)
    menu = TrayMenu(of: extra)
    shown = (extra.title, extra.faceRevision)
    connection.onCall = { [weak self] in self?.take($0) }
    extra.onChange = { [weak self] in self?.extraDidChange() }
  }

  func close() {
    extra.onChange = nil
    connection.close()
  }

  /// Informs the tray of the changes.
  private func extraDidChange() {
    if extra.title != shown.title { signal(Self.path, Self.interface, "NewTitle") }
    if extra.faceRevision != shown.face { signal(Self.path, Self.interface, "NewIcon") }
    shown = (extra.title, extra.faceRevision)
    if menu.update(of: extra) {
      signal(
        Self.menuPath, Self.menuInterface, "LayoutUpdated",
        [.uint32(menu.revision), .int32(0)])
    }
  }

  private func signal(
    _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = []
  ) {
    connection.send(.signal(path, interface, member, body))
  }

  // MARK: Questions

  private func take(_ call: DBusMessage) {
    let values = answer(call)
    guard call.expectsAnswer else { return }
    connection.send(
      values.map { call.answer($0) }
        ?? call.failure(
          "org.freedesktop.DBus.Error.UnknownMethod",
          "\(call.interface ?? "") has no \(call.member ?? "") here."))
  }

  private func answer(_ call: DBusMessage) -> [DBusValue]? {
    switch call.interface {
    case "org.freedesktop.DBus.Peer": return []
    case Self.properties: return property(call)
    case Self.interface: return perform(call)
    case Self.menuInterface: return menuAnswer(call)
    default: return nil
    }
  }

  private func property(_ call: DBusMessage) -> [DBusValue]? {
    let all = call.path == Self.menuPath ? menuProperties : itemProperties
    switch call.member {
    case "GetAll":
      return [.array(of: "{sv}", all.map { .entry(.string($0.0), .variant($0.1)) })]
    case "Get":
      guard call.body.count == 2, let value = all.first(where: { $0.0 == call.body[1].text })
      else { return nil }
      return [.variant(value.1)]
    default: return nil
    }
  }

  private var itemProperties: [(String, DBusValue)] {
    let pictures = picture(extra).map { [$0.value] } ?? []
    let noPictures = DBusValue.array(of: TrayPicture.signature, [])
    return [
      ("Category", .string("ApplicationStatus")),
      ("Id", .string("\(ProcessInfo.processInfo.processName)-\(number)")),
      ("Title", .string(extra.title)), ("Status", .string("Active")), ("WindowId", .int32(0)),
      ("IconName", .string("")), ("IconPixmap", .array(of: TrayPicture.signature, pictures)),
      ("OverlayIconName", .string("")), ("OverlayIconPixmap", noPictures),
      ("AttentionIconName", .string("")), ("AttentionIconPixmap", noPictures),
      (
        "ToolTip",
        .structure([.string(""), noPictures, .string(extra.title), .string("")])
      ),
      ("ItemIsMenu", .bool(!extra.isPanel)), ("Menu", .path(Self.menuPath)),
    ]
  }

  private var menuProperties: [(String, DBusValue)] {
    [
      ("Version", .uint32(3)), ("TextDirection", .string("ltr")), ("Status", .string("normal")),
      ("IconThemePath", .texts([])),
    ]
  }

  // MARK: Actions

  private func perform(_ call: DBusMessage) -> [DBusValue]? {
    switch call.member {
    case "Activate":
      if extra.isPanel { app.openWindow(of: extra) }
      return []
    case "SecondaryActivate", "ContextMenu", "Scroll": return []
    default: return nil
    }
  }

  private func menuAnswer(_ call: DBusMessage) -> [DBusValue]? {
    switch call.member {
    case "GetLayout":
      guard call.body.count == 3, let parent = call.body[0].number, let depth = call.body[1].number,
        let layout = menu.layout(from: parent, depth: depth)
      else { return nil }
      return [.uint32(menu.revision), layout]
    case "GetGroupProperties":
      let ids = call.body.first?.elements.compactMap(\.number) ?? []
      return [menu.properties(of: ids)]
    case "GetProperty":
      guard call.body.count == 2, let id = call.body[0].number, let name = call.body[1].text,
        let value = menu.property(name, of: id)
      else { return nil }
      return [.variant(value)]
    case "Event":
      if call.body.count >= 2, let id = call.body[0].number, call.body[1].text == "clicked" {
        choose(id)
      }
      return []
    case "EventGroup":
      for event in call.body.first?.elements ?? [] where event.elements.count >= 2 {
        if let id = event.elements[0].number, event.elements[1].text == "clicked" { choose(id) }
      }
      return [.array(of: "i", [])]
    case "AboutToShow": return [.bool(false)]
    case "AboutToShowGroup": return [.array(of: "i", []), .array(of: "i", [])]
    default: return nil
    }
  }

  private func choose(_ id: Int) {
    switch menu.action(of: id) {
    case .line(let element): extra.choose(element)
    case .show: app.openWindow(of: extra)
    case .quit: app.quit()
    case nil: break
    }
  }
}

extension TrayPicture {
  fileprivate static let signature = "(iiay)"

  fileprivate var value: DBusValue {
    .structure([.int(width), .int(height), .array(of: "y", pixels.map { .byte($0) })])
  }
}
