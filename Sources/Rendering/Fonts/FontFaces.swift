import CGfx
import EspalierDrawing
import EspalierTypesetting
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

  deinit { FreeType.close(face) }

  /// True if the file can be given to Cairo to be copied into a PDF file.
  var isIntact: Bool { shared?.isIntact ?? false }

  /// The glyphs of a font of pictures, as drawn so far.
  var pictures: [UInt32: Picture] = [:]

  /// The font for Cairo, with an FT_Face of its own, because Cairo leaves sizes and transforms in it.
  func fontForCairo() throws(RenderingError) -> OpaquePointer {
    guard let font = shared?.fontForCairo else { throw .fontUnreadable(file: file) }
    return font
  }

  private lazy var shared = SharedFont.of(file: file, index: index)
}

/// The part of a font that all pictures of a process share: Cairo keeps fonts beyond their last
/// use, so that one for each picture would add up.
private final class SharedFont: Sendable {
  private struct Key: Hashable {
    /// The number is not used again while the font is kept.
    var font: ObjectIdentifier
    var index: Int
  }

  // Cairo's fonts may be used on any thread.
  private struct Pointer: @unchecked Sendable {
    let value: OpaquePointer?
  }

  private struct State {
    var isIntact: Bool?
    var cairo: Pointer?
  }

  private static let known = Mutex<[Key: SharedFont]>([:])
  /// The largest number of fonts that are kept: a program that opens ever more files starts over.
  private static let mostFonts = 200

  private let file: MappedFont
  private let index: Int
  private let state = Mutex(State())

  private init(_ file: MappedFont, _ index: Int) {
    self.file = file
    self.index = index
  }

  deinit {
    // Cairo closes the face itself when it is done.
    state.withLock { if let font = $0.cairo?.value { cairo_font_face_destroy(font) } }
  }

  static func of(file path: String, index: Int) -> SharedFont? {
    guard let file = MappedFont.at(path) else { return nil }
    return known.withLock { known in
      let key = Key(font: ObjectIdentifier(file), index: index)
      if let font = known[key] { return font }
      if known.count >= mostFonts { known = [:] }
      let font = SharedFont(file, index)
      known[key] = font
      return font
    }
  }

  var isIntact: Bool {
    state.withLock { state in
      if let known = state.isIntact { return known }
      let isIntact = FontChecksums.hold(in: file.bytes, index: index)
      state.isIntact = isIntact
      return isIntact
    }
  }

  /// The font; nil if the file is not a font.
  var fontForCairo: OpaquePointer? {
    state.withLock { state -> Pointer in
      if let known = state.cairo { return known }
      let font = Pointer(value: FreeType.open(file, index: index).flatMap(Self.cairoFont))
      state.cairo = font
      return font
    }.value
  }

  private static func cairoFont(_ own: FT_Face) -> OpaquePointer? {
    guard let font = cairo_ft_font_face_create_for_ft_face(own, Int32(FT_LOAD_NO_HINTING)) else {
      return nil
    }
    let close: cairo_destroy_func_t = { data in
      if let data { FreeType.close(data.assumingMemoryBound(to: FT_FaceRec_.self)) }
    }
    cairo_font_face_set_user_data(font, FreeType.closingKey.pointer, own, close)
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
    MappedFont.at(file).flatMap { open($0, index: index) }
  }

  /// A face keeps its file's bytes until it is closed.
  static func open(_ file: MappedFont, index: Int) -> FT_Face? {
    let face = library.withLock { library in
      var face: FT_Face?
      let start = file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
      return FT_New_Memory_Face(
        library.pointer, start, FT_Long(file.bytes.count), FT_Long(index), &face) == 0
        ? Opened(face) : nil
    }?.face
    face?.pointee.generic.data = Unmanaged.passRetained(file).toOpaque()
    return face
  }

  static func close(_ face: FT_Face) {
    let file = face.pointee.generic.data
    let closing = Opened(face)
    _ = library.withLock { _ in FT_Done_Face(closing.face) }
    if let file { Unmanaged<MappedFont>.fromOpaque(file).release() }
  }

  /// A face on its way through the lock, with one owner at a time.
  private struct Opened: @unchecked Sendable {
    let face: FT_Face?

    init(_ face: FT_Face?) { self.face = face }
  }

  /// An address by which Cairo recognizes the library's data.
  struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  static let closingKey = Key()
}
