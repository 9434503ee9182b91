@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The properties that decide how the glyphs of a run are painted.
struct TextRunPaint: Equatable {
  var foreground: TextForeground?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var link: URL?
  var custom: CustomTextAttributes
  /// The picture drawn in place of the run's character.
  var picture: AttachedPicture?

  init(_ attributes: TextAttributes, _ picture: AttachedPicture? = nil) {
    foreground = attributes.foreground
    background = attributes.background
    underline = attributes.underline
    strikethrough = attributes.strikethrough
    link = attributes.link
    custom = attributes.custom
    self.picture = picture
  }

  var isPlain: Bool {
    foreground == nil && background == nil && underline == nil && strikethrough == nil
      && link == nil && custom.isEmpty && picture == nil
  }
}
