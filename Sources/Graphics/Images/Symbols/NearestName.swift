@_spi(Espalier) import EspalierCore

/// Finds the name that may have been meant by a mistyped one.
package enum NearestName {
  /// The most similar of `names`, or nil where none is similar; of several, the first in the
  /// alphabet.
  ///
  /// - Parameter limit: the number of letters that may be wrong; nil allows for every fourth: with
  ///   more it is another name.
  package static func of(
    _ name: String, in names: [String], within limit: Int? = nil
  ) -> String? {
    let wanted = Array(name.utf8)
    let limit = limit ?? max(1, min(wanted.count, 60) / 4)
    var best: (name: String, distance: Int, differing: Int)?
    for candidate in names where abs(candidate.utf8.count - wanted.count) <= limit {
      let distance = editDistance(wanted, Array(candidate.utf8))
      if distance > limit { continue }
      // Of names that are as near, the one that begins alike: few mistakes are made at the start of a word.
      let differing = wanted.count - candidate.utf8.commonPrefix(with: wanted)
      if let best, (best.distance, best.differing, best.name) <= (distance, differing, candidate) {
        continue
      }
      best = (candidate, distance, differing)
    }
    return best?.name
  }

  /// The nearest of names that are words with dots in between, the one that shares most with `name`; nil where
  /// none shares a word.
  ///
  /// A word counts for its length, and twice where both names begin with it, since that says what
  /// is shown; of several names, the one with the fewest other words is taken.
  ///
  /// - Parameter ignored: words that make no two names similar.
  package static func sharingWords(
    with name: String, in names: [String], ignoring ignored: Set<Substring> = []
  ) -> String? {
    let wanted = name.prefix(200).split(separator: ".")
    var best: (name: String, shared: Int, extra: Int)?
    for candidate in names {
      var rest = candidate.split(separator: ".")
      var shared = 0
      for (index, word) in wanted.enumerated() where !ignored.contains(word) {
        guard let place = rest.firstIndex(of: word) else { continue }
        shared += word.utf8.count * (index == 0 && place == 0 ? 2 : 1)
        rest.remove(at: place)
      }
      let extra = rest.count
      if shared == 0 { continue }
      if let best, (-best.shared, best.extra, best.name) <= (-shared, extra, candidate) { continue }
      best = (candidate, shared, extra)
    }
    return best?.name
  }

  /// A name of words with dots in between, with each word that is not one of `words` replaced by the most similar one; nil
  /// where a word is similar to none, or nothing is to be replaced.
  package static func respelling(_ name: String, with words: Set<Substring>) -> String? {
    var isChanged = false
    var known: [String]?
    var respelled: [String] = []
    for word in name.prefix(200).split(separator: ".") {
      if words.contains(word) {
        respelled.append(String(word))
        continue
      }
      let all = known ?? words.map(String.init)
      known = all
      guard let meant = of(String(word), in: all) else { return nil }
      respelled.append(meant)
      isChanged = true
    }
    return isChanged ? respelled.joined(separator: ".") : nil
  }

  /// Returns the number of letters to be inserted, removed or replaced, and of neighbors to change places: Levenshtein's
  /// distance with Damerau's addition, row by row.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for index in first.indices {
      var row = [index + 1]
      row.reserveCapacity(last.count)
      for column in second.indices {
        let replaced = last[column] + (first[index] == second[column] ? 0 : 1)
        var distance = min(replaced, row[column] + 1, last[column + 1] + 1)
        if index > 0, column > 0, first[index] == second[column - 1],
          first[index - 1] == second[column]
        {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}

extension String.UTF8View {
  /// The number of bytes at the start that are those of `other`.
  fileprivate func commonPrefix(with other: [UInt8]) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
