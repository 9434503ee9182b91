import SwiftUI

/// A picture as servers make them for links: 1200 by 630 points, with a gradient, a shadow, five texts and four capsules.
struct ShareCard: View {
  var number = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Espalier").font(.system(size: 28, weight: .semibold)).foregroundStyle(.secondary)
      Text("Release notes, number \(number)").font(.system(size: 64, weight: .bold))
      Text("Pictures by the thousand, made side by side and beside the main actor")
        .font(.system(size: 32))
      Spacer()
      HStack(spacing: 16) {
        ForEach(0..<4) { tag in
          Capsule().fill([Color.blue, .green, .orange, .purple][tag]).frame(width: 90, height: 24)
        }
        Spacer()
        Text("\(number % 28 + 1) May 2031").font(.system(size: 24))
      }
      Text("example.org/notes/\(number)").font(.system(size: 24)).foregroundStyle(.secondary)
    }
    .padding(56)
    .frame(width: 1080, height: 510)
    .background {
      RoundedRectangle(cornerRadius: 32).fill(.white).shadow(
        color: .black.opacity(0.3), radius: 24, y: 12)
    }
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(red: 0.2, green: 0.4, blue: 0.9), Color(red: 0.6, green: 0.3, blue: 0.8)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
