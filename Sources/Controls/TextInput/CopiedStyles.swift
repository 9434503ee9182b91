@_spi(Espalier) import EspalierCore
import Foundation

/// The text with attributes that was copied last in a tree, as other programs got it without them: while the clipboard
/// has the same characters, pasting gives them their attributes.
@MainActor final class CopiedStyles: GraphComponent {
  private var last: (plain: String, styled: AttributedString)?

  init(_ graph: ViewGraph) {}

  /// Keeps what was copied; a plain text has nil for its attributes.
  func keep(_ plain: String, _ styled: AttributedString?) { last = styled.map { (plain, $0) } }

  /// The attributes of the characters in the clipboard, if they were copied here.
  func styled(for plain: String) -> AttributedString? { last?.plain == plain ? last?.styled : nil }
}
