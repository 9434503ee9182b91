import SwiftUI

/// A view that reads a value through a binding.
struct BindingReader<Value>: View {
  let name: String
  let log: Log
  @Binding var value: Value

  var body: some View {
    let _ = log.note(name)
    Text(verbatim: "\(value)")
  }
}

/// A view that passes a binding on.
struct BindingPasser<Value>: View {
  let log: Log
  @Binding var value: Value

  var body: some View {
    let _ = log.note("passer")
    BindingReader(name: "reader", log: log, value: $value)
  }
}
