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
    var best: (name: String, distance: Int)?
    for candidate in names where abs(candidate.utf8.count - wanted.count) <= limit {
      let distance = editDistance(wanted, Array(candidate.utf8))
      if distance > limit { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
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

  /// Returns the number of letters to be inserted, removed or replaced: Levenshtein's distance, row
  /// by row.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
