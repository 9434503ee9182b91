import CGfx
import EspalierDrawing
import Foundation

/// Paints display items through a Cairo context: the path to pixels and to PDF.
///
/// Items that make no sense, such as lines to infinity, are left out. Items that fail for lack of a
/// font or of memory are noted in `failure` while the rest is still painted.
final class CairoPainter {
  /// The kind of output that the context leads to.
  enum Output {
    case pixels
    /// Text stays text; shadows become pictures of this many pixels per point. What pages cannot
    /// show at all was replaced before (``PictureFlattener``).
    case pages(pixelsPerPoint: CGFloat)
  }

  /// The pixels per point of pictures that stand in pages for what these cannot show: enough for
  /// text to stay sharp in print and under a magnifier.
  static let pagePixelsPerPoint: CGFloat = 3

  let context: OpaquePointer
  let output: Output
  let resources: PaintResources
  private(set) var failure: RenderingError?
  /// The surface, and above it the layers that are being painted.
  var targets: [OpaquePointer]
  /// For each of them the area in which it takes the place of what it will be put on; nil if there is none.
  var holes: [CairoSurface?] = [nil]
  /// The painter that the surface will be put on, and the map from its device's coordinates to
  /// those of this one.
  var below: (painter: CairoPainter, toSurface: CGAffineTransform)?
  /// True if only opacity counts, as in a shadow: items that show the picture so far are plainly opaque.
  var isSilhouette = false
  /// The number of groups with shadows around the items that are being painted.
  var shadowLevel = 0
  /// The distance by which shadows reach from the visible area into the items that are painted
  /// here.
  var shadowReach = BlurReach()
  /// The distance by which blurs reach from the visible area into the items that are painted here.
  var blurReach = BlurReach()
  /// The whole surface, where it was made for an effect.
  var surfaceRect = CGRect.zero
  /// The largest number of pixels of the pictures that are made around this one for its shadows.
  var pictureLimit: CGFloat?

  /// The context begins with `transform`, and is kept to the end.
  init(
    _ surface: OpaquePointer, _ transform: CGAffineTransform, output: Output,
    resources: PaintResources
  ) {
    context = cairo_create(surface)
    self.output = output
    self.resources = resources
    targets = [surface]
    self.transform = transform
  }

  deinit { cairo_destroy(context) }

  func paint(_ items: [DisplayItem]) {
    for item in items {
      if resources.isCancelled { return }
      paint(item)
    }
  }

  func paint(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let style): fill(path, paint, style)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .glyphs(let run, let paint): show(run, paint)
    case .image(let image): draw(image)
    case .group(let effect, let items): paint(items, under: effect)
    }
  }

  /// Throws the first failure, if there was one.
  func finish() throws(RenderingError) {
    if let failure { throw failure }
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS {
      throw .drawingFailed(String(cString: cairo_status_to_string(status)))
    }
  }

  // MARK: - Primitives

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard trace(path), setSource(paint, over: path.boundingRect) else { return }
    setRule(style)
    let ordinary = cairo_get_operator(context)
    if case .backdrop = paint { clearForBackdrop() }
    cairo_fill(context)
    cairo_set_operator(context, ordinary)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  // MARK: - State

  var transform: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return CGAffineTransform(matrix)
    }
    set {
      var matrix = newValue.cairo
      cairo_set_matrix(context, &matrix)
    }
  }

  /// Runs `body`, and restores the context's state after it.
  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Runs `body` with coordinates of pixels, or of points on a page.
  func inDeviceSpace(_ body: () -> Void) {
    let kept = transform
    transform = .identity
    body()
    transform = kept
  }

  /// The area that can be painted on, in the current coordinates.
  var visibleRect: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The area that can be painted on, in device coordinates.
  ///
  /// It is not ``visibleRect`` in these coordinates: the rectangle around a turned rectangle is larger, and the one around that,
  /// turned back, larger again. Pictures in pictures would multiply it.
  var visibleDevicePixels: CGRect {
    var visible = CGRect.zero
    inDeviceSpace { visible = visibleRect }
    return visible
  }

  /// The visible part of `bounds` in device coordinates, and up to `margin` more around it.
  func visibleDeviceRect(of bounds: CGRect, margin: CGFloat = 0) -> CGRect {
    let visible = visibleDevicePixels.insetBy(dx: -margin, dy: -margin)
    return bounds.applying(transform).overlap(with: visible)
  }

  func setRule(_ style: FillStyle) {
    let rule = style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    cairo_set_fill_rule(context, rule)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The result of `body`, or nil after noting the error it threw.
  func note<T>(_ body: () throws(RenderingError) -> T) -> T? {
    do {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
