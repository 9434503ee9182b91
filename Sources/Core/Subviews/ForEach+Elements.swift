import Foundation

/// The way in which the id of an element is read.
package struct ElementID<Element, ID: Hashable> {
  package let read: (Element) -> ID
  /// True if the element is its own id.
  let isElement: Bool

  package init(read: @escaping (Element) -> ID) {
    self.read = read
    isElement = false
  }

  /// The ids of elements that are their own, without the key path that says so: one is made anew each time.
  package init() where Element == ID {
    read = { $0 }
    isElement = true
  }

  /// A stored property is read directly from memory, many times faster than through the key path.
  package init(_ path: KeyPath<Element, ID>) {
    isElement = path == \Element.self as AnyKeyPath
    guard let offset = MemoryLayout<Element>.offset(of: path) else {
      read = { $0[keyPath: path] }
      return
    }
    read = { element in
      withUnsafeBytes(of: element) { bytes in
        guard let base = bytes.baseAddress else { return element[keyPath: path] }
        return (base + offset).assumingMemoryBound(to: ID.self).pointee
      }
    }
  }
}

extension ForEach {
  /// True if it is known beforehand that no two elements have the same id.
  var hasDistinctIDs: Bool { id.isElement && Data.self == Range<Int>.self }

  /// The reason why the first element cannot be found again by its id; nil if it can.
  var idFault: IDFault? {
    // Subviews have ids from other loops, which look at them.
    if data.isEmpty || ID.self == Subview.ID.self { return nil }
    let first = id(at: 0)
    if first != first { return .unequal }
    return id.isElement || first == id(at: 0) || data is any SubviewListing ? nil : .changing
  }

  func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  func id(at index: Int) -> ID { id.read(element(at: index)) }

  /// The position of the element with an id, searched at most `reach` elements away from the
  /// likely places.
  func index(of id: ID, near places: [Int], reach: Int) -> Int? {
    let count = data.count
    if let index = arithmeticIndex(of: id) { return index < count ? index : nil }
    for place in places where place >= 0 && place < count && self.id(at: place) == id {
      return place
    }
    let center = min(max(places.first ?? 0, 0), count)
    for distance in 1..<max(min(reach, count + 1), 2) {
      for index in [center - distance, center + distance]
      where index >= 0 && index < count && self.id(at: index) == id {
        return index
      }
    }
    return nil
  }

  /// The position of the element with an id, searched from both ends, and from `center` outwards.
  func index(of id: ID, around center: Int) -> Int? {
    let count = data.count
    if count == 0 { return nil }
    if let index = arithmeticIndex(of: id) { return index < count ? index : nil }
    let center = min(max(center, 0), count - 1)
    // Every element is within reach of one of these four searches.
    for distance in 0..<count {
      let candidates = [distance, count - 1 - distance, center - distance, center + distance]
      for index in candidates where index >= 0 && index < count && self.id(at: index) == id {
        return index
      }
      if 2 * distance > count { break }
    }
    return nil
  }

  /// Returns true if there is an element with an id.
  func holds(_ id: ID) -> Bool {
    if let index = arithmeticIndex(of: id) { return index < data.count }
    return data.contains { self.id.read($0) == id }
  }

  /// The index in a range of numbers that are their own ids, which is arithmetic; `Int.max` stands for "not
  /// there".
  private func arithmeticIndex(of id: ID) -> Int? {
    guard self.id.isElement, let range = data as? Range<Int>, let number = id as? Int else {
      return nil
    }
    return range.contains(number) ? number - range.lowerBound : .max
  }
}

/// The reason why an element cannot be found again by its id.
enum IDFault {
  /// It has another id each time that it is asked, as a computed `UUID()` is.
  case changing
  /// Its id does not equal itself, as NaN.
  case unequal

  var message: String {
    switch self {
    case .changing:
      "ForEach: an element has another id each time that it is asked, so that its view loses its state at each update. "
        + "Store the id in the element: let id = UUID() in place of var id: UUID { UUID() }."
    case .unequal:
      "ForEach: the id of an element does not equal itself, as NaN does not, so that its view loses its state at each "
        + "update. Give the elements ids that are no measured numbers, such as their places or a UUID."
    }
  }
}

// MARK: - Rows that are known without nodes

extension RowReader {
  mutating func read<Data, ID, Content: View>(_ loop: ForEach<Data, ID, Content>) {
    if Data.self is any UnlistedCollection.Type || loop.data is any SubviewListing {
      isSure = false
      return
    }
    if let id = wanted?.base as? ID, loop.holds(id) { isFound = true }
    let tellsMore = Self.mayTellIdentities(Content.self)
    if isDone || wanted != nil && !tellsMore { return }
    let isOneRow = !tellsMore && Content._elementCount(within: Self.mostNested) == 1
    for element in loop.data {
      if isDone { return }
      let id = AnyHashable(loop.id.read(element))
      if isOneRow {
        addRow(identifiedBy: id)
      } else {
        read(loop.content(element), identifiedBy: id)
      }
    }
  }
}

extension ForEach: RowTelling where Content: View {
  package static func mayTellIdentities(within depth: Int) -> Bool { true }

  package func tell(_ reader: inout RowReader) { reader.read(self) }
}
