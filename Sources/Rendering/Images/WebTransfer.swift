import CGfx
import Foundation

/// One file during its transfer; only the ``WebThread`` uses it once it has started.
final class WebTransfer: @unchecked Sendable {
  /// The task that waits for the file; set before the transfer starts.
  var waiter: CheckedContinuation<Data, any Error>?
  /// The name under which libcurl knows it, while it runs.
  var handle: UnsafeMutableRawPointer?
  var isCancelled = false
  private let url: URL
  private let limits: WebFile.Limits
  private var received = Data()
  /// The bytes that have arrived over the network, as far as libcurl has reported.
  private var transferred = 0
  private var isTooLarge = false

  init(_ url: URL, _ limits: WebFile.Limits) {
    self.url = url
    self.limits = limits
  }

  /// Gives the task the result of the transfer.
  ///
  /// - Parameter code: libcurl's number of an error, or 0.
  func end(_ code: Int32, _ library: WebLibrary) { end(with: Result { try file(code, library) }) }

  func end(with result: Result<Data, any Error>) {
    waiter?.resume(with: result)
    waiter = nil
  }

  private func file(_ code: Int32, _ library: WebLibrary) throws -> Data {
    if isTooLarge {
      throw WebFileError(
        url: url,
        reason: received.count > limits.size
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
    return received
  }

  /// Tells libcurl what to load, and where to; the transfer has to live until libcurl has ended it.
  func setOptions(of handle: UnsafeMutableRawPointer, _ setOption: UnsafeMutableRawPointer) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    // libcurl keeps copies of strings.
    func set(_ option: Int, _ text: String) {
      _ = net_set_pointer(setOption, handle, Int32(option), text)
    }
    func set(_ option: Int, _ number: Int) {
      _ = net_set_number(setOption, handle, Int32(option), number)
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
    _ = net_set_pointer(setOption, handle, Int32(net_option_write_target), me)
    _ = net_set_write(setOption, handle, Int32(net_option_write)) { bytes, size, count, target in
      WebTransfer.at(target)?.receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
        ?? 0
    }
    _ = net_set_pointer(setOption, handle, Int32(net_option_progress_target), me)
    _ = net_set_progress(setOption, handle, Int32(net_option_progress)) { target, _, loaded, _, _ in
      WebTransfer.at(target)?.transferred = Int(loaded)
      return 0
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

  /// Returns the number of bytes that were taken: none, once there are too many.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    received.append(contentsOf: bytes)
    let believable = (transferred + Self.untold) * Self.largestGrowth
    if received.count <= min(limits.size, believable) { return bytes.count }
    isTooLarge = true
    return 0
  }
}
