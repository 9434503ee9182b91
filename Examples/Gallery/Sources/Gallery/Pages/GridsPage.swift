import SwiftUI

/// Rows and columns that are aligned with each other, and views that fit into less space.
struct GridsPage: View {
  private let harvest: [(name: String, share: Double, crates: Int)] = [
    ("Pears", 0.48, 120), ("Quinces", 0.16, 40), ("Medlars and damsons", 0.36, 90),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Columns are as wide as their widest cell; a flexible one takes the rest") {
        board { EmptyView() }
      }

      Sample("A line in a row of its own, across all columns, or outside of the rows") {
        VStack(spacing: 20) {
          board { GridRow { Divider() } }
          board { GridRow { Divider().gridCellColumns(3) } }
          board { Divider() }
        }
      }

      Sample(
        "Cells span columns, and lie where the grid, the row, the column or they themselves say"
      ) {
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
          GridRow {
            tile(.blue, "1").gridCellColumns(2)
            tile(.teal, "2")
            tile(.green, "3")
          }
          GridRow(alignment: .bottom) {
            tile(.orange, "bottom", height: 24)
            tile(.pink, "4", height: 60)
            Text("anchor").gridCellAnchor(.topTrailing)
            Text("trailing").gridColumnAlignment(.trailing)
          }
        }
      }

      Sample("The first that fits is shown") {
        VStack(spacing: 8) {
          ForEach([420.0, 240, 110], id: \.self) { width in
            ViewThatFits(in: .horizontal) {
              Label("Pick the pears before the first night of frost", systemImage: "snowflake")
              Label("Pick the pears before frost", systemImage: "snowflake")
              Image(systemName: "snowflake")
            }
            .frame(width: width)
            .padding(.vertical, 4)
            .border(.blue.opacity(0.4))
          }
        }
      }
    }
  }

  private func board(@ViewBuilder line: () -> some View) -> some View {
    let line = line()
    return Grid(alignment: .leading) {
      ForEach(harvest, id: \.name) { fruit in
        GridRow {
          Text(fruit.name)
          Bar(share: fruit.share)
          Text("\(fruit.crates)").gridColumnAlignment(.trailing)
        }
        if fruit.name != harvest.last?.name { line }
      }
    }
  }

  private func tile(_ color: Color, _ name: String, height: CGFloat = 36) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(color.gradient)
      .frame(height: height)
      .overlay { Text(name).bold().foregroundStyle(.white) }
  }
}

/// A bar that is filled as far as a share.
private struct Bar: View {
  let share: Double

  var body: some View {
    GeometryReader { space in
      Capsule().fill(.quaternary)
      Capsule().fill(.orange.gradient).frame(width: space.size.width * share)
    }
    .frame(height: 8)
  }
}
