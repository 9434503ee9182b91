import CGfx
import Foundation

/// The functions of libcurl, found when the first file comes from the web.
///
/// `FoundationNetworking` needs the same library, and linking it makes every program start several milliseconds later.
struct WebLibrary: @unchecked Sendable {
  // Pointers to code, which any thread may call.
  let setOption: UnsafeMutableRawPointer
  let makeTransfer: net_easy_init
  let release: net_easy_cleanup
  let message: net_easy_strerror
  let makeGroup: net_multi_init
  let add: net_multi_add
  let remove: net_multi_remove
  let perform: net_multi_perform
  let poll: net_multi_poll
  let wakeUp: net_multi_wakeup
  let read: net_multi_read
  let setGroupOption: UnsafeMutableRawPointer

  /// The library; nil where it is not installed.
  static let shared = WebLibrary(file: "libcurl.so.4") ?? WebLibrary(file: "libcurl-gnutls.so.4")

  /// Nil where the file, or one of the functions, is not there.
  init?(file: String) {
    guard let library = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let start: net_global_init = function("curl_global_init"),
      let setOption = dlsym(library, "curl_easy_setopt"),
      let makeTransfer: net_easy_init = function("curl_easy_init"),
      let release: net_easy_cleanup = function("curl_easy_cleanup"),
      let message: net_easy_strerror = function("curl_easy_strerror"),
      let makeGroup: net_multi_init = function("curl_multi_init"),
      let add: net_multi_add = function("curl_multi_add_handle"),
      let remove: net_multi_remove = function("curl_multi_remove_handle"),
      let perform: net_multi_perform = function("curl_multi_perform"),
      let poll: net_multi_poll = function("curl_multi_poll"),
      let wakeUp: net_multi_wakeup = function("curl_multi_wakeup"),
      let read: net_multi_read = function("curl_multi_info_read"),
      let setGroupOption = dlsym(library, "curl_multi_setopt"),
      start(Self.allParts) == 0
    else {
      dlclose(library)
      return nil
    }
    self.setOption = setOption
    self.makeTransfer = makeTransfer
    self.release = release
    self.message = message
    self.makeGroup = makeGroup
    self.add = add
    self.remove = remove
    self.perform = perform
    self.poll = poll
    self.wakeUp = wakeUp
    self.read = read
    self.setGroupOption = setGroupOption
  }

  private static let allParts = 3
}
