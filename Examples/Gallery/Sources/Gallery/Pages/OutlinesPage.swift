import SwiftUI

/// Trees and groups that open and close, boxes, and views where there is nothing to show.
struct OutlinesPage: View {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?

    static let all = [
      Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Pear")]),
      Item(id: "Bread", children: [Item(id: "Roll")]),
      Item(id: "Water"),
    ]
  }

  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("A tree by itself") {
          VStack(alignment: .leading, spacing: 0) {
            OutlineGroup(Item.all, children: \.children) { Text($0.id) }
          }
        }
        Sample("In a list") {
          List {
            OutlineGroup(Item.all, children: \.children) { Text($0.id) }
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
          }
          .frame(height: 160)
        }
      }
      Samples {
        Sample("Boxes") {
          GroupBox("Settings") {
            Text("Inside the box").frame(maxWidth: .infinity)
          }
        }
        Sample("Panes") {
          HSplitView {
            Text("Left").padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity)
            Text("Right").padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .frame(height: 60)
        }
      }
      Samples {
        Sample("Nothing to show") {
          ContentUnavailableView.search(text: "plum").frame(height: 140)
        }
        Sample("On the phone") {
          ContentUnavailableView(
            "No Mail", systemImage: "tray", description: Text("New messages appear here.")
          )
          .frame(height: 200)
          .environment(\.platformStyle, .phone)
        }
      }
    }
  }
}
