import SwiftUI

/// Paragraphs in scripts that are joined, stacked, unspaced or run from right to left.
struct ScriptsPage: View {
  private let paragraphs: [(name: String, language: String, text: String)] = [
    ("Arabic", "ar", "تُدرَّب الشجرة على جدار (ارتفاعه 12 مترًا) حتى تنبسط أغصانها، ثم تُقلَّم كل عام."),
    (
      "Hebrew", "he",
      "עץ שמגדלים שטוח על קיר בגובה 12 מטרים (בערך) נקרא espalier, וגוזמים אותו כל שנה."
    ),
    ("Hindi", "hi", "दीवार के सहारे सपाट उगाए गए पेड़ की हर साल छँटाई की जाती है, ताकि उसे धूप मिलती रहे।"),
    ("Thai", "th", "ต้นไม้ที่ปลูกแนบกับกำแพงจะได้รับแสงแดดเต็มที่และออกผลดกกว่าต้นไม้ที่ปลูกกลางสวน"),
    ("Chinese", "zh-Hans", "把树枝贴着墙壁修剪成平面,叫做“墙式整枝”。它既节省空间,又能让果实晒到更多阳光。"),
    ("Japanese", "ja", "壁に沿って平らに仕立てた木は、日当たりがよく、狭い庭でも「よく実る」と言われています。"),
    ("Korean", "ko", "벽을 따라 납작하게 키운 나무는 햇볕을 잘 받아서 좁은 마당에서도 열매를 많이 맺는다."),
    ("Greek", "el", "Το δέντρο που μεγαλώνει επίπεδο σε έναν τοίχο καρπίζει νωρίτερα από τα άλλα."),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Lines break where each script breaks them") {
        HStack(alignment: .top, spacing: 16) {
          column(paragraphs.prefix(4))
          column(paragraphs.suffix(4))
        }
      }
      Sample("One line, two directions: words keep their order, lines theirs", alignment: .leading)
      {
        VStack(alignment: .leading, spacing: 6) {
          Text("The word שלום (shalom) means peace, and سلام does too: 1, 2, 3.")
          Text("המילה peace (שלום) וגם 12:30 בשעה.")
        }
        .font(.title3)
      }
      Sample("Emoji of several characters count as one, and are never cut", alignment: .leading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("👩‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 🇩🇪 👍🏽 👩🏿‍🚀 1️⃣ #️⃣ ❤️ ☺️ é ñ a̐éö̲")
          Text("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦").lineLimit(1).frame(width: 110, alignment: .leading)
        }
        .font(.title2)
      }
      Sample("Soft hyphens show where a line ends", alignment: .leading) {
        HStack(alignment: .top, spacing: 24) {
          ForEach([70.0, 100, 160], id: \.self) { width in
            Text(
              "Rhi\u{AD}no\u{AD}ce\u{AD}ros\u{AD}pflege und Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"
            )
            .frame(width: width, alignment: .leading)
            .border(.blue.opacity(0.4))
          }
        }
      }
    }
  }

  private func column(
    _ paragraphs: ArraySlice<(name: String, language: String, text: String)>
  ) -> some View {
    VStack(spacing: 12) {
      ForEach(paragraphs, id: \.name) { paragraph in
        VStack(alignment: .leading, spacing: 4) {
          Text(paragraph.name)
            .font(.caption)
            .foregroundStyle(.secondary)
          Text(paragraph.text)
            .environment(\.locale, Locale(identifier: paragraph.language))
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
            .environment(
              \.layoutDirection,
              ["ar", "he"].contains(paragraph.language) ? .rightToLeft : .leftToRight)
        }
      }
    }
  }
}
