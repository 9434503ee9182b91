import Foundation
import Testing

@testable import Espalier

/// The windows that a run of a program leaves to the next one.
@MainActor @Suite struct WindowRecordTests {
  private let suites = TemporarySuites()

  private func ended(_ time: Int) -> ProgramRun {
    // No process has this number.
    ProgramRun(process: .max, start: "1", time: time)
  }

  private func window(_ name: String) -> WindowRecord {
    WindowRecord(
      scene: "scene", store: name, value: Data(name.utf8),
      frame: .init(corner: CGPoint(x: 3, y: 4), size: CGSize(width: 50, height: 60)))
  }

  private func windows(in store: UserDefaults) -> (names: [String?], reports: Int) {
    var reports = 0
    let found = WindowRecords(in: store, of: .current).takeOver { _ in reports += 1 }
    return (found.map(\.store), reports)
  }

  @Test func `the windows of an ended run can be taken over once`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    let all = [window("one"), window("two")]
    WindowRecords(in: store, of: ended(1)).keep(all, isReopening: false)
    #expect(WindowRecords(in: store, of: .current).takeOver { _ in } == all)
    #expect(windows(in: store).names == [])
  }

  @Test func `a program that is still running keeps its windows`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    WindowRecords(in: store, of: .current).keep([window("mine")], isReopening: false)
    #expect(WindowRecords(in: store, of: ended(1)).takeOver { _ in } == [])
  }

  @Test func `closed windows are not kept`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    let records = WindowRecords(in: store, of: ended(1))
    records.keep([window("one"), window("two")], isReopening: false)
    records.keep([window("two")], isReopening: false)
    #expect(windows(in: store).names == ["two"])
    records.keep([window("two")], isReopening: false)
    records.keep([], isReopening: false)
    #expect(windows(in: store).names == [])
  }

  @Test func `the latest of several runs counts, and the values of the others are removed`()
    throws
  {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    for (time, name) in [(2, "new"), (1, "old")] {
      let values = SceneStore(name, in: store)
      values.set(1, forKey: "count")
      values.save()
      WindowRecords(in: store, of: ended(time)).keep([window(name)], isReopening: false)
    }
    #expect(windows(in: store).names == ["new"])
    #expect(SceneStore("new", in: store).object(forKey: "count") as? Int == 1)
    #expect(SceneStore("old", in: store).object(forKey: "count") == nil)
  }

  @Test func `windows that ended the program while they opened stay closed the next time`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    WindowRecords(in: store, of: ended(1)).keep([window("bad")], isReopening: true)
    let found = windows(in: store)
    #expect(found.names == [] && found.reports == 1)
  }

  @Test func `damaged records are ignored`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    for name in ["", "x", "1 2", "99999999999 1 1", "-1 1 1"] {
      store.set(Data([0xff]), forKey: "Windows of run \(name)")
      store.set("text", forKey: "Windows of run 7\(name)")
    }
    store.set(Data("{}".utf8), forKey: "Windows of run \(ended(3).name)")
    #expect(windows(in: store).names == [])
  }

  @Test func `a run is alive only while its own process lives, not one that reuses its number`() {
    #expect(ProgramRun.current.isAlive)
    #expect(ProgramRun(name: ProgramRun.current.name) == .current)
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(!ProgramRun(process: process, start: "1", time: 1).isAlive)
    #expect(!ended(1).isAlive)
  }

  @Test func `a run has ended even if its parent has not yet noticed`() throws {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawnp(&process, "true", nil, nil, &arguments, environ) == 0)
    defer { waitpid(process, nil, 0) }
    // Waits for the end, and leaves the process for the call above to collect.
    var information = siginfo_t()
    waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
    let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let values = line.split(separator: " ")
    #expect(values[2] == "Z")
    #expect(!ProgramRun(process: process, start: String(values[21]), time: 1).isAlive)
  }
}
