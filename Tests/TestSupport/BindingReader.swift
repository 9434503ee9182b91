import SwiftUI

/// A view that reads a value through a binding.
package struct BindingReader<Value>: View {
  private let name: String
  private let log: Log
  @Binding private var value: Value

  package init(name: String, log: Log, value: Binding<Value>) {
    self.name = name
    self.log = log
    _value = value
  }

  package var body: some View {
    let _ = log.note(name)
    Text(verbatim: "\(value)")
  }
}

/// A view that passes a binding on.
package struct BindingPasser<Value>: View {
  private let log: Log
  @Binding private var value: Value

  package init(log: Log, value: Binding<Value>) {
    self.log = log
    _value = value
  }

  package var body: some View {
    let _ = log.note("passer")
    BindingReader(name: "reader", log: log, value: $value)
  }
}
