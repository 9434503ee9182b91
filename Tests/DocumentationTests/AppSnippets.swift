import SwiftUI

struct BadgeApp: App {
  var body: some Scene {
    WindowGroup {
      HStack {
        Circle().fill(.green).frame(width: 12, height: 12)
        Text("All tests pass")
      }
      .padding()
    }
  }
}

@MainActor private func draw() throws {
  let renderer = ImageRenderer(content: Text("Hello").padding())
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: "hello.pdf"))  // or pngData(), pdfData(), svgData()
}

@MainActor private func drawAside(_ renderer: ImageRenderer<Text>) async throws {
  renderer.settles = 5
  try await renderer.write(to: URL(fileURLWithPath: "report.png"))
}

struct NotesApp: App {
  @AppStorage("fontSize") private var fontSize = 13.0

  var body: some Scene {
    WindowGroup("Notes", id: "note") {
      NoteView(fontSize: fontSize)
    }
    .defaultSize(width: 480, height: 320)
    .commands {
      CommandMenu("Text") {
        Button("Larger") { fontSize += 1 }.keyboardShortcut("+")
        Button("Smaller") { fontSize -= 1 }.keyboardShortcut("-")
      }
    }
    Settings {
      Slider(value: $fontSize, in: 9...36) { Text("Size") }.padding()
    }
  }
}

private struct NoteView: View {
  @State private var text = ""
  let fontSize: Double

  var body: some View { TextEditor(text: $text).font(.system(size: fontSize)) }
}
