import SwiftUI

/// A phone's screen as apps draw it: 60 labels, 40 rounded rectangles, 10 shadows, 4 pictures.
struct PhoneScreen: View {
  var title = "Settings"

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.system(size: 34, weight: .semibold))
      HStack(spacing: 8) { ForEach(0..<4) { picture($0) } }
      ForEach(0..<10) { card($0) }
      HStack(spacing: 6) { ForEach(0..<9) { chip($0) } }
      HStack(spacing: 6) { ForEach(9..<18) { chip($0) } }
    }
    .padding(16)
    .frame(width: 390, height: 844, alignment: .top)
    .background(Color(red: 0.95, green: 0.95, blue: 0.97))
  }

  private func picture(_ index: Int) -> some View {
    Image(size: CGSize(width: 84, height: 84)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 84, height: 84)),
        with: .linearGradient(
          Gradient(colors: [.blue, .purple]), startPoint: .zero,
          endPoint: CGPoint(x: 84, y: 84 - 20 * CGFloat(index))))
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  private func card(_ index: Int) -> some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 1) {
        Text("Notification group \(index)").fontWeight(.semibold)
        Text("Shown on the lock screen, quietly").foregroundColor(.secondary)
      }
      Spacer()
      Text("\(index * 7) new")
      Text("›")
    }
    .padding(8)
    .background {
      RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 4, y: 1)
    }
  }

  private func chip(_ index: Int) -> some View {
    Text("Tag \(index)").font(.system(size: 10)).padding(4)
      .background(RoundedRectangle(cornerRadius: 6).fill(.mint))
  }
}
