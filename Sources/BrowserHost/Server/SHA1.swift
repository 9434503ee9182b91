/// The hash that a WebSocket's handshake asks for; it protects nothing.
///
/// FIPS 180-4: the message with its length is taken in blocks of 64 bytes, each of which is stretched to 80 words and
/// stirred into five.
enum SHA1 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bytes(UInt64(message.count) * 8)
    for start in stride(from: 0, to: padded.count, by: 64) {
      stir(words(of: padded[start..<start + 64]), into: &state)
    }
    return state.flatMap { bytes($0) }
  }

  private static func words(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotated(word, 1))
    }
    return words
  }

  private static func stir(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let mix: UInt32
      let constant: UInt32
      switch index {
      case 0..<20: (mix, constant) = (b & c | ~b & d, 0x5A82_7999)
      case 20..<40: (mix, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
      case 40..<60: (mix, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
      default: (mix, constant) = (b ^ c ^ d, 0xCA62_C1D6)
      }
      let next = rotated(a, 5) &+ mix &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func bytes<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> $0)
    }
  }
}
