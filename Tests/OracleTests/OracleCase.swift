import LayoutEngine
import SwiftUI
import Testing
import ViewTesting

/// A view, what it is proposed, and the size and frames that SwiftUI gives it.
struct OracleCase: Sendable {
  /// The meaning of `proposal`, and the origin of the frames.
  enum Space {
    /// The view is proposed `proposal` and placed at (0, 0) with it.
    case root
    /// `proposal` is a window's size: the view is proposed it and its answer is centered in the window.
    case window
  }

  /// The source of the numbers.
  enum Confidence {
    /// SwiftUI itself printed or drew them.
    case recorded
    /// An article, a documentation page or a test that compares with SwiftUI states them.
    case published
    /// They follow from rules that reproduce all recorded ones.
    case derived
  }

  let id: String
  let area: String
  let proposal: ProposedViewSize
  let space: Space
  /// The view's answer; nil if it is not known.
  let size: CGSize?
  /// Frames by the name of the view; others are not known.
  let frames: [String: CGRect]
  let tolerance: CGFloat
  let sizeTolerance: CGFloat
  /// The display scale, where the frames are the drawn ones, aligned to pixels.
  let pixelScale: CGFloat?
  /// Of the screen that was recorded, where the frames are not drawn ones.
  let displayScale: CGFloat?
  /// True if the system that was recorded prefers a language with a tall script.
  let hasTallLines: Bool
  /// The coordinates, such as `name.width`, that do not depend on San Francisco's widths; nil if none does.
  ///
  /// Others may differ by 1.5 points, or 5 %.
  let exact: Set<String>?
  /// The names of views that must not exist.
  let absent: [String]
  /// The platform that has these numbers; nil for all.
  let platform: String?
  /// The features besides layout on which the view depends.
  let needs: String?
  let note: String?
  let source: String
  let confidence: Confidence
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    id: String, area: String, proposal: ProposedViewSize, space: Space, size: CGSize? = nil,
    frames: [String: CGRect] = [:], tolerance: CGFloat = 0.01, sizeTolerance: CGFloat? = nil,
    pixelScale: CGFloat? = nil, displayScale: CGFloat? = nil, hasTallLines: Bool = false,
    exact: Set<String>? = nil, absent: [String] = [], platform: String? = nil, needs: String? = nil,
    note: String? = nil,
    source: String, confidence: Confidence,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.area = area
    self.proposal = proposal
    self.space = space
    self.size = size
    self.frames = frames
    self.tolerance = tolerance
    self.sizeTolerance = sizeTolerance ?? tolerance
    self.pixelScale = pixelScale
    self.displayScale = displayScale
    self.hasTallLines = hasTallLines
    self.exact = exact
    self.absent = absent
    self.platform = platform
    self.needs = needs
    self.note = note
    self.source = source
    self.confidence = confidence
    self.view = { AnyView(view()) }
  }

  /// The condition of an `if` that is never taken.
  static let never = false
}

extension OracleCase: CustomTestStringConvertible {
  var testDescription: String { id }
}

extension OracleCase {
  /// A sentence for each number in which our layout differs, and for each remembered answer that differs when it is
  /// worked out again.
  @MainActor func differences() -> [String] {
    let snapshot = LayoutTree.$verifiesAnswers.withValue(true) {
      let snapshot = layOut()
      // The effects of a view's appearance, such as scrolling, show in the next frame.
      snapshot.update()
      return snapshot
    }
    var differences = snapshot.diagnostics.filter { $0.contains("remembered") }
    if let size, !size.isNear(snapshot.size, within: sizeTolerance) {
      differences.append("size \(snapshot.size.text), not \(size.text)")
    }
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let actual =
        pixelScale == nil ? snapshot.frame(of: name) : snapshot.pixelFrame(of: name)
      if let actual, isNear(name, actual, expected) { continue }
      differences.append("\(name) at \(actual?.text ?? "no place"), not \(expected.text)")
    }
    for name in absent where snapshot.frame(of: name) != nil {
      differences.append("there is \(name)")
    }
    return differences
  }

  private func isNear(_ name: String, _ actual: CGRect, _ expected: CGRect) -> Bool {
    guard let exact else { return actual.isNear(expected, within: tolerance) }
    let coordinates: [(String, KeyPath<CGRect, CGFloat>)] = [
      ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
    ]
    return coordinates.allSatisfy { coordinate, path in
      let value = expected[keyPath: path]
      let tolerance =
        exact.contains("\(name).\(coordinate)") ? tolerance : max(1.5, 0.05 * value.magnitude)
      return actual[keyPath: path].isNear(value, within: tolerance)
    }
  }

  @MainActor private func layOut() -> LayoutSnapshot {
    let scale = pixelScale ?? displayScale ?? 1
    let text = needs == "fonts" ? LayoutSnapshot.TextMeasuring.fonts : .fixedPitch
    let system = platform == "iOS" ? LayoutSnapshot.Platform.phone : .mac
    let view = view().typesettingLanguage(.init(languageCode: .thai), isEnabled: hasTallLines)
    switch space {
    case .root:
      return LayoutSnapshot(
        of: view, proposal: proposal, scale: scale, text: text, platform: system)
    case .window:
      let window = proposal.replacingUnspecifiedDimensions()
      return LayoutSnapshot(of: view, window: window, scale: scale, text: text, platform: system)
    }
  }
}

extension CGFloat {
  /// Equal, also where both are infinite, or at most `tolerance` apart.
  func isNear(_ other: CGFloat, within tolerance: CGFloat) -> Bool {
    self == other || Swift.abs(self - other) <= tolerance
  }

  fileprivate var text: String { String(format: "%g", self) }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize, within tolerance: CGFloat) -> Bool {
    width.isNear(other.width, within: tolerance) && height.isNear(other.height, within: tolerance)
  }

  fileprivate var text: String { "\(width.text)x\(height.text)" }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    minX.isNear(other.minX, within: tolerance) && minY.isNear(other.minY, within: tolerance)
      && size.isNear(other.size, within: tolerance)
  }

  fileprivate var text: String { "\(minX.text),\(minY.text) \(size.text)" }
}
