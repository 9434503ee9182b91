import Foundation

/// A place of a picture that leads to an address.
package struct DisplayLink: Equatable, Sendable {
  package var url: URL
  /// The area in the picture's coordinates.
  package var area: CGRect
}

extension DisplayList {
  /// The places that lead to addresses which documents may hold, as far as they are visible, back
  /// to front.
  package var links: [DisplayLink] {
    var links: [DisplayLink] = []
    items.collectLinks(
      into: &links, ProjectionTransform(), visible: CGRect(origin: .zero, size: size))
    return links
  }
}

extension [DisplayItem] {
  fileprivate func collectLinks(
    into links: inout [DisplayLink], _ transform: ProjectionTransform, visible: CGRect
  ) {
    for case .group(let effect, let items) in self {
      var (inner, area) = (transform, visible)
      if case .opacity(let opacity) = effect, opacity <= 0 { continue }
      if case .link(let url, let rect) = effect {
        let seen = rect.applying(transform).overlap(with: visible)
        if url.isSafeInDocuments, !seen.isEmpty {
          links.append(DisplayLink(url: url, area: seen))
          continue
        }
      }
      switch effect.traits.spread {
      case .mapped(let change): inner = ProjectionTransform(change).concatenating(transform)
      case .projected(let change): inner = change.concatenating(transform)
      case .limited(let limit): area = visible.overlap(with: limit.applying(transform))
      case .inPlace, .grown, .cast: break
      }
      items.collectLinks(into: &links, inner, visible: area)
    }
  }
}

extension URL {
  /// True if a browser may open the address for a page or a document: other addresses could make it
  /// run, read or show content of a stranger's, or reach other programs of the machine.
  package var isSafeInDocuments: Bool {
    guard let scheme = scheme?.lowercased() else { return false }
    return ["http", "https", "mailto", "tel", "sms"].contains(scheme)
  }
}
