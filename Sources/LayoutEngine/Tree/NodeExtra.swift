import EspalierDrawing
import Foundation

/// The storage that only some nodes need.
///
/// It owns memory: `release()` ends its life.
struct NodeExtra {
  /// Answers of a node that is not clamped.
  private(set) var answers = AnswerList()
  /// True if some answers were dropped, so that comparing the others would not tell whether any has
  /// changed.
  private(set) var hasForgotten = false
  /// True if `minimum` is known for an axis.
  fileprivate var knowsMinimum: (width: Bool, height: Bool) = (false, false)
  /// The length that the node takes for 0 on each axis, whatever is on the other; NaN if it depends
  /// on the other.
  fileprivate var minimum: (width: Double, height: Double) = (.nan, .nan)
  /// A stack's spacing after each child, if it differs.
  var spacings: [Double] = []
  var spacing = ViewSpacing()
  var priority = 0.0
  /// The spacing and priority that the parent last saw.
  var seen = (spacing: ViewSpacing(), priority: 0.0)
  var guides: [GuideAnswer] = []

  struct GuideAnswer {
    var guide: AlignmentKey
    var proposal: PackedProposal
    var value: CGFloat?
  }

  static let mostGuides = 64

  mutating func remember(_ answer: Answer) {
    if answers.add(answer) { hasForgotten = true }
  }

  mutating func setMinimum(_ length: Double, _ axis: Axis) {
    if axis == .horizontal {
      (minimum.width, knowsMinimum.width) = (length, true)
    } else {
      (minimum.height, knowsMinimum.height) = (length, true)
    }
  }

  /// Drops everything remembered; `unseen` if parents still rely on it.
  mutating func forgetAnswers(unseen: Bool = false) {
    answers.removeAll()
    guides.removeAll(keepingCapacity: true)
    hasForgotten = unseen
    knowsMinimum = (false, false)
  }

  /// The bytes held beside the extra itself.
  var memorySize: Int {
    answers.memorySize + guides.capacity * MemoryLayout<GuideAnswer>.stride
      + spacings.capacity * MemoryLayout<Double>.stride
  }

  func release() { answers.release() }
}

// Reading through the pointer leaves the storage where it is: a method of its own would copy it.
extension UnsafeMutablePointer<NodeExtra> {
  /// The answer remembered for a proposal; marked as used in `pass`.
  @inline(__always)
  func answer(to proposal: PackedProposal, _ flags: Flags, _ pass: UInt32) -> CGSize? {
    pointee.answers.size(for: proposal, flags, pass)
  }

  /// The length that the node takes for 0 on an axis, NaN if it depends on the other; nil until it
  /// is asked for.
  @inline(__always)
  func minimum(_ axis: Axis) -> Double? {
    if axis == .horizontal { return pointee.knowsMinimum.width ? pointee.minimum.width : nil }
    return pointee.knowsMinimum.height ? pointee.minimum.height : nil
  }
}

/// A size that a node answered.
struct Answer {
  var proposal: PackedProposal
  var size: CGSize
  /// The layout that last used it.
  var pass: UInt32

  /// Returns whether `other` has this answer, too, in a node with these flags.
  @inline(__always) func answers(_ other: PackedProposal, _ flags: Flags) -> Bool {
    let isWide =
      proposal.width.bitPattern == other.width.bitPattern
      || (other.width >= size.width && proposal.width.isNaN && flags.contains(.cappedWidth))
    let isHigh =
      proposal.height.bitPattern == other.height.bitPattern
      || (other.height >= size.height && proposal.height.isNaN && flags.contains(.cappedHeight))
    return isWide && isHigh
  }
}
