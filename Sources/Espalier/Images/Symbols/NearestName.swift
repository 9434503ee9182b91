/// Finds what someone may have meant who mistyped a name.
package enum NearestName {
  /// The most similar of `names`, or nil where none is similar; of several, the first in the alphabet.
  ///
  /// - Parameter limit: how many letters may be wrong; nil allows for every fourth: more of them are another name.
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

  /// How many letters have to be inserted, removed or replaced: Levenshtein's distance, row by row.
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
