@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The texts of a tree that are being edited: each layout brings their carets into sight.
@MainActor final class TextScrolling: GraphComponent {
  private struct Member {
    weak var session: TextEditingSession?
  }

  private var members: [ObjectIdentifier: Member] = [:]

  init(_ graph: ViewGraph) {
    graph.join(.afterLayout) { [unowned self] in
      scroll()
      return false
    }
  }

  /// Scrolls the text of a session after the next layout, and whenever its size changes.
  func follow(_ session: TextEditingSession) {
    session.needsScrolling()
    members[ObjectIdentifier(session)] = Member(session: session)
  }

  private func scroll() {
    for (key, member) in members {
      if let session = member.session {
        session.layoutDidChange()
      } else {
        members[key] = nil
      }
    }
  }
}
