import _FoundationICU

/// The places of the characters of a line, as the bidirectional algorithm orders them.
///
/// The algorithm comes from the ICU that Foundation brings along, which is an underscored module.
package struct VisualOrder {
  /// The place of each UTF-16 unit, from left to right.
  package private(set) var places: [Int]
  /// For each UTF-16 unit whether its run of characters goes from right to left.
  package private(set) var isRightToLeft: [Bool]

  /// - Parameter isRightToLeft: the direction of a line without letters.
  package init(_ line: String, isRightToLeft: Bool) {
    let units = Array(line.utf16)
    places = Array(units.indices)
    self.isRightToLeft = units.map { _ in false }
    let bidi = swift_ubidi_open()
    defer { swift_ubidi_close(bidi) }
    units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      // Levels that stand for a direction "unless a letter decides".
      let level: UInt8 = isRightToLeft ? 0xFF : 0xFE
      swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, nil, &status)
      for index in units.indices where status.rawValue <= U_ZERO_ERROR.rawValue {
        places[index] = Int(swift_ubidi_getVisualIndex(bidi, Int32(index), &status))
        self.isRightToLeft[index] = swift_ubidi_getLevelAt(bidi, Int32(index)) % 2 == 1
      }
    }
  }
}
