import CGfx
import Foundation
import Synchronization

/// The thread on which all transfers of the program run side by side.
///
/// A server that is silent keeps no thread waiting: there are only a few of those that all tasks share, and a hundred pictures
/// that do not come would keep everything else of the program from going on.
final class WebThread: @unchecked Sendable {
  private enum Order {
    case start(WebTransfer)
    case cancel(WebTransfer)
  }

  private let library: WebLibrary
  /// Other threads only wake it up.
  private let group: UnsafeMutableRawPointer
  private let orders = Mutex<[Order]>([])

  /// Nil where libcurl is missing.
  static let shared = WebLibrary.shared.flatMap(WebThread.init)

  /// The number of connections to one server, which is that of `URLSession`: further transfers wait for the first ones.
  private static let connectionsPerHost = 6
  /// The same to all servers: each takes one of the files that a program may have open.
  private static let connections = 128
  /// The time in milliseconds after which the thread looks at its transfers even if nothing happens.
  private static let patience: Int32 = 60_000

  private init?(_ library: WebLibrary) {
    guard let group = library.makeGroup() else { return nil }
    self.library = library
    self.group = group
    let options = [
      (net_group_option_connections_per_host, Self.connectionsPerHost),
      (net_group_option_connections, Self.connections),
    ]
    for (option, number) in options {
      _ = net_set_number(library.setGroupOption, group, Int32(option), number)
    }
    let thread = Thread { self.run() }
    thread.name = "espalier.web"
    thread.start()
  }

  func start(_ transfer: WebTransfer) { give(.start(transfer)) }

  func cancel(_ transfer: WebTransfer) { give(.cancel(transfer)) }

  private func give(_ order: Order) {
    orders.withLock { $0.append(order) }
    _ = library.wakeUp(group)
  }

  private func run() {
    var transfers = Transfers(library, group)
    while true {
      for order in orders.withLock({ $0.taken() }) {
        switch order {
        case .start(let transfer): transfers.start(transfer)
        case .cancel(let transfer): transfers.cancel(transfer)
        }
      }
      transfers.goOn()
      transfers.wait(Self.patience)
    }
  }
}

extension Array {
  /// Removes all elements and returns them.
  fileprivate mutating func taken() -> Self {
    defer { self = [] }
    return self
  }
}

/// The transfers that run, on their thread.
private struct Transfers {
  private let library: WebLibrary
  private let group: UnsafeMutableRawPointer
  private var running: [UnsafeMutableRawPointer: WebTransfer] = [:]

  init(_ library: WebLibrary, _ group: UnsafeMutableRawPointer) {
    self.library = library
    self.group = group
  }

  private static let outOfMemory: Int32 = 27

  mutating func start(_ transfer: WebTransfer) {
    if transfer.isCancelled { return transfer.end(with: .failure(CancellationError())) }
    guard let handle = library.makeTransfer() else {
      return transfer.end(Self.outOfMemory, library)
    }
    transfer.setOptions(of: handle, library.setOption)
    transfer.handle = handle
    running[handle] = transfer
    if library.add(group, handle) != 0 { remove(handle)?.end(Self.outOfMemory, library) }
  }

  /// A task may end before its transfer starts, and when the file is there already.
  mutating func cancel(_ transfer: WebTransfer) {
    transfer.isCancelled = true
    guard let handle = transfer.handle else { return }
    remove(handle)?.end(with: .failure(CancellationError()))
  }

  private mutating func remove(_ handle: UnsafeMutableRawPointer) -> WebTransfer? {
    _ = library.remove(group, handle)
    library.release(handle)
    let transfer = running.removeValue(forKey: handle)
    transfer?.handle = nil
    return transfer
  }

  /// Has libcurl read and write what the network has ready, and ends the transfers that are complete.
  mutating func goOn() {
    var count: Int32 = 0
    _ = library.perform(group, &count)
    while let message = library.read(group, &count)?.pointee {
      guard message.kind == net_message_done, let handle = message.transfer else { continue }
      remove(handle)?.end(message.result.code, library)
    }
  }

  /// - Parameter patience: milliseconds after which to go on even if nothing happens.
  func wait(_ patience: Int32) {
    var ready: Int32 = 0
    _ = library.poll(group, nil, 0, patience, &ready)
  }
}
