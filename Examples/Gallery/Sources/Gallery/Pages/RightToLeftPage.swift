import SwiftUI

/// One card, written once, in a language of each direction.
struct RightToLeftPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("English, left to right") {
        BreadCard(bread: .english)
      }
      Sample("Arabic, right to left") {
        BreadCard(bread: .arabic)
          .environment(\.layoutDirection, .rightToLeft)
          .environment(\.locale, Locale(identifier: "ar_EG"))
      }
      Sample("Hebrew, right to left") {
        BreadCard(bread: .hebrew)
          .environment(\.layoutDirection, .rightToLeft)
          .environment(\.locale, Locale(identifier: "he"))
      }
    }
  }
}

private struct Bread {
  let name: String
  let description: String
  let facts: [String]
  let share: Double

  static let english = Bread(
    name: "Rye bread", description: "Baked every morning from rye flour and sourdough (24 hours).",
    facts: ["Vegan", "No sugar", "750 g"], share: 0.7)

  static let arabic = Bread(
    name: "خبز الجاودار", description: "يُخبز كل صباح من دقيق الجاودار والخميرة الطبيعية (24 ساعة).",
    facts: ["نباتي", "بدون سكر", "750 غ"], share: 0.7)

  static let hebrew = Bread(
    name: "לחם שיפון", description: "נאפה בכל בוקר מקמח שיפון ומחמצת טבעית (24 שעות).",
    facts: ["טבעוני", "ללא סוכר", "750 גרם"], share: 0.7)
}

/// A card that names leading and trailing edges, never left and right.
private struct BreadCard: View {
  let bread: Bread

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        Loaf()
          .fill(.brown.gradient)
          .frame(width: 72, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text(bread.name)
            .font(.title2.weight(.semibold))
          Text(bread.description)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
      }

      HStack(spacing: 6) {
        ForEach(bread.facts, id: \.self) { fact in
          Text(fact)
            .font(.callout)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(.orange.opacity(0.2), in: .capsule)
        }
        Spacer()
        Text(bread.share, format: .percent)
          .monospacedDigit()
      }

      Capsule()
        .fill(.quaternary)
        .overlay {
          GeometryReader { geometry in
            Capsule()
              .fill(.orange.gradient)
              .frame(width: geometry.size.width * bread.share)
          }
        }
        .frame(height: 6)
    }
    .padding(16)
    .background(.background, in: .rect(cornerRadius: 12))
    .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
  }
}

/// A loaf that is cut at its trailing end; a shape is mirrored with the layout.
private struct Loaf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: rect.minY - rect.height * 0.2),
        control2: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - rect.width * 0.1, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
