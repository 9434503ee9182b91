import EspalierCore
@_spi(Espalier) import EspalierInteraction

extension FocusCenter {
  /// The selected part of the text that has the focus, in UTF-16 units; nil if no text has it.
  package var editedSelection: Range<Int>? { current?.textClient?.selectedRange }
}
