import Espalier
import EspalierHosting
import Foundation

/// The desktop's tray, `org.kde.StatusNotifierWatcher` on the session's bus, and the menus of an app that stand in it.
@MainActor package final class Tray {
  /// Called with whether there is a tray, first when that is known and then whenever it changes.
  package var onChange: (@MainActor (Bool) -> Void)?
  private(set) var items: [TrayItem] = []

  private let address: DBusAddress
  private let app: AppSession
  private let picture: @MainActor (AppExtra) -> TrayPicture?
  private let session: DBusConnection
  private var isThere: Bool?

  private static let watcher = "org.kde.StatusNotifierWatcher"
  private static let watcherPath = "/StatusNotifierWatcher"

  /// Nil if the session has no bus.
  package init?(
    _ app: AppSession, environment: [String: String],
    picture: @escaping @MainActor (AppExtra) -> TrayPicture?
  ) {
    guard let address = DBusAddress.session(environment), let session = DBusConnection(address)
    else { return nil }
    (self.address, self.app, self.session, self.picture) = (address, app, session, picture)
    session.onSignal = { [weak self] signal in
      if signal.member == "NameOwnerChanged", signal.body.count == 3 {
        self?.found(!(signal.body[2].text ?? "").isEmpty)
      }
    }
    session.onEnd = { [weak self] in self?.found(false) }
    session.listen(
      "type='signal',interface='\(DBusConnection.bus)',member='NameOwnerChanged',"
        + "arg0='\(Self.watcher)'")
    session.call(
      .call(
        to: DBusConnection.bus, DBusConnection.busPath, DBusConnection.bus, "NameHasOwner",
        [.string(Self.watcher)])
    ) { [weak self] in self?.found($0?.first?.isTrue ?? false) }
    app.onExtras = { [weak self] in self?.showExtras() }
  }

  /// True if a menu of the app can be reached while it has no window.
  package var isInUse: Bool { !items.isEmpty }

  package func close() {
    app.onExtras = nil
    for item in items { item.close() }
    items = []
    session.close()
  }

  private func found(_ isThere: Bool) {
    if self.isThere == isThere { return }
    self.isThere = isThere
    if !isThere {
      for item in items { item.close() }
      items = []
    }
    app.showsExtrasOutside = isThere
    onChange?(isThere)
  }

  /// One item for each menu.
  private func showExtras() {
    guard isThere == true else { return }
    let extras = app.extras
    for item in items where !extras.contains(where: { $0 === item.extra }) { item.close() }
    items = extras.enumerated().compactMap { index, extra in
      if let item = items.first(where: { $0.extra === extra }) { return item }
      guard let connection = DBusConnection(address) else { return nil }
      let item = TrayItem(extra, number: index + 1, app: app, connection, picture: picture)
      connection.call(
        .call(
          to: DBusConnection.bus, DBusConnection.busPath, DBusConnection.bus, "GetId")
      ) { [weak connection] _ in
        // The bus has named this connection by now.
        guard let connection else { return }
        connection.send(
          .call(
            to: Self.watcher, Self.watcherPath, Self.watcher, "RegisterStatusNotifierItem",
            [.string(connection.name)]))
      }
      return item
    }
  }
}

/// A picture in the form of trays: rows of pixels, each an opacity and three colors.
package struct TrayPicture: Equatable {
  package var width: Int
  package var height: Int
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
