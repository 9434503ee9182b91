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
