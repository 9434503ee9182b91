import SwiftUI

/// Stacks put views side by side, one below the other, or one on another.
///
/// A stack asks its least flexible child first, and the others share what is left.
struct StacksPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("HStack puts views side by side, centered unless it is told otherwise") {
        HStack {
          Tile("One", .blue)
          Tile("Two", .indigo, height: 64)
          Tile("Three", .purple, height: 44)
        }
      }

      Sample("VStack puts them one below the other: leading, center, trailing") {
        HStack(spacing: 40) {
          ForEach([HorizontalAlignment.leading, .center, .trailing], id: \.self) { alignment in
            VStack(alignment: alignment, spacing: 4) {
              Tile("A", .teal)
              Tile("Longer", .cyan)
              Tile("The longest", .blue)
            }
          }
        }
      }

      Sample("ZStack puts them one on another") {
        ZStack(alignment: .bottomTrailing) {
          Tile("Back", .orange, width: 280, height: 100)
          Tile("Middle", .pink, width: 110, height: 80)
          Tile("Front", .purple)
        }
      }

      Sample("A spacer takes the space that nobody else needs; several share it") {
        VStack {
          HStack {
            Tile("Left", .green)
            Spacer()
            Tile("Right", .green)
          }
          HStack {
            Tile("Left", .mint)
            Spacer()
            Tile("Center", .mint)
            Spacer()
            Tile("Right", .mint)
          }
        }
      }

      Sample("Where space is short, a higher layout priority is asked first") {
        HStack {
          Text("This title gives way and ends in dots")
          Text("Updated today at 9:41")
            .foregroundStyle(.secondary)
            .layoutPriority(1)
        }
        .lineLimit(1)
        .frame(width: 320)
      }
    }
  }
}

/// A colored block with a name.
private struct Tile: View {
  let name: String
  let color: Color
  let width: CGFloat?
  let height: CGFloat

  init(_ name: String, _ color: Color, width: CGFloat? = nil, height: CGFloat = 28) {
    self.name = name
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    Text(name)
      .fontWeight(.medium)
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .frame(width: width, height: height)
      .background(color.gradient, in: .rect(cornerRadius: 6))
  }
}
