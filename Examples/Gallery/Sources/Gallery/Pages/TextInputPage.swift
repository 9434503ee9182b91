import SwiftUI

/// Fields that are typed into.
struct TextInputPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Return goes from field to field; the last one signs in") { SignIn() }
      Sample("Values with a format: what cannot be read goes back to what it was") { Order() }
      Sample("A field that grows, up to four lines") { Message() }
      Sample("A text of many lines") { Notes() }
      Sample("A text with styles: Command-B, -I and -U, and what the buttons do") { Letter() }
    }
  }
}

private struct SignIn: View {
  private enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var greeting = "Nobody is here yet."
  @FocusState private var focus: Field?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name, prompt: Text("ada"))
        .focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .onSubmit {
          greeting = name.isEmpty ? "Who are you?" : "Good morning, \(name)!"
          focus = nil
        }
      Text(greeting).foregroundStyle(.secondary)
    }
    .textFieldStyle(.roundedBorder)
    .frame(width: 240)
  }
}

private struct Order: View {
  @State private var count = 12
  @State private var price = 2.5
  @State private var share = 0.07

  var body: some View {
    VStack {
      HStack {
        TextField("Count", value: $count, format: .number)
        TextField("Price", value: $price, format: .currency(code: "EUR"))
        TextField("Tax", value: $share, format: .percent)
      }
      .textFieldStyle(.roundedBorder)
      .multilineTextAlignment(.trailing)
      Text("Together \(Double(count) * price * (1 + share), format: .currency(code: "EUR"))")
        .foregroundStyle(.secondary)
    }
  }
}

private struct Message: View {
  @State private var text = ""

  var body: some View {
    TextField("Message", text: $text, axis: .vertical)
      .lineLimit(1...4)
      .textFieldStyle(.roundedBorder)
  }
}

private struct Notes: View {
  @State private var text =
    "An espalier is a tree\ntrained flat against a wall.\n\nPears and apples like it best."

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text).frame(height: 100)
      Text("\(text.split(whereSeparator: \.isWhitespace).count) words")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

private struct Letter: View {
  @State private var text = Self.start
  @State private var selection = AttributedTextSelection()

  private static var start: AttributedString {
    var title = AttributedString("Pears\n")
    title.font = .title
    var part = AttributedString("against a wall")
    part.foregroundColor = .green
    part.underlineStyle = .single
    var last = AttributedString(" and thin them in June.")
    last.font = .body.italic()
    return title + "Train them " + part + "," + last
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text, selection: $selection).frame(height: 120)
      HStack {
        Button("Larger") { change { $0.font = .title2 } }
        Button("Red") { change { $0.foregroundColor = .red } }
        Button("Marked") {
          change { $0.backgroundColor = $0.backgroundColor == nil ? .yellow.opacity(0.5) : nil }
        }
        Button("Plain") { change { $0 = AttributeContainer() } }
      }
    }
  }

  private func change(_ body: (inout AttributeContainer) -> Void) {
    text.transformAttributes(in: &selection, body: body)
  }
}
