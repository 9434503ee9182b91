import EspalierDrawing
import Foundation

/// A node's latest answers, in memory of their own.
///
/// A layout reads the answers of nearly every node, and most of the time goes into fetching them
/// from memory. An array would have its count and its references read each time, in one more place.
struct AnswerList {
  private var first: UnsafeMutablePointer<Answer>?
  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0
  /// The index of the answer that is overwritten next when there are too many.
  private var oldest: Int32 = 0

  /// The number of answers that are kept: text nested in alternating stacks gets two or three
  /// further proposals at each level.
  static let mostAnswers: Int32 = 512

  subscript(position: Int) -> Answer? {
    position >= 0 && position < Int(count) ? first?[position] : nil
  }

  /// The size that is remembered for a proposal, looked for among the latest answers first; marked as used in `pass`.
  @inline(__always)
  func size(for proposal: PackedProposal, _ flags: Flags, _ pass: UInt32) -> CGSize? {
    guard let first else { return nil }
    var position = Int(count)
    while position > 0 {
      position -= 1
      let answer = first + position
      if answer.pointee.answers(proposal, flags) {
        if answer.pointee.pass != pass { answer.pointee.pass = pass }
        return answer.pointee.size
      }
    }
    return nil
  }

  /// Adds the latest answer, and returns whether others had to be removed for it.
  mutating func add(_ answer: Answer) -> Bool {
    var hasForgotten = false
    if count >= 8 && count.nonzeroBitCount == 1 {
      hasForgotten = removeUnused(since: answer.pass)
    }
    if count == Self.mostAnswers {
      first?[Int(oldest)] = answer
      oldest = (oldest + 1) % Self.mostAnswers
      return true
    }
    if count == capacity { grow() }
    if let first { (first + Int(count)).initialize(to: answer) }
    count += 1
    return hasForgotten
  }

  /// Removes answers that neither the layout `pass` nor the one before it used; returns whether
  /// there were any.
  private mutating func removeUnused(since pass: UInt32) -> Bool {
    guard let first else { return false }
    var kept: Int32 = 0
    for position in 0..<Int(count) where first[position].pass &+ 1 >= pass {
      first[Int(kept)] = first[position]
      kept += 1
    }
    defer { count = kept }
    return kept < count
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  private mutating func grow() {
    let larger = max(2, capacity * 2)
    let new = UnsafeMutablePointer<Answer>.allocate(capacity: Int(larger))
    if let first {
      new.moveInitialize(from: first, count: Int(count))
      first.deallocate()
    }
    first = new
    capacity = larger
  }

  var memorySize: Int { Int(capacity) * MemoryLayout<Answer>.stride }

  func release() { first?.deallocate() }
}
