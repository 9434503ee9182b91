import Dispatch
import Espalier
import Foundation

/// The chooser of files of the desktop: `org.freedesktop.portal.FileChooser`, on the session's bus.
///
/// The connection to the bus is made when a program first asks. Where no portal answers, the
/// library's own chooser is shown, from then on immediately.
@MainActor package final class FilePortal {
  private let address: DBusAddress
  private let windowName: @MainActor (AnyObject?) -> String
  private var connection: DBusConnection?
  /// True once the desktop has turned out to have no chooser.
  private var isAbsent = false
  /// The questions on the screen, by the paths of the portal's objects for them.
  private var open: [String: Question] = [:]
  private var lastToken = 0

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"
  /// The time after which a portal that has not taken the question counts as missing.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// A question that was asked.
  private final class Question {
    let answer: @MainActor (FileAnswer) -> Void
    /// The portal's object for the question; nil until the portal has named it.
    var path: String?
    var isOver = false

    init(_ answer: @escaping @MainActor (FileAnswer) -> Void) { self.answer = answer }
  }

  /// Nil if the session has no bus.
  ///
  /// - Parameter windowName: the name by which the portal knows the window of a host; empty if it knows none.
  package init?(
    environment: [String: String], windowName: @escaping @MainActor (AnyObject?) -> String
  ) {
    guard let address = DBusAddress.session(environment) else { return nil }
    self.address = address
    self.windowName = windowName
  }

  package func close() {
    connection?.close()
    connection = nil
  }

  private func connected() -> DBusConnection? {
    if isAbsent { return nil }
    if let connection { return connection }
    guard let new = DBusConnection(address) else {
      isAbsent = true
      return nil
    }
    connection = new
    new.onSignal = { [weak self] in self?.take($0) }
    new.onEnd = { [weak self] in self?.didLoseConnection() }
    new.listen("type='signal',interface='\(Self.request)',member='Response'")
    return new
  }

  /// The bus has ended: the questions remain without an answer.
  private func didLoseConnection() {
    connection = nil
    let questions = open.values
    open = [:]
    for question in questions { end(question, .calledOff) }
  }

  private func end(_ question: Question, _ answer: FileAnswer) {
    if question.isOver { return }
    question.isOver = true
    question.answer(answer)
  }

  /// Removes the window of a question.
  private func dismiss(_ path: String) {
    open[path] = nil
    connection?.send(.call(to: Self.service, path, Self.request, "Close"))
  }
}

extension FilePortal: DesktopFileChooser {
  package func choose(
    _ question: FileQuestion, above host: AnyObject?,
    answer: @escaping @MainActor (FileAnswer) -> Void
  ) -> FileInquiry {
    let (asked, inquiry) = (Question(answer), FileInquiry())
    guard let connection = connected() else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end(asked, .unavailable) } }
      return inquiry
    }
    lastToken += 1
    let call = DBusMessage.call(
      to: Self.service, Self.path, Self.interface, question.member,
      [
        .string(windowName(host)), .string(question.title),
        question.options(token: "espalier\(lastToken)"),
      ])
    connection.call(call) { [weak self] in self?.didAsk(asked, path: $0?.first?.text) }
    inquiry.onWithdraw = { [weak self] in
      asked.isOver = true
      if let path = asked.path { self?.dismiss(path) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated {
        if asked.path == nil { self?.giveUp(asked) }
      }
    }
    return inquiry
  }

  private func didAsk(_ question: Question, path: String?) {
    guard let path else { return giveUp(question) }
    question.path = path
    // The answer came too late, or is no longer wanted.
    if question.isOver { return dismiss(path) }
    open[path] = question
  }

  private func giveUp(_ question: Question) {
    if question.isOver { return }
    isAbsent = true
    end(question, .unavailable)
  }

  private func take(_ signal: DBusMessage) {
    guard signal.member == "Response", signal.interface == Self.request, let path = signal.path,
      let question = open.removeValue(forKey: path)
    else { return }
    end(question, FileAnswer(signal.body))
  }
}

extension FileAnswer {
  /// The answer in a signal of the portal: a number that is 0 if something was chosen, and the places.
  fileprivate init(_ body: [DBusValue]) {
    var urls: [URL] = []
    if body.count >= 2, body[0].number == 0 {
      for case .entry(let name, let value) in body[1].elements where name.text == "uris" {
        urls = value.elements.compactMap { $0.text.flatMap { URL(string: $0) } }.filter(\.isFileURL)
      }
    }
    self = urls.isEmpty ? .calledOff : .chosen(urls.map(\.standardizedFileURL))
  }
}

extension FileQuestion {
  fileprivate var member: String {
    if case .save = purpose { return "SaveFile" }
    return "OpenFile"
  }

  /// The options of the portal's call.
  fileprivate func options(token: String) -> DBusValue {
    var options: [(String, DBusValue)] = [
      ("handle_token", .string(token)), ("modal", .bool(true)),
    ]
    if let confirmation { options.append(("accept_label", .string(confirmation))) }
    if let folder { options.append(("current_folder", .path(of: folder))) }
    switch purpose {
    case .open(let several):
      options.append(("multiple", .bool(several)))
      if choosesFolders { options.append(("directory", .bool(true))) }
      if let filter { options.append(("filters", .array(of: "(sa(us))", [filter]))) }
    case .folder: options.append(("directory", .bool(true)))
    case .save(let name, _): options.append(("current_name", .string(name)))
    }
    return .array(of: "{sv}", options.map { .entry(.string($0.0), .variant($0.1)) })
  }

  /// The files that can be chosen, by patterns of names, which are 0, and MIME types, which are 1; nil if all can.
  private var filter: DBusValue? {
    let rules =
      patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
      + mimeTypes.map { .structure([.uint32(1), .string($0)]) }
    if rules.isEmpty { return nil }
    return .structure([.string(kinds), .array(of: "(us)", rules)])
  }
}

extension DBusValue {
  /// A place on the disk: bytes that end with a zero.
  fileprivate static func path(of url: URL) -> DBusValue {
    .array(of: "y", (Array(url.path.utf8) + [0]).map { .byte($0) })
  }
}
