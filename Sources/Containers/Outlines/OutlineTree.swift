import EspalierCore

/// Elements, and the means to find those below them.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable> {
  enum Roots {
    case elements(Data)
    case element(Data.Element)
  }

  let roots: Roots
  let id: ElementID<Data.Element, ID>
  let children: (Data.Element) -> Data?
}

extension OutlineTree.Roots {
  var count: Int {
    switch self {
    case .elements(let data): data.count
    case .element: 1
    }
  }

  func element(at offset: Int) -> Data.Element {
    switch self {
    case .elements(let data): data[data.index(data.startIndex, offsetBy: offset)]
    case .element(let element): element
    }
  }
}

extension OutlineTree {
  /// The element at the end of a path, also where it has moved among its siblings; nil if it was removed.
  func element(at path: OutlinePath<ID>) -> Data.Element? {
    var level: Roots? = roots
    var found: Data.Element?
    for step in path.steps {
      guard let siblings = level, let element = element(step, among: siblings) else { return nil }
      found = element
      level = children(element).map { .elements($0) }
    }
    return found
  }

  private func element(_ step: OutlinePath<ID>, among siblings: Roots) -> Data.Element? {
    func element(at offset: Int) -> Data.Element? {
      let element = siblings.element(at: offset)
      return id.read(element) == step.id ? element : nil
    }
    let count = siblings.count
    if step.offset < count, let unmoved = element(at: step.offset) { return unmoved }
    return (0..<count).lazy.compactMap { element(at: $0) }.first
  }
}

/// The path from the roots of an outline to an element.
///
/// Rows of one element share it: a deep outline costs one step for each open element.
final class OutlinePath<ID: Hashable> {
  let parent: OutlinePath?
  let id: ID
  /// The element's place among its siblings when it was listed.
  let offset: Int
  let level: Int

  init(_ id: ID, at offset: Int, below parent: OutlinePath?) {
    self.parent = parent
    self.id = id
    self.offset = offset
    level = parent.map { $0.level + 1 } ?? 0
  }

  var steps: [OutlinePath] {
    var steps: [OutlinePath] = []
    var step: OutlinePath? = self
    while let current = step {
      steps.append(current)
      step = current.parent
    }
    return steps.reversed()
  }

  /// True if the ids along both paths are the same.
  func leadsToSame(as other: OutlinePath) -> Bool {
    var (step, otherStep): (OutlinePath?, OutlinePath?) = (self, other)
    while step !== otherStep {
      guard let left = step, let right = otherStep, left.id == right.id else { return false }
      (step, otherStep) = (left.parent, right.parent)
    }
    return true
  }

  func leadsThrough(_ id: ID) -> Bool {
    var step: OutlinePath? = self
    while let current = step {
      if current.id == id { return true }
      step = current.parent
    }
    return false
  }
}

/// The elements of an outline that are open.
struct OutlineOpenings<ID: Hashable>: Equatable {
  private struct Opening: Equatable {
    var isOpen = false
    /// The index of the element among its siblings when it was opened.
    var offset: Int
    var below = OutlineOpenings()
  }

  private var openings: [ID: Opening] = [:]

  /// Returns true if an element is open; of siblings with equal ids, at most one is.
  ///
  /// - Parameter hasMoved: true if the element may be at another place than where it was opened.
  func isOpen(_ path: OutlinePath<ID>, hasMoved: Bool) -> Bool {
    var level = self
    for step in path.steps {
      guard let opening = level.openings[step.id] else { return false }
      if step === path { return opening.isOpen && (hasMoved || opening.offset == step.offset) }
      level = opening.below
    }
    return false
  }

  /// Opens or closes an element; open elements below a closed one stay open.
  ///
  /// - Parameter below: the elements that are open below it from now on; nil changes none.
  mutating func set(_ isOpen: Bool, _ path: OutlinePath<ID>, below: OutlineOpenings? = nil) {
    set(isOpen, path.steps[...], below)
  }

  private mutating func set(
    _ isOpen: Bool, _ steps: ArraySlice<OutlinePath<ID>>, _ below: OutlineOpenings?
  ) {
    guard let step = steps.first else { return }
    var opening = openings.removeValue(forKey: step.id) ?? Opening(offset: step.offset)
    opening.offset = step.offset
    if steps.count == 1 {
      opening.isOpen = isOpen
      if let below { opening.below = below }
    } else {
      opening.below.set(isOpen, steps.dropFirst(), below)
    }
    openings[step.id] = opening
  }

  /// Takes over an open element, with those that are open below it.
  mutating func add(_ step: OutlinePath<ID>, below: OutlineOpenings) {
    openings[step.id] = Opening(isOpen: true, offset: step.offset, below: below)
  }

  /// The open elements among some, in their order, and the open elements below each.
  func open<Data>(
    among elements: OutlineTree<Data, ID>.Roots, _ id: ElementID<Data.Element, ID>
  ) -> [(offset: Int, below: OutlineOpenings)] {
    var found: [(offset: Int, below: OutlineOpenings)] = []
    var lost: [ID: OutlineOpenings] = [:]
    let count = elements.count
    for (key, opening) in openings where opening.isOpen {
      // Most elements are where they were: all siblings are searched only for the others.
      if opening.offset < count, id.read(elements.element(at: opening.offset)) == key {
        found.append((opening.offset, opening.below))
      } else {
        lost[key] = opening.below
      }
    }
    for offset in 0..<count where !lost.isEmpty {
      if let below = lost.removeValue(forKey: id.read(elements.element(at: offset))) {
        found.append((offset, below))
      }
    }
    return found.sorted { $0.offset < $1.offset }
  }
}

/// The state of one element as a part of all openings: true while it is open.
struct OutlineProjection<Data: RandomAccessCollection, ID: Hashable>: BindingProjection {
  let entry: OutlineEntry<Data, ID>
  /// True if the element may be at another place than where it was opened.
  let mayHaveMoved: Bool

  func get(_ openings: OutlineOpenings<ID>) -> Bool {
    openings.isOpen(entry.path, hasMoved: mayHaveMoved)
  }

  func set(_ isOpen: Bool, in openings: inout OutlineOpenings<ID>) -> Bool {
    openings.set(isOpen, entry.path)
    return true
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.entry.path.offset == rhs.entry.path.offset && lhs.mayHaveMoved == rhs.mayHaveMoved
      && lhs.entry.path.leadsToSame(as: rhs.entry.path)
  }
}
