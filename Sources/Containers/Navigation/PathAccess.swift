import EspalierCore

/// The path that a stack follows and changes.
@MainActor protocol PathAccess {
  var values: [PathValue] { get }
  /// Adds a value; returns whether the path can hold it.
  func append(_ value: PathValue) -> Bool
  /// Removes all values after the first `count`.
  func keep(_ count: Int)
}

/// A path with values of any types.
struct AnyPathAccess {
  let path: Binding<NavigationPath>
}

extension AnyPathAccess: PathAccess {
  var values: [PathValue] { path.wrappedValue.values }

  func append(_ value: PathValue) -> Bool {
    path.wrappedValue.append(value)
    return true
  }

  func keep(_ count: Int) { path.wrappedValue.keep(count) }
}

/// A path with values of one type.
struct TypedPathAccess<Data>
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  let path: Binding<Data>
}

extension TypedPathAccess: PathAccess {
  var values: [PathValue] { path.wrappedValue.map { PathValue($0) } }

  func append(_ value: PathValue) -> Bool {
    guard let element = (value.value as? Data.Element) ?? (value.value.base as? Data.Element)
    else { return false }
    path.wrappedValue.append(element)
    return true
  }

  func keep(_ count: Int) {
    let surplus = path.wrappedValue.count - count
    if surplus > 0 { path.wrappedValue.removeLast(surplus) }
  }
}
