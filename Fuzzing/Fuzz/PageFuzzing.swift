import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation

@testable import EspalierBrowser

/// A window with all kinds of views, as a page shows it.
@MainActor struct ShownPage {
  private let session: Session
  private var size = CGSize(width: 400, height: 300)
  private var mirror = ElementMirror()
  private var dropped = DroppedFiles()

  init() {
    session = Session(
      EveryView(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
  }

  consuming func receive(_ messages: [PageMessage]) {
    frame()
    for message in messages { receive(message) }
    frame()
    session.close()
  }

  private mutating func frame() {
    session.frame(.window(size))
    _ = session.picture(scale: 1)
    _ = mirror.change(to: session.graph.accessibilityTree())
  }

  private mutating func receive(_ message: PageMessage) {
    switch message {
    case .hello(_, _, let surroundings), .surroundings(let surroundings):
      size = surroundings.size
      frame()
    case .input(let event):
      if case .pointer(let pointer) = event {
        session.advance(to: Date(timeIntervalSinceReferenceDate: pointer.timestamp))
      }
      session.send(event)
      frame()
    case .part(let file, let start, let data): dropped.add(data, of: file, at: start)
    case .drop(let point, let items):
      if let event = dropped.event(at: point, items) { session.send(.drop(event)) }
      frame()
    case .action(let action, let id):
      session.perform(action, on: id)
      frame()
    case .focused(let id, let word):
      session.perform(.focus, on: id)
      mirror.pageDidFocus(id, word: word, in: session.graph.accessibilityTree())
      frame()
    case .back(let count):
      session.graph[ScreenHistory.self].goBack(by: min(max(count, 0), 1000))
      frame()
    case .acknowledged, .clipboard, .asked, .chosen: break
    }
  }
}

private struct EveryView: View {
  @State private var text = "text"
  @State private var isShown = false
  @State private var rows = Array(0..<30)
  @State private var number = 3.0

  var body: some View {
    NavigationStack {
      List {
        TextField("Field", text: $text)
        Slider(value: $number, in: 0...9)
        Toggle("Toggle", isOn: $isShown)
        Menu("Menu") { Button("One") { rows = [] } }
        NavigationLink("Further") { TextEditor(text: $text) }
        Text("A [link](https://example.org) here")
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .dropDestination(for: String.self) { new, _ in
        text = new.joined()
        return true
      }
      .searchable(text: $text)
      .toolbar { Button("Sheet") { isShown = true } }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }
}
