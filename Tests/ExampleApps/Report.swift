import Foundation
import SwiftUI

/// The log of an example: one event a line.
public struct Report: Sendable {
  private let write: @Sendable (String) -> Void

  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  public func callAsFunction(_ line: String) { write(line) }

  /// Writes each line at once, so that a test sees it while the program runs.
  public static let standardOutput = Report { line in
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

private struct ReportKey: EnvironmentKey {
  static let defaultValue = Report { _ in }
}

extension EnvironmentValues {
  var report: Report {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }
}

extension Color {
  /// A color by three bytes: red, green and blue.
  init(hex: UInt32) {
    func share(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: share(16), green: share(8), blue: share(0))
  }
}
