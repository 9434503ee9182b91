import Foundation

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
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      throw WebFileError(url: url, reason: "only http and https addresses are")
    }
    guard let thread = WebThread.shared else {
      throw WebFileError(url: url, reason: "libcurl is missing; install the package libcurl4")
    }
    let transfer = WebTransfer(url, limits)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfer.waiter = continuation
        thread.start(transfer)
      }
    } onCancel: {
      thread.cancel(transfer)
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
