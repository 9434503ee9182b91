/// A view for each element of a collection, as ``ForEachNode`` sees it.
///
/// The node has this type as its parameter, and leaves to it what needs the type of the data: generic code looks up each type
/// that it puts together of others, each time that it runs.
@MainActor package protocol LoopView: View {
  associatedtype ID: Hashable
  associatedtype Content: View

  /// Reads the ids and the views of the first elements, at most `limit`, and the number of all elements.
  static func read(_ view: Self, atMost limit: Int, _ reading: inout LoopReading<ID, Content>)

  /// Makes the node for a lazy container.
  static func makeLazyNode(_ view: Self, _ inputs: _NodeInputs) -> ViewNode
}

/// The elements of a loop.
package struct LoopReading<ID: Hashable, Content> {
  var ids = LoopIDs<ID>([])
  /// True if it is known beforehand that no two elements have the same id.
  var hasDistinctIDs = false
  /// The views of the elements with these ids, in memory of their own; nil before they are read.
  var contents: UnsafeMutablePointer<Content>?
  /// The number of all elements.
  var count = 0
  /// The reason why elements cannot be found again by their ids; nil if they can.
  var fault: IDFault?
}

extension ForEach: LoopView where Content: View {
  package static func makeLazyNode(_ view: Self, _ inputs: _NodeInputs) -> ViewNode {
    LazyForEachNode(view, inputs)
  }

  // Inlined into the witness of the protocol, where the type is at hand.
  @inline(__always) package static func read(
    _ view: Self, atMost limit: Int, _ reading: inout LoopReading<ID, Content>
  ) {
    if Data.self == Range<Int>.self {
      // By their own type: asked through their protocol, ranges look up the conformance for each number.
      let range = unsafeSame(view.data, as: Range<Int>.self)
      reading.count = range.count
      let numbers = range.prefix(limit)
      let contents = UnsafeMutablePointer<Content>.allocate(capacity: numbers.count)
      reading.contents = contents
      reading.hasDistinctIDs = view.id.isElement
      if view.id.isElement {
        reading.ids = LoopIDs(numbers)
      } else {
        reading.ids = LoopIDs(numbers.map { view.id.read(unsafeSame($0, as: Data.Element.self)) })
      }
      for place in 0..<numbers.count {
        (contents + place).initialize(
          to: view.content(unsafeSame(numbers.lowerBound + place, as: Data.Element.self)))
      }
      return
    }
    reading.count = view.data.count
    let shown = min(reading.count, limit)
    let contents = UnsafeMutablePointer<Content>.allocate(capacity: shown)
    reading.contents = contents
    reading.fault = view.idFault
    var ids: [ID] = []
    ids.reserveCapacity(shown)
    // By indices, because sequences made of sequences do the same; and without a closure, which would look up the types that it
    // works with for each element.
    var index = view.data.startIndex
    for place in 0..<shown {
      let element = view.data[index]
      ids.append(view.id.read(element))
      (contents + place).initialize(to: view.content(element))
      view.data.formIndex(after: &index)
    }
    reading.ids = LoopIDs(ids)
  }
}
