/// The path that a stack follows and changes.
struct PathAccess {
  let values: @MainActor () -> [PathValue]
  /// Adds a value; answers whether the path can hold it.
  let append: @MainActor (PathValue) -> Bool
  /// Removes all values after the first `count`.
  let keep: @MainActor (_ count: Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.append($0)
      return true
    }
    keep = { path.wrappedValue.keep($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { PathValue($0) } }
    append = { value in
      guard let element = (value.value as? Data.Element) ?? (value.value.base as? Data.Element)
      else { return false }
      path.wrappedValue.append(element)
      return true
    }
    keep = { count in
      let surplus = path.wrappedValue.count - count
      if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
  }
}
