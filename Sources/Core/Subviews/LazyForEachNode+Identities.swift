/// The ids that elements had when they were first asked for them.
struct FirstIDs<ID: Hashable> {
  private var ids: [Int: ID] = [:]
  private var entries: [ID: Int] = [:]

  mutating func id(at entry: Int, read: () -> ID) -> ID {
    if let id = ids[entry] { return id }
    let id = read()
    ids[entry] = id
    entries[id] = entry
    return id
  }

  func entry(of id: ID) -> Int? { entries[id] }
}

/// The search for identities, in the data and in the views that are made of them.
extension LazyForEachNode {
  /// The first entry whose view has the identity `id`; no view is made if their type has no identities.
  func entry(identifiedBy id: AnyHashable) -> Int? {
    guard (Content.self as? any IdentityTelling.Type)?.tellsIdentity == true else { return nil }
    return (0..<view.data.count).first { index in
      let content = view.content(view.element(at: index))
      return (content as? any IdentityTelling)?.isIdentified(by: id) ?? false
    }
  }

  func entry(ofInnerID id: AnyHashable) -> Int? {
    if let subviews = view.data as? any SubviewListing { return subviews.index(ofInnerID: id) }
    let (entry, isSure) = told(id)
    if let entry { return entry }
    return parent?.lazyContent is SubviewSourceNode
      ? entryOfPart(identifiedBy: id, isSure: isSure) : nil
  }

  var madeEntries: [Int] { rows.entries }

  func entry(ofToldID id: AnyHashable) -> Int? { told(id).entry }

  /// The entry whose view says that it has an identity or a tag, and whether views that say nothing
  /// may have it.
  private func told(_ id: AnyHashable) -> (entry: Int?, isSure: Bool) {
    var isSure = true
    guard mayTellIdentities else { return (nil, isSure) }
    let entry = StateReading.with(.unnoticed) {
      (0..<view.data.count).first { index in
        var reader = RowReader(wanted: id)
        reader.read(view.content(view.element(at: index)))
        isSure = isSure && reader.isSure
        return reader.isFound
      }
    }
    return (entry, isSure)
  }

  func rows(ofEntry entry: Int) -> [RowReader.Row]? {
    guard let id = elementID(at: entry), !(view.data is any SubviewListing) else { return nil }
    return StateReading.with(.unnoticed) {
      var reader = RowReader()
      reader.read(view.content(view.element(at: entry)), identifiedBy: id)
      return reader.isSure ? reader.rows : nil
    }
  }

  /// The largest number of rows that are made to find an identity in them.
  private static var mostSearched: Int { 10_000 }

  /// The entry with an identity somewhere inside its view, which has to be made to know that.
  ///
  /// Rows are made only in lists where an existing row has an identity of that type in it; all
  /// other lists spend nothing on the search.
  private func entryOfPart(identifiedBy id: AnyHashable, isSure: Bool) -> Int? {
    let mayHold = rows.nodes.prefix(8).contains { node in
      isSure ? node.hidesIdentity(like: id) : node.holdsIdentity(like: id)
    }
    guard mayHold else { return nil }
    let center = rows.entries.first ?? 0
    let count = view.data.count
    for distance in 0..<min(count, Self.mostSearched) {
      for index in distance == 0 ? [center] : [center + distance, center - distance]
      where index >= 0 && index < count {
        if makeRow(at: index)?.holds(id) ?? false { return index }
      }
    }
    return nil
  }
}
