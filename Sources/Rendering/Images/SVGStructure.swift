import Foundation

/// The depth to which the elements of an SVG file are nested, including those that they refer to.
///
/// librsvg draws an element inside another one's drawing, and the elements that it refers to (a
/// mask, a pattern, a marker, a picture) inside that as well. It sets no limit to this depth: a
/// small file whose masks refer to each other would overflow the stack, or take a picture's memory
/// for each of them. Files are therefore checked first; in doubtful cases the larger number counts:
/// any text that looks like a reference is taken for one.
struct SVGStructure: Equatable {
  /// Elements that may be drawn inside of each other, at most.
  var depth: Int
  /// The number of those that may need a picture of their own, because of opacity, masks and
  /// filters.
  var layers: Int
  /// The depth of selectors inside selectors, which librsvg reads by recursion.
  var selectors = 0

  /// The depth of files that are read: an element takes 7 KB of stack at most, as measured with masks, filters and markers.
  static let largestDepth = 4_000
  static let mostSelectors = 500

  /// - Throws: the end of a sentence with the reason why the file cannot be read.
  init(of bytes: [UInt8], nesting: Int = 0) throws(SVGRefusal) {
    guard nesting < 4 else {
      throw SVGRefusal(reason: "it holds pictures inside of pictures, more than 4 deep")
    }
    var scanner = SVGScanner(nesting: nesting)
    try scanner.scan(bytes[...])
    self = scanner.graph.measured()
    selectors = scanner.selectorCount
    guard depth <= Self.largestDepth else {
      throw SVGRefusal(
        reason: "its elements refer to each other \(depth) deep, of which at most "
          + "\(Self.largestDepth) are drawn")
    }
    guard selectors <= Self.mostSelectors else {
      throw SVGRefusal(
        reason: "its style has \(selectors) selectors in parentheses, of which at most "
          + "\(Self.mostSelectors) are read")
    }
  }

  init(depth: Int, layers: Int) {
    self.depth = depth
    self.layers = layers
  }
}

/// The reason why an SVG file is not given to librsvg.
struct SVGRefusal: Error {
  let reason: String
}

/// The elements of a file and those that they refer to.
struct SVGGraph {
  private struct Element {
    var parent: Int
    /// 1 if it may be drawn into a picture of its own, else 0.
    var layers: Int
    /// The depth and the layers that a picture inside of it adds.
    var inner = SVGStructure(depth: 0, layers: 0)
    /// Gradients hold colors only: style sheets reach nothing below them.
    var isInert: Bool
    var ids: [String] = []
    var references: [String] = []
  }

  private var elements: [Element] = []
  /// The ids that style sheets refer to, from whichever element.
  var styleReferences: Set<String> = []
  /// True if style sheets use properties that need a picture of their own.
  var styleMakesLayers = false

  var count: Int { elements.count }

  mutating func add(parent: Int, isInert: Bool) -> Int {
    elements.append(Element(parent: parent, layers: 0, isInert: isInert))
    return elements.count - 1
  }

  mutating func name(_ element: Int, _ id: String) { elements[element].ids.append(id) }

  mutating func refer(_ element: Int, to ids: [String]) {
    elements[element].references += ids
  }

  mutating func makeLayer(_ element: Int) { elements[element].layers = 1 }

  mutating func put(_ picture: SVGStructure, in element: Int) {
    let inner = elements[element].inner
    elements[element].inner = SVGStructure(
      depth: max(inner.depth, picture.depth), layers: max(inner.layers, picture.layers + 1))
  }

  /// A part of the file that is entered from somewhere: the file itself, or an element that something refers to.
  private struct Part {
    var size = SVGStructure(depth: 0, layers: 0)
    /// The parts that may be drawn inside.
    var next: Set<Int> = []
  }

  /// The longest path from the start over nesting and references.
  ///
  /// 1. Find the elements that something refers to. Each is the start of a part; the file is part
  ///    0, and part 1 stands for the elements that style sheets refer to.
  /// 2. Measure how deep each part is, and which parts are entered from it.
  /// 3. Add up along the longest path. Parts that refer to each other in a circle are entered at
  ///    most once each, because librsvg stops at an element that it is drawing already.
  func measured() -> SVGStructure {
    let referenced = elements.reduce(into: styleReferences) { $0.formUnion($1.references) }
    var starts: [String: [Int]] = [:]
    var parts = [Part(), Part()]
    // For each element, the part it lies in, and how deep.
    var places: [(part: Int, size: SVGStructure)] = []
    for element in elements {
      let above =
        element.parent < 0 ? (0, SVGStructure(depth: 0, layers: 0)) : places[element.parent]
      var (part, size) = above
      let names = element.ids.filter(referenced.contains)
      if !names.isEmpty {
        parts.append(Part())
        parts[part].next.insert(parts.count - 1)
        (part, size) = (parts.count - 1, SVGStructure(depth: 0, layers: 0))
        for name in names { starts[name, default: []].append(part) }
      }
      size.depth += 1
      size.layers += styleMakesLayers ? 1 : element.layers
      places.append((part, size))
      parts[part].size.depth = max(parts[part].size.depth, size.depth + element.inner.depth)
      parts[part].size.layers = max(parts[part].size.layers, size.layers + element.inner.layers)
      if !element.isInert { parts[part].next.insert(1) }
    }
    for (index, element) in elements.enumerated() {
      for id in element.references { parts[places[index].part].next.formUnion(starts[id] ?? []) }
    }
    for id in styleReferences { parts[1].next.formUnion(starts[id] ?? []) }
    return Self.longestWay(parts.map(\.size), parts.map { Array($0.next) })
  }

  /// Tarjan's algorithm, with a stack of its own: when a circle of parts is complete, all that follow it are.
  private static func longestWay(_ sizes: [SVGStructure], _ next: [[Int]]) -> SVGStructure {
    var order = [Int](repeating: -1, count: sizes.count)
    var lowest = order
    var result = [SVGStructure?](repeating: nil, count: sizes.count)
    var (open, path, counter) = ([Int](), [(part: Int, edge: Int)](), 0)
    func enter(_ part: Int) {
      (order[part], lowest[part]) = (counter, counter)
      counter += 1
      open.append(part)
      path.append((part, 0))
    }
    enter(0)
    while let (part, edge) = path.last {
      if edge < next[part].count {
        path[path.count - 1].edge += 1
        let other = next[part][edge]
        if order[other] < 0 {
          enter(other)
        } else if result[other] == nil {
          lowest[part] = min(lowest[part], order[other])
        }
        continue
      }
      path.removeLast()
      if let above = path.last?.part { lowest[above] = min(lowest[above], lowest[part]) }
      guard lowest[part] == order[part], let start = open.lastIndex(of: part) else { continue }
      let circle = open[start...]
      var (own, after) = (SVGStructure(depth: 0, layers: 0), SVGStructure(depth: 0, layers: 0))
      for member in circle {
        own.depth += sizes[member].depth
        own.layers += sizes[member].layers
        for other in next[member] {
          after.depth = max(after.depth, result[other]?.depth ?? 0)
          after.layers = max(after.layers, result[other]?.layers ?? 0)
        }
      }
      let total = SVGStructure(depth: own.depth + after.depth, layers: own.layers + after.layers)
      for member in circle { result[member] = total }
      open.removeSubrange(start...)
    }
    return result[0] ?? sizes[0]
  }
}
