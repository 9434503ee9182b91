import Foundation
import SwiftUI

/// A program without views that counts in its stored values, for tests that end it in the middle or fill its disk.
///
/// `HOSTED_STORAGE` holds its name, how far it counts, and how many characters of text it stores besides. Where it also names a
/// file, the program first asks Foundation for its values and removes one, and stores its own when the file is there.
@MainActor enum StoredValues {
  static func main(_ order: String) -> Never {
    let words = order.split(separator: " ").map(String.init)
    let (last, size) = (Int(words[1]) ?? 0, Int(words[2]) ?? 0)
    if words.count > 3 {
      UserDefaults.standard.removeObject(forKey: "old")
      say("found \(UserDefaults.standard.integer(forKey: "count of \(words[0])"))")
      while !FileManager.default.fileExists(atPath: words[3]) { usleep(1000) }
    }
    let count = AppStorage(wrappedValue: 0, "count of \(words[0])")
    let text = AppStorage(wrappedValue: "", "text of \(words[0])")
    say("found \(count.wrappedValue) \(text.wrappedValue.count)")
    text.wrappedValue = String(repeating: "x", count: size)
    while count.wrappedValue < last {
      count.wrappedValue += 1
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    say("done")
    exit(EXIT_SUCCESS)
  }
}
