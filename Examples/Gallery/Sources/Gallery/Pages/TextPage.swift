import SwiftUI

/// A page of text: lines, truncation and styles.
struct TextPage: View {
  private let sentence = "The quick brown fox jumps over the lazy dog, and the dog does not mind."

  var body: some View {
    VStack(spacing: 16) {
      Sample("Lines break at words, and a limit ends the last of them in dots") {
        HStack(alignment: .top, spacing: 16) {
          Column("no limit") { Text(sentence) }
          Column("2 lines") { Text(sentence).lineLimit(2) }
          Column("at least 3") { Text("Short.").lineLimit(3, reservesSpace: true) }
        }
      }

      Sample(
        "One line can be cut at its head, middle or tail, or be made smaller", alignment: .leading
      ) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Tail: /library/fonts/inter/variable/Inter.ttf")
          Text("Middle: /library/fonts/inter/variable/Inter.ttf").truncationMode(.middle)
          Text("Head: /library/fonts/inter/variable/Inter.ttf").truncationMode(.head)
          Text("Scaled: /library/fonts/inter/variable/Inter.ttf").minimumScaleFactor(0.5)
        }
        .lineLimit(1)
        .frame(width: 200)
      }

      Sample("Lines are leading, centered or trailing, near or far") {
        HStack(alignment: .top, spacing: 16) {
          ForEach([TextAlignment.leading, .center, .trailing], id: \.self) { alignment in
            Text("Slow down\nand count the lines\nof this")
              .multilineTextAlignment(alignment)
              .lineSpacing(alignment == .trailing ? 8 : 0)
              .frame(maxWidth: .infinity)
          }
        }
      }

      Sample("Texts add up, and each part keeps its style", alignment: .leading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Plain, ") + Text("bold, ").bold() + Text("italic, ").italic()
            + Text("both, ").bold().italic() + Text("colored").foregroundStyle(.pink)
          Text("Underlined").underline() + Text(" and ")
            + Text("crossed out").strikethrough(true, color: .red) + Text(", in ")
            + Text("fixed pitch").monospaced() + Text(" or ") + Text("SPACED").tracking(3)
          Text("Water is H") + Text("2").font(.caption).baselineOffset(-3)
            + Text("O, and e = mc") + Text("2").font(.caption).baselineOffset(5)
        }
      }

      Sample("Values are written as their format says", alignment: .leading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("\(3) of \(12) apples, \(2.0 / 3.0, specifier: "%.2f") of them red")
          Text(0.275, format: .percent)
          Text(1_234.5, format: .currency(code: "EUR"))
          Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.wide).day())
          Text("upper case").textCase(.uppercase)
        }
      }

      Sample("Every script, and emoji") {
        Text("Ελληνικά · Кириллица · עברית · العربية · हिन्दी · 中文 · 日本語 · 한국어 · 🌳🍐🧑‍🌾")
      }
    }
  }
}

private struct Column<Content: View>: View {
  let caption: String
  @ViewBuilder let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      content
        .border(.blue.opacity(0.4))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
