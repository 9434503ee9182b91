import SwiftUI

/// Two boxes of 100 points, 20 apart, side by side or one above the other in a field of 300 by 300.
struct StacksView: View {
  @State private var isColumn = false

  var body: some View {
    let layout =
      isColumn ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(HStackLayout(spacing: 20))
    VStack(spacing: 0) {
      layout {
        Group {
          Box(name: "first", color: 0xC0392B)
          Box(name: "second", color: 0x1F618D)
        }
        .frame(width: 100, height: 100)
      }
      .frame(width: 300, height: 300)
      Button("Turn the stack") {
        withAnimation(.easeInOut(duration: 1.5)) { isColumn.toggle() }
      }
      .frame(maxHeight: .infinity)
    }
  }
}

private struct Box: View {
  let name: String
  let color: UInt32
  @Environment(\.report) private var report

  var body: some View {
    Color(hex: color)
      .onAppear { report("\(name) appears") }
      .onDisappear { report("\(name) disappears") }
  }
}
