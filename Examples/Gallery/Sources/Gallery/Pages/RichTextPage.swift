import SwiftUI

/// Text with marks in it: emphasis, links, pictures, dates and drawing of your own.
struct RichTextPage: View {
  private let noon = Date(timeIntervalSince1970: 1_767_268_800)

  var body: some View {
    VStack(spacing: 16) {
      Sample("Literals are read as Markdown", alignment: .leading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("An *espalier* is a **tree** trained ~~wild~~ ***flat*** against a wall.")
          Text("Call `body`, then follow [the guide](https://example.com/guide).")
        }
      }

      Sample("An attributed string carries its own style", alignment: .leading) {
        Text(greeting)
          .font(.title2)
      }

      Sample("Pictures stand in a line like letters, and grow with the font", alignment: .leading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Water \(Image(systemName: "drop.fill")) twice a week, prune in \(season)")
          Text("Water \(Image(systemName: "drop.fill")) twice a week").font(.title)
        }
      }

      Sample("Dates and numbers in the words of a place", alignment: .leading) {
        Grid3 {
          ForEach(["en_US", "de_DE", "ar_EG", "ja_JP"], id: \.self) { place in
            VStack(alignment: .leading, spacing: 2) {
              Text(noon, format: .dateTime.weekday(.wide).day().month(.wide))
              Text(noon, style: .time)
              Text(1_234_567.891, format: .number)
            }
            .environment(\.locale, Locale(identifier: place))
          }
        }
        .environment(\.timeZone, .gmt)
      }

      Sample("A renderer of your own draws the glyphs where it likes") {
        Text("Letters on a wave")
          .font(.system(size: 34, weight: .bold))
          .foregroundStyle(
            .linearGradient(
              colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing)
          )
          .textRenderer(WaveRenderer())
      }

      Sample("Lines below and through text", alignment: .leading) {
        HStack(spacing: 20) {
          Text("solid").underline()
          Text("dotted").underline(pattern: .dot, color: .red)
          Text("dashed").underline(pattern: .dash, color: .blue)
          Text("dash and dot").underline(pattern: .dashDot)
          Text("struck").strikethrough(color: .red)
          Text("H\(Text("2").font(.caption2).baselineOffset(-3))O")
        }
        .font(.title3)
      }
    }
  }

  private var season: Text { Text("March").bold().foregroundStyle(.green) }

  private var greeting: AttributedString {
    var text = AttributedString("Hello, ")
    var name = AttributedString("espalier")
    name.font = .system(.title2, design: .serif).italic()
    name.foregroundColor = .green
    name.underlineStyle = .single
    var mark = AttributedString(" in a box ")
    mark.backgroundColor = .yellow.opacity(0.4)
    mark.kern = 2
    text.append(name)
    text.append(mark)
    return text
  }
}

/// Moves each letter up or down along a wave.
private struct WaveRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: sin(Double(index) / 2) * 5)
          copy.draw(slice)
        }
      }
    }
  }
}

/// Its children side by side, equally wide.
private struct Grid3<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Group { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
