import SwiftUI

/// Symbols by the names that they have on Apple's systems, drawn from an open icon set.
struct SymbolsPage: View {
  private let names = [
    "plus", "minus", "xmark", "checkmark", "trash", "pencil", "star", "star.fill", "heart",
    "heart.fill", "gear", "magnifyingglass", "clock", "calendar", "globe", "person",
    "person.2.fill",
    "person.crop.circle", "house.fill", "envelope", "bell", "bell.fill", "bookmark.fill", "tag",
    "paperplane.fill", "cart", "creditcard", "camera", "photo", "film", "mic", "play.fill",
    "pause.fill", "stop.fill", "shuffle", "wifi", "lock.fill", "eye", "eye.slash", "link",
    "square.and.arrow.up", "square.and.pencil", "doc.text", "folder", "map", "location", "flag",
    "sun.max.fill", "moon.fill", "cloud.rain", "bolt.fill", "flame.fill", "leaf.fill", "ant",
    "hand.thumbsup", "face.smiling", "info.circle", "questionmark.circle",
    "exclamationmark.triangle.fill",
    "checkmark.circle.fill", "xmark.circle.fill", "plus.circle.fill", "ellipsis", "list.bullet",
  ]
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Names") {
        VStack(spacing: 12) {
          ForEach(0..<4) { row in
            HStack(spacing: 0) {
              ForEach(names[row * 16..<row * 16 + 16], id: \.self) { name in
                Image(systemName: name).frame(width: 30)
              }
            }
          }
        }
        .font(.title2)
      }

      Sample("Symbols are as heavy as the text beside them") {
        VStack(spacing: 8) {
          ForEach(["magnifyingglass", "heart", "person.crop.circle"], id: \.self) { name in
            HStack(spacing: 0) {
              ForEach(Array(weights.enumerated()), id: \.offset) { _, weight in
                Label("Ag", systemImage: name).fontWeight(weight).frame(width: 54)
              }
            }
          }
        }
        .font(.title3)
      }

      Sample("One color, levels of one color, several colors, or their own") {
        HStack(spacing: 24) {
          ForEach(
            [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor].indices,
            id: \.self
          ) { index in
            HStack {
              ForEach(
                [
                  "person.crop.circle.fill", "checkmark.circle.fill",
                  "exclamationmark.triangle.fill",
                ], id: \.self
              ) {
                Image(systemName: $0)
              }
            }
            .symbolRenderingMode([.monochrome, .hierarchical, .palette, .multicolor][index])
          }
        }
        .font(.title)
        .foregroundStyle(.blue, .orange, .green)
      }

      Sample("Variants, and scales") {
        HStack(spacing: 28) {
          HStack {
            Image(systemName: "heart")
            Image(systemName: "heart").symbolVariant(.fill)
            Image(systemName: "heart").symbolVariant(.circle)
            Image(systemName: "heart").symbolVariant(.circle.fill)
            Image(systemName: "heart").symbolVariant(.slash)
          }
          HStack {
            ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
              Image(systemName: "star.circle.fill").imageScale(scale)
            }
          }
          HStack {
            Image(systemName: "chevron.forward")
            Image(systemName: "chevron.forward").environment(\.layoutDirection, .rightToLeft)
          }
        }
        .font(.title)
      }
    }
  }
}
