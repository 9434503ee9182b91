import CGfx
import Foundation
import Synchronization

/// Loads files over HTTP and HTTPS, with libcurl.
package enum WebFile {
  /// The limits at which a transfer is ended.
  package struct Limits: Sendable {
    /// The limit for bytes, unpacked: no picture within the limits of decoding needs more.
    package var size = 64 << 20
    /// The limit for seconds until a server answers.
    package var connecting = 10
    /// The limit for seconds in which a server is silent, or slower than a kilobyte per second.
    package var silence = 15
    /// The limit for seconds in all, for servers that send a little now and then.
    package var whole = 300

    package init() {}
  }

  /// The bytes of the file at `url`, to whatever address it has moved.
  ///
  /// Cancelling the task ends the transfer.
  package static func data(at url: URL, limits: Limits = Limits()) async throws -> Data {
    let transfer = WebTransfer(url, limits)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // The transfer blocks its thread, which must not be one of those that all tasks share.
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try transfer.run() })
        }
      }
    } onCancel: {
      transfer.cancel()
    }
  }
}

/// The reason why a file from the web could not be loaded.
package struct WebFileError: LocalizedError, Equatable, CustomStringConvertible {
  let url: URL
  let reason: String

  package var description: String { "\(url.absoluteString) cannot be loaded: \(reason)." }
  package var errorDescription: String? { description }
}

/// One file during its transfer.
private final class WebTransfer: Sendable {
  private let url: URL
  private let limits: WebFile.Limits
  private let isCancelled = Atomic(false)
  private let received = Mutex(Data())
  /// The bytes that have arrived over the network, as far as libcurl has reported.
  private let transferred = Atomic(0)
  private let isTooLarge = Atomic(false)

  init(_ url: URL, _ limits: WebFile.Limits) {
    self.url = url
    self.limits = limits
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Blocks until the file is there.
  func run() throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      throw WebFileError(url: url, reason: "only http and https addresses are")
    }
    guard let library = WebLibrary.shared, let transfer = library.makeTransfer() else {
      throw WebFileError(
        url: url, reason: "libcurl is missing; install the package libcurl4")
    }
    defer { library.release(transfer) }
    setOptions(of: transfer, library.setOption)
    let code = withExtendedLifetime(self) { library.perform(transfer) }
    if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    let data = received.withLock { $0 }
    if isTooLarge.load(ordering: .relaxed) {
      throw WebFileError(
        url: url,
        reason: data.count > limits.size
          ? "it is larger than \(limits.size >> 20) megabytes"
          : "it unpacks to more than \(Self.largestGrowth) times its size")
    }
    if code == Self.timedOut {
      throw WebFileError(url: url, reason: "the server does not answer, or too slowly")
    }
    guard code == 0 else {
      throw WebFileError(
        url: url, reason: library.message(code).map { String(cString: $0) } ?? "error \(code)")
    }
    return data
  }

  private func setOptions(
    of transfer: UnsafeMutableRawPointer, _ setOption: UnsafeMutableRawPointer
  ) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    // libcurl keeps copies of strings.
    func set(_ option: Int, _ text: String) {
      _ = net_set_pointer(setOption, transfer, Int32(option), text)
    }
    func set(_ option: Int, _ number: Int) {
      _ = net_set_number(setOption, transfer, Int32(option), number)
    }
    set(net_option_url, url.absoluteString)
    set(net_option_user_agent, "Espalier")
    // Every compression that the library knows.
    set(net_option_accept_encoding, "")
    set(net_option_protocols, Self.webProtocols)
    set(net_option_redirection_protocols, Self.webProtocols)
    set(net_option_follow_location, 1)
    set(net_option_most_redirections, 10)
    set(net_option_fail_on_error, 1)
    set(net_option_no_signal, 1)
    set(net_option_connect_timeout, limits.connecting)
    set(net_option_low_speed_limit, 1_000)
    set(net_option_low_speed_time, limits.silence)
    set(net_option_timeout, limits.whole)
    set(net_option_no_progress, 0)
    _ = net_set_pointer(setOption, transfer, Int32(net_option_write_target), me)
    _ = net_set_write(setOption, transfer, Int32(net_option_write)) { bytes, size, count, target in
      WebTransfer.at(target)?.receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
        ?? 0
    }
    _ = net_set_pointer(setOption, transfer, Int32(net_option_progress_target), me)
    _ = net_set_progress(setOption, transfer, Int32(net_option_progress)) {
      target, _, loaded, _, _ in
      WebTransfer.at(target)?.progress(Int(loaded)) == true ? 0 : 1
    }
  }

  private static let timedOut: Int32 = 28
  /// The largest factor by which a file grows: pictures are compressed already, and drawings as
  /// text become ten times as large; a file that grows more is made to fill memory.
  private static let largestGrowth = 100
  /// The number of bytes that may have arrived since libcurl last reported the number.
  private static let untold = 64 << 10

  /// HTTP and HTTPS.
  private static let webProtocols = 1 | 2

  private static func at(_ target: UnsafeMutableRawPointer?) -> WebTransfer? {
    target.map { Unmanaged<WebTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns whether to continue.
  private func progress(_ loaded: Int) -> Bool {
    transferred.store(loaded, ordering: .relaxed)
    return !isCancelled.load(ordering: .relaxed)
  }

  /// Returns the number of bytes that were taken: none, once there are too many.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    let believable = (transferred.load(ordering: .relaxed) + Self.untold) * Self.largestGrowth
    let count = received.withLock { data in
      data.append(contentsOf: bytes)
      return data.count
    }
    if count <= min(limits.size, believable) { return bytes.count }
    isTooLarge.store(true, ordering: .relaxed)
    return 0
  }
}
