import EspalierCore
import EspalierGraphics

/// The label of a part of the interface: a title, and less prominent views below it.
package struct TitleAndSubtitles<Title: View>: View {
  let label: Title

  package init(label: Title) {
    self.label = label
  }

  package var body: some View {
    Group(subviews: label) { parts in
      parts.first
      ForEach(parts.dropFirst()) { $0.font(.subheadline).defaultForegroundStyle(.secondary) }
    }
  }
}
