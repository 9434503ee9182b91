// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

extension OracleCase {
  /// The cases left out, and why.
  static let skipped: [String: String] = [:]
}
