import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A part of a text that leads to an address.
package struct TextLink: Equatable {
  package let url: URL
  /// Its characters; images are omitted.
  package var label: String
  /// The place where its characters begin among those of the text, in UTF-16.
  package let start: Int
  /// The range of the text's runs that it consists of.
  var runs: ClosedRange<Int>
}

extension ResolvedText {
  /// The links that can be followed: none where the text is not shown.
  package func activeLinks(in environment: EnvironmentValues) -> [TextLink] {
    paints.contains { $0.link != nil } && !environment.isRedacted ? links : []
  }

  /// The links in the order of the text; neighbors that lead to one address are one link.
  var links: [TextLink] {
    var links: [TextLink] = []
    var offset = 0
    for (index, paint) in paints.enumerated() where styled.runs.indices.contains(index) {
      let run = styled.runs[index]
      let string = run.attachment == nil ? run.string : ""
      defer { offset += string.utf16.count }
      guard let url = paint.link else { continue }
      // A copy of the last link would have its label copied at each append.
      let last = links.count - 1
      if last >= 0, links[last].url == url, links[last].runs.upperBound == index - 1 {
        links[last].label += string
        links[last].runs = links[last].runs.lowerBound...index
      } else {
        links.append(TextLink(url: url, label: string, start: offset, runs: index...index))
      }
    }
    return links
  }
}

extension TextRule {
  /// The rectangles that a link takes, one on each line and more where other text stands between
  /// its parts, in the coordinates of the text's top left corner.
  package func areas(of link: TextLink, in size: CGSize) -> [CGRect] {
    let lines = lines(ProposedViewSize(size))
      .placed(in: CGRect(origin: .zero, size: size), size.width, options)
    var areas: [CGRect] = []
    for line in lines {
      let parts = line.runs.split {
        link.runs.contains($0.styleIndex) == link.runs.contains($1.styleIndex)
      }
      for part in parts where link.runs.contains(part[part.startIndex].styleIndex) {
        areas.append(line.area(of: Array(part)))
      }
    }
    return areas
  }
}
