import Foundation

/// What of a list is selected, and how much may be.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case exactlyOne(Binding<Value>)
  case many(Binding<Set<Value>>)

  init(_ selection: Binding<Set<Value>>?) { self = selection.map { .many($0) } ?? .none }

  init(_ selection: Binding<Value?>?) { self = selection.map { .one($0) } ?? .none }
}

/// Keeps the list's model in step with its selection.
struct ListSelectionModifier<Value: Hashable> {
  let selection: ListSelection<Value>
  let model: ListModel
}

@MainActor extension ListSelectionModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}
