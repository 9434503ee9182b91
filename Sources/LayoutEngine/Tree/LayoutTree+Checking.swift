import EspalierDrawing
import Foundation

/// A fault in a tree's records.
package struct InvalidLayoutTree: Error, CustomStringConvertible {
  package let description: String
}

extension LayoutTree {
  /// Throws if links, counts or marks of the records contradict each other.
  package func checkInvariants() throws {
    for index in 0..<used where isLive(index) {
      try checkChildren(of: index)
      try checkMarks(of: index)
    }
    for index in changed where !isLive(Int(index)) {
      throw InvalidLayoutTree(description: "Node \(index) is removed but listed as changed.")
    }
    if !toPlace.isEmpty || placingParent >= 0 || trialPlacements != nil || solving.pointee.used != 0
    {
      throw InvalidLayoutTree(description: "Something is left over from the last layout.")
    }
  }

  private func checkChildren(of index: Int) throws {
    var count = 0
    var child = records[index].firstChild
    while child >= 0 {
      count += 1
      guard isLive(Int(child)), records[Int(child)].parent == Int32(index),
        count <= Int(records[index].childCount)
      else {
        throw InvalidLayoutTree(description: "The children of node \(index) are not its own.")
      }
      child = records[Int(child)].nextSibling
    }
    if count != Int(records[index].childCount) {
      throw InvalidLayoutTree(description: "Node \(index) has \(count) children, not as counted.")
    }
  }

  /// Checks that a node that waits for work can be found from its parent.
  private func checkMarks(of index: Int) throws {
    let parent = Int(records[index].parent)
    guard parent >= 0 else { return }
    let flags = records[index].flags
    let waiting = records[parent].waitingChild
    let isFound = waiting == Int32(index) || waiting == Record.severalChildren
    if flags.hasAny(of: .toMeasure)
      && !(records[parent].flags.contains(.staleBelow) && isFound)
    {
      throw InvalidLayoutTree(description: "Node \(index) is stale, but node \(parent) hides it.")
    }
    // A parent that will be placed again visits all its children.
    let isReached =
      records[parent].flags.hasAny(of: .looksAtAll)
      || (records[parent].flags.hasAny(of: .waitsBelow) && isFound)
    // A node that its parent leaves out is placed once it is taken up again.
    let waits = flags.hasAny(of: .toPlace) && !flags.contains(.leftOut)
    if waits && records[index].childCount > 0 && !isReached {
      throw InvalidLayoutTree(description: "Node \(index) would not be placed again.")
    }
  }
}

extension Flags {
  /// The parent's flags with which it will visit all its children.
  fileprivate static let looksAtAll: Flags = [.unplaced, .stale, .tooDeep]
  fileprivate static let waitsBelow: Flags = [.unplacedBelow, .staleBelow]
}
