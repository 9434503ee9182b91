import Foundation

/// The address of a bus's socket.
struct DBusAddress: Equatable, Sendable {
  /// The system's name of the socket: a path, or a zero and a name that is in no folder.
  let socketName: [UInt8]

  /// The first Unix socket in `text`, which may name several addresses; nil if there is none.
  init?(_ text: String) {
    for address in text.split(separator: ";") {
      let parts = address.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "unix" else { continue }
      for pair in parts[1].split(separator: ",") {
        let words = pair.split(separator: "=", maxSplits: 1)
        guard words.count == 2, let value = words[1].removingPercentEncoding else { continue }
        switch words[0] {
        case "path": socketName = Array(value.utf8)
        case "abstract": socketName = [0] + Array(value.utf8)
        default: continue
        }
        return
      }
    }
    return nil
  }

  /// The bus of the person's session; nil if there is none.
  static func session(_ environment: [String: String]) -> DBusAddress? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return DBusAddress(address) }
    guard let folder = environment["XDG_RUNTIME_DIR"],
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return DBusAddress("unix:path=\(folder)/bus")
  }

  /// A socket that is connected to the bus and does not block; nil if no bus listens there.
  func connectedSocket() -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard socketName.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketName) }
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, flags, 0)
    if descriptor < 0 { return nil }
    let pathStart = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
    let length = socklen_t(pathStart + socketName.count)
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
