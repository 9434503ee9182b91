@_spi(Espalier) import EspalierCore
import Foundation

/// The reason why a file could not be written.
struct FileFailure: Error {
  let code: Int32

  /// The failure of a file that other programs have kept locked.
  static let locked = FileFailure(code: EWOULDBLOCK)

  var reason: String {
    code == Self.locked.code
      ? "another program has locked its folder" : String(cString: strerror(code))
  }
}

/// A file of values that is replaced as a whole, by one program at a time.
struct WritableFile {
  struct Content {
    var values: [String: Any] = [:]
    /// True if there was a file that held no values.
    var isDamaged = false
  }

  /// The file's path at the end of all links: a link that a person made is not replaced by a file.
  private let path: String
  private let directory: String
  private let name: String

  init(_ path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = target.path
    directory = target.deletingLastPathComponent().path
    name = target.lastPathComponent
  }

  /// The present content of the file; a damaged file is set aside, so that nothing is written over
  /// it.
  func content() throws(FileFailure) -> Content {
    var isEmpty = true
    // Foundation writes such files in place: another program may be about to complete it.
    for attempt in 0..<5 {
      if attempt > 0 { usleep(10_000) }
      guard let data = try data() else { return Content() }
      if let values = PropertyList.values(in: data).flatMap(PropertyList.canonical) {
        return Content(values: values)
      }
      isEmpty = data.isEmpty
    }
    // An empty file has nothing to keep.
    if isEmpty { unlink(path) } else { setAside() }
    return Content(isDamaged: true)
  }

  /// Nil if there is no file; a file that cannot be read is an error, so that it is not mistaken
  /// for one without values.
  private func data() throws(FileFailure) -> Data? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileFailure(code: errno)
    }
    do {
      return try FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
    } catch {
      throw FileFailure(code: EIO)
    }
  }

  /// True if the file was written before this program started, or does not exist.
  var isOlderThanProgram: Bool {
    var file = stat()
    guard stat(path, &file) == 0 else { return true }
    guard let start = Self.programStart else { return false }
    return Double(file.st_mtim.tv_sec) + Double(file.st_mtim.tv_nsec) / 1e9 < start
  }

  /// Seconds since 1970, a little early: the system counts the time of a start in hundredths of a second, and gives files
  /// the time of its last tick.
  private static let programStart: Double? = {
    guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // After the name in parentheses, which may hold anything, the start is the twentieth field.
    let fields = text[end...].split(separator: " ").dropFirst()
    guard let ticks = fields.dropFirst(19).first.flatMap({ Double($0) }) else { return nil }
    var (boot, now) = (timespec(), timespec())
    clock_gettime(CLOCK_BOOTTIME, &boot)
    clock_gettime(CLOCK_REALTIME, &now)
    let started = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    let age = Double(boot.tv_sec) + Double(boot.tv_nsec) / 1e9 - started
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - age - 0.1
  }()

  /// Runs `body` while no other program writes the file.
  func whileLocked<Result>(_ body: () -> Result) -> Result {
    let folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 { _ = Self.lock(folder, for: Self.readingPatience) }
    defer { if folder >= 0 { close(folder) } }
    return body()
  }

  /// Writes the file's content as `change` changes it, and returns the content of the file after
  /// that.
  ///
  /// 1. Lock the directory, so that no other program writes between reading and writing.
  /// 2. Write a file beside it, and have it reach the disk.
  /// 3. Give it the file's name, and have that reach the disk. Where there are no values, there is no file.
  ///
  /// - Parameters:
  ///   - patience: the time for which other programs may write, in seconds.
  ///   - isLast: whether the file is written even where they do not end: it is not tried again.
  ///   - change: returns nil if the file may stay as it is.
  func replace(
    patience: Double = Self.writingPatience, isLast: Bool = false,
    _ change: (Content) throws(FileFailure) -> [String: Any]?
  ) throws(FileFailure) -> [String: Any] {
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileFailure(code: errno) }
    defer { close(folder) }
    let lock = Self.lock(folder, for: patience)
    if lock == .busy && !isLast { throw .locked }
    let content = try content()
    guard let values = try change(content) else { return content.values }
    if values.isEmpty {
      guard unlink(path) == 0 || errno == ENOENT else { throw FileFailure(code: errno) }
      return values
    }
    guard let data = try? PropertyList.data(values) else { throw FileFailure(code: EINVAL) }
    // Without a lock others may be writing beside as well.
    let other = "\(directory)/.\(name).\(lock == .held ? "new" : "\(getpid())")"
    do throws(FileFailure) {
      try write(data, to: other)
      guard rename(other, path) == 0 else { throw FileFailure(code: errno) }
    } catch {
      unlink(other)
      throw error
    }
    fsync(folder)
    return values
  }

  private func write(_ data: Data, to other: String) throws(FileFailure) {
    var old = stat()
    let mode = stat(path, &old) == 0 ? old.st_mode & 0o777 : 0o600
    let file = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw FileFailure(code: errno) }
    defer { close(file) }
    let bytes = [UInt8](data)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + start, $0.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure(code: count < 0 ? errno : ENOSPC) }
      start += count
    }
    guard fsync(file) == 0 else { throw FileFailure(code: errno) }
  }

  /// Keeps a damaged file under another name that is free.
  private func setAside() {
    let names = ["\(path).damaged"] + (2...99).map { "\(path).damaged-\($0)" }
    let free = names.first { access($0, F_OK) != 0 } ?? "\(path).damaged"
    guard rename(path, free) == 0 else {
      return DefaultsFile.say("The stored values in \(path) are damaged, and count as missing.")
    }
    DefaultsFile.say(
      "The stored values in \(path) are damaged. The file is kept as \(free), and the values start anew."
    )
  }

  private enum Lock {
    case held
    /// Other programs have it.
    case busy
    /// The file system has no locks, as some of networks have none.
    case unknown
  }

  /// The time for which a program waits for others before it reads, in seconds: it has not shown anything yet.
  private static var readingPatience: Double { 2 }

  /// The same before it writes: programs write one after the other, and a busy disk takes a second for each.
  static var writingPatience: Double { 15 }

  private static func lock(_ folder: Int32, for patience: Double) -> Lock {
    let end = DispatchTime.now() + patience
    while true {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { return .held }
      guard errno == EWOULDBLOCK || errno == EINTR else { return .unknown }
      if DispatchTime.now() >= end { return .busy }
      usleep(5_000)
    }
  }
}
