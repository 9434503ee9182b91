@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// The picture of a view that its context menu lifts.
package struct LiftedPicture {
  /// The items, and the frame, in the window's coordinates.
  let items: [DisplayItem]
  let frame: CGRect
  let outline: Path
  /// The style behind the items.
  let face: AnyShapeStyle

  /// The corners of a view for which no program sets an outline.
  package static var cornerRadius: CGFloat { 12 }

  /// - Parameter outline: nil has the usual corners.
  package init(
    _ items: [DisplayItem], frame: CGRect, outline: Path? = nil, face: some ShapeStyle = .background
  ) {
    self.items = items
    self.frame = frame
    self.outline = outline ?? Path(roundedRect: frame, cornerRadius: Self.cornerRadius)
    self.face = AnyShapeStyle(face)
  }

  /// The way from the frame to another one.
  func way(to rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / frame.width, y: rect.height / frame.height)
      .translatedBy(x: -frame.minX, y: -frame.minY)
  }
}

/// A view that is lifted as a whole by the context menus of views inside: a row.
@MainActor package protocol LiftedWithMenu: AnyObject {
  func liftedPicture(of element: LayoutElement) -> LiftedPicture?
}

extension LayoutElement {
  /// The picture of this view, or of the row around it whose menu it has; nil where it is not seen.
  var liftedPicture: LiftedPicture? {
    let row = outward.firstNonNil { element in
      (element[PressHandler.self] as? any LiftedWithMenu)?.liftedPicture(of: element)
    }
    if let row { return row }
    let frame = map(to: nil).rect(CGRect(origin: .zero, size: size))
    guard !isRemoved, !isLeftOut, frame.width > 0, frame.height > 0 else { return nil }
    return LiftedPicture(
      picture, frame: frame, outline: previewOutline(.contextMenuPreview))
  }
}

/// A view that is lifted in its place, or the preview in its stead, with its context menu below or above it.
struct LiftedMenu<Substitute: View, Menu: View> {
  let picture: LiftedPicture
  let preview: Substitute?
  let menu: Menu
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension LiftedMenu: View {
  var body: some View {
    GeometryReader { proxy in
      LiftedMenuLayout(place: place(in: proxy)) {
        if let preview {
          preview.panel(cornerRadius: 16)
        } else {
          Color.clear
            .modifier(PaintedPicture(picture: picture))
            .background { Rectangle().fill(picture.face) }
            .clipShape(PictureOutline(picture: picture))
            .frame(idealWidth: picture.frame.width, idealHeight: picture.frame.height)
            .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        menu
      }
    }
    .background {
      Rectangle().fill(.ultraThinMaterial).ignoresSafeArea().allowsHitTesting(false)
    }
  }

  /// The place of the view, in the coordinates of the layer.
  private func place(in proxy: GeometryProxy) -> CGRect {
    let frame = proxy.frame(in: .global)
    var place = picture.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    // Layouts work from left to right.
    if direction == .rightToLeft { place.origin.x = frame.width - place.maxX }
    return place
  }
}

/// Paints a picture as large as the view.
private struct PaintedPicture {
  let picture: LiftedPicture
}

extension PaintedPicture: ElementModifier {
  func draw(_ context: DrawContext) -> ElementDrawing {
    let way = ProjectionTransform(picture.way(to: context.frame))
    return ElementDrawing(picture.items.mapped(by: way))
  }
}

/// The outline of a picture, as large as the view.
private struct PictureOutline: Shape {
  let picture: LiftedPicture

  func path(in rect: CGRect) -> Path { picture.outline.applying(picture.way(to: rect)) }
}

/// Lays out a lifted view and its menu.
///
/// 1. The menu is as large as it needs, up to the room.
/// 2. The view is at its own place, made smaller where the menu would have no room with it.
/// 3. The menu is below the view, or above it if there is room only above. If there is room on neither side, the menu is below,
///    and the view moves up.
/// 4. The menu's edge is at that edge of the view which is nearer to the edge of the window.
struct LiftedMenuLayout: Layout {
  /// The place of the view that is lifted.
  let place: CGRect

  /// The distances between view and menu, and to the edges of the window.
  private static var spacing: CGFloat { 10 }
  private static var margin: CGFloat { 8 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let room = bounds.insetBy(
      dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
    let place = place.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let menu = fitting(subviews[1].sizeThatFits(.unspecified), room.size)
    let view = shown(subviews[0].sizeThatFits(.unspecified), menu, in: room, around: place)
    var origin = CGPoint(x: view.minX, y: view.maxY + Self.spacing)
    if place.midX > room.midX { origin.x = view.maxX - menu.width }
    origin.x = max(room.minX, min(origin.x, room.maxX - menu.width))
    if origin.y + menu.height > room.maxY { origin.y = view.minY - Self.spacing - menu.height }
    subviews[0].place(at: view.origin, proposal: ProposedViewSize(view.size))
    subviews[1].place(at: origin, proposal: ProposedViewSize(menu))
  }

  private func fitting(_ size: CGSize, _ room: CGSize) -> CGSize {
    CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// The frame of the view beside a menu.
  private func shown(
    _ size: CGSize, _ menu: CGSize, in room: CGRect, around place: CGRect
  ) -> CGRect {
    let height = max(0, room.height - menu.height - Self.spacing)
    let scale = [room.width / max(1, size.width), height / max(1, size.height), 1].min() ?? 1
    var view = CGRect(
      x: place.midX - size.width * scale / 2, y: place.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
    view.origin.x = max(room.minX, min(view.minX, room.maxX - view.width))
    let isAbove = view.minY - Self.spacing - menu.height >= room.minY && view.maxY <= room.maxY
    if !isAbove {
      view.origin.y = min(view.minY, room.maxY - menu.height - Self.spacing - view.height)
    }
    view.origin.y = max(room.minY, view.minY)
    return view
  }
}
