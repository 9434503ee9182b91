import Espalier
import EspalierDrawing
import Foundation

/// `org.a11y.atspi.Component`: the place of an object.
extension AccessibleObject {
  func componentAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    switch member {
    case "GetExtents", "GetPosition":
      guard let coordinates = arguments.int(0) else { return .badArguments }
      let place = place(frame, coordinates: coordinates)
      let corner = [DBusValue](wholes: [place.minX, place.minY])
      if member == "GetPosition" { return .values(corner) }
      return .values([.structure(corner + [DBusValue](wholes: [place.width, place.height]))])
    case "GetSize":
      let place = place(frame, coordinates: 1)
      return .values([DBusValue](wholes: [place.width, place.height]))
    case "Contains", "GetAccessibleAtPoint":
      guard let x = arguments.int(0), let y = arguments.int(1), let kind = arguments.int(2) else {
        return .badArguments
      }
      let point = point(x, y, coordinates: kind)
      if member == "Contains" { return .values([.bool(frame.holds(point))]) }
      return .values([child(at: point).map { application.told($0) } ?? Self.nothing])
    // 7: in a window. 3: an ordinary widget.
    case "GetLayer": return .values([.uint32(entry?.parent == nil ? 7 : 3)])
    case "GetMDIZOrder": return .values([.int16(0)])
    case "GetAlpha": return .values([.double(1)])
    case "GrabFocus": return .values([.bool(grabFocus())])
    case "ScrollTo": return .values([.bool(perform(.scrollIntoView))])
    default: return .unknownMember
    }
  }

  private var frame: CGRect {
    guard let entry, entry.parent != nil else {
      return CGRect(origin: .zero, size: window?.host.size ?? .zero)
    }
    return entry.node.frame
  }

  private func grabFocus() -> Bool {
    guard let window, let entry else { return false }
    window.host.raise()
    return entry.parent == nil || perform(.focus)
  }

  /// The innermost element at a point; those that come later are above the others.
  private func child(at point: CGPoint) -> AccessibleReference? {
    guard let window, let tree = window.tree, let entry, frame.holds(point) else { return nil }
    var found: Int?
    var pending = [entry.node.id]
    while let id = pending.popLast() {
      guard let entry = tree[id] else { continue }
      if entry.parent == nil || entry.node.frame.holds(point) {
        found = id
        // Only elements inside this one can be further in.
        pending = entry.children
      }
    }
    return found.map { window.reference($0) }
  }
}

extension [DBusValue] {
  /// Lengths in whole units.
  init(wholes lengths: [CGFloat]) {
    self = lengths.map {
      .int($0.isFinite ? Int(Swift.max(-1e6, Swift.min($0.rounded(), 1e6))) : 0)
    }
  }
}
