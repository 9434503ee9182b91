import Foundation

/// A value that is on its way from one view to another, with its type hidden.
struct TransferItem: Sendable {
  /// One kind of data that the value can become.
  struct Form: Sendable {
    let type: UTType
    let data: @Sendable () async throws -> Data
  }

  let value: any Sendable
  let forms: [Form]

  init<T: Transferable>(_ value: T) {
    self.value = value
    forms = T.transferForms.compactMap { form in
      guard let export = form.export else { return nil }
      return Form(type: form.type) { try await export(value) }
    }
  }

  /// Something from another program.
  init(_ item: DropEvent.Item) {
    switch item {
    case .text(let text): self.init(text)
    case .file(let url): self.init(url)
    }
  }

  /// Whether a value of type `T` can be had of this one.
  func provides<T: Transferable>(_ type: T.Type) -> Bool {
    value is T || way(to: type) != nil
  }

  /// The value as `T`, made of data where it is of another type.
  func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    guard let (form, make) = way(to: type) else {
      throw TransferError(description: "No \(T.self) can be made of \(value).")
    }
    return try await make(form.data())
  }

  private func way<T: Transferable>(
    to type: T.Type
  ) -> (Form, @Sendable (Data) async throws -> T)? {
    for wanted in T.transferForms {
      guard let make = wanted.make else { continue }
      if let form = forms.first(where: { $0.type.conforms(to: wanted.type) }) {
        return (form, make)
      }
    }
    return nil
  }
}
