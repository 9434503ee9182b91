import CGfx
import EspalierDrawing
import Foundation
import Synchronization

/// The font files opened so far.
final class FontFaces {
  private struct Key: Hashable {
    var file: String
    var index: Int
  }

  private var faces: [Key: FontFace] = [:]

  func face(for font: GlyphFont) throws(RenderingError) -> FontFace {
    let key = Key(file: font.file, index: font.faceIndex)
    if let face = faces[key] { return face }
    let face = try FontFace(file: font.file, index: font.faceIndex)
    faces[key] = face
    return face
  }
}

/// A font file as FreeType opens it.
final class FontFace {
  let face: FT_Face
  /// The font has pictures instead of outlines, as emoji fonts do.
  let hasOnlyBitmaps: Bool
  private let file: String
  private let index: Int

  init(file: String, index: Int) throws(RenderingError) {
    guard let face = FreeType.open(file: file, index: index) else {
      throw .fontUnreadable(file: file)
    }
    self.face = face
    self.file = file
    self.index = index
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    hasOnlyBitmaps = !isScalable && face.pointee.num_fixed_sizes > 0
  }

  deinit {
    if let cairoFace { cairo_font_face_destroy(cairoFace) }
    FreeType.close(face)
  }

  /// Whether the file can be given to Cairo to be copied into a PDF file.
  private(set) lazy var isIntact = FontChecksums.hold(in: file, index: index)

  private var cairoFace: OpaquePointer?
  /// The glyphs of a font of pictures, as drawn so far.
  var pictures: [UInt32: Picture] = [:]

  /// The font for Cairo, with an FT_Face of its own, because Cairo leaves sizes and transforms in it.
  ///
  /// Cairo keeps fonts after their last use, so it closes that FT_Face itself when it is done.
  func fontForCairo() throws(RenderingError) -> OpaquePointer {
    if let cairoFace { return cairoFace }
    let flags = Int32(FT_LOAD_NO_HINTING)
    guard let own = FreeType.open(file: file, index: index),
      let font = cairo_ft_font_face_create_for_ft_face(own, flags)
    else { throw .fontUnreadable(file: file) }
    let close: cairo_destroy_func_t = { data in
      if let data { FreeType.close(data.assumingMemoryBound(to: FT_FaceRec_.self)) }
    }
    cairo_font_face_set_user_data(font, FreeType.closingKey.pointer, own, close)
    cairoFace = font
    return font
  }
}

/// The one FreeType library of the process.
///
/// Faces may be used on any thread, but opened and closed only one at a time.
enum FreeType {
  private struct Library: @unchecked Sendable {
    let pointer: FT_Library?
  }

  private static let library = Mutex(
    {
      var library: FT_Library?
      return FT_Init_FreeType(&library) == 0 ? Library(pointer: library) : Library(pointer: nil)
    }())

  static func open(file: String, index: Int) -> FT_Face? {
    library.withLock { library in
      var face: FT_Face?
      return FT_New_Face(library.pointer, file, FT_Long(index), &face) == 0 ? Opened(face) : nil
    }?.face
  }

  static func close(_ face: FT_Face) {
    let closing = Opened(face)
    _ = library.withLock { _ in FT_Done_Face(closing.face) }
  }

  /// A face on its way through the lock, with one owner at a time.
  private struct Opened: @unchecked Sendable {
    let face: FT_Face?

    init(_ face: FT_Face?) { self.face = face }
  }

  /// An address that Cairo recognizes our data by.
  struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  static let closingKey = Key()
}
