import EspalierCore

/// All elements below one, to be opened with it.
///
/// 1. They are listed level by level, so that of a tree without end the upper levels are open.
///    Elements that lead back to themselves stay closed.
/// 2. From the last to the first, each is put into the one that it is below.
///
/// Children are made when they are read, and a tree may have no end: at most 100,000 elements on
/// 1,000 levels are looked at. What is further down stays closed.
struct OutlineDescent<Data: RandomAccessCollection, ID: Hashable> {
  /// The largest number of elements that are looked at.
  static var mostElements: Int { 100_000 }
  /// The largest number of levels that are opened.
  static var mostLevels: Int { 1_000 }

  /// The elements that are open below the first one.
  private(set) var openings = OutlineOpenings<ID>()
  /// True if there are more elements than may be looked at.
  private(set) var isCutOff = false

  private struct Step {
    let path: OutlinePath<ID>
    let parent: Int
    let children: Data
  }

  init(below element: Data.Element, at path: OutlinePath<ID>, in tree: OutlineTree<Data, ID>) {
    guard let children = tree.children(element) else { return }
    var steps = [Step(path: path, parent: 0, children: children)]
    list(&steps, tree)
    var below = Array(repeating: OutlineOpenings<ID>(), count: steps.count)
    for index in steps.indices.dropFirst().reversed() {
      below[steps[index].parent].add(steps[index].path, below: below[index])
      below[index] = OutlineOpenings()
    }
    openings = below[0]
  }

  /// Lists the elements below the first one that have children.
  private mutating func list(_ steps: inout [Step], _ tree: OutlineTree<Data, ID>) {
    var looked = 0
    var next = 0
    while next < steps.count {
      let step = steps[next]
      for (offset, element) in step.children.enumerated() {
        looked += 1
        if looked > Self.mostElements {
          isCutOff = true
          return
        }
        guard let children = tree.children(element) else { continue }
        let path = OutlinePath(tree.id.read(element), at: offset, below: step.path)
        if step.path.leadsThrough(path.id) { continue }
        if path.level - steps[0].path.level >= Self.mostLevels {
          isCutOff = true
          continue
        }
        steps.append(Step(path: path, parent: next, children: children))
      }
      next += 1
    }
  }
}

/// The tree that an outline shows now, for actions of rows that were made earlier.
final class ShownOutlineTree<Data: RandomAccessCollection, ID: Hashable> {
  var tree: OutlineTree<Data, ID>?
}
