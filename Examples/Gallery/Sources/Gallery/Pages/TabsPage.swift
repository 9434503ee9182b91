import SwiftUI

/// Several views of which one is shown.
struct TabsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Tabs of the Mac") { Mail().frame(height: 120) }
      Samples {
        Sample("On the phone, with a place to search") {
          Mail().environment(\.platformStyle, .phone).frame(height: 300)
        }
        Sample("Pages that a finger turns") {
          Colors().environment(\.platformStyle, .phone).frame(height: 300)
        }
      }
      Sample("The same tabs as the lines of a sidebar") {
        Mail().tabViewStyle(.sidebarAdaptable).frame(height: 180)
      }
    }
  }
}

private struct Mail: View {
  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") { Text("12 letters") }.badge(12)
      TabSection("Archive") {
        Tab("Sent", systemImage: "paperplane") { Text("What was sent") }
        Tab("Drafts", systemImage: "doc") { Text("What was not") }
      }
      Tab(role: .search) { Text("What was lost") }
    }
  }
}

private struct Colors: View {
  var body: some View {
    TabView {
      ForEach([Color.orange, .teal, .indigo], id: \.self) { color in
        RoundedRectangle(cornerRadius: 20).fill(color.gradient).padding(12)
      }
    }
    .tabViewStyle(.page)
  }
}
