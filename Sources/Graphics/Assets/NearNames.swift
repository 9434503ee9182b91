@_spi(Espalier) import EspalierCore

/// Names that may have been meant.
enum NearNames {
  /// The names, at most three, that a few typing errors turn into `name`; the nearest first.
  static func of(_ name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().prefix(64))
    let limit = max(1, (wanted.count + 1) / 3)
    let near = Set(names).compactMap { candidate in
      let distance = distance(wanted, Array(candidate.lowercased().prefix(64)))
      return distance <= limit ? (distance: distance, name: candidate) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the number of characters that must be inserted, removed or replaced (Levenshtein's
  /// distance).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
