import CGfx
import Foundation

/// The functions of librsvg, found when the first SVG file is read.
struct SVGLibrary: Sendable {
  let newFromData: svg_handle_new_from_data
  let setDPI: svg_handle_set_dpi
  let intrinsicSize: svg_handle_get_intrinsic_size_in_pixels
  let intrinsicDimensions: svg_handle_get_intrinsic_dimensions
  let render: svg_handle_render_document
  let release: svg_object_unref
  let freeError: svg_error_free

  /// The library; nil where it is not installed.
  static let shared = SVGLibrary(file: "librsvg-2.so.2")

  /// Nil where the file, or one of the functions, is not there; versions before 2.52 lack some.
  init?(file: String) {
    guard let library = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let newFromData: svg_handle_new_from_data = function("rsvg_handle_new_from_data"),
      let setDPI: svg_handle_set_dpi = function("rsvg_handle_set_dpi"),
      let intrinsicSize: svg_handle_get_intrinsic_size_in_pixels =
        function("rsvg_handle_get_intrinsic_size_in_pixels"),
      let intrinsicDimensions: svg_handle_get_intrinsic_dimensions =
        function("rsvg_handle_get_intrinsic_dimensions"),
      let render: svg_handle_render_document = function("rsvg_handle_render_document"),
      let release: svg_object_unref = function("g_object_unref"),
      let freeError: svg_error_free = function("g_error_free")
    else {
      dlclose(library)
      return nil
    }
    self.newFromData = newFromData
    self.setDPI = setDPI
    self.intrinsicSize = intrinsicSize
    self.intrinsicDimensions = intrinsicDimensions
    self.render = render
    self.release = release
    self.freeError = freeError
  }

  /// Returns the text of an error, which is freed.
  func take(_ error: UnsafeMutablePointer<svg_error>?) -> String {
    guard let error else { return "the file is damaged" }
    defer { freeError(error) }
    let text = error.pointee.message.map { String(cString: $0) } ?? ""
    return text.isEmpty
      ? "the file is damaged" : text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
