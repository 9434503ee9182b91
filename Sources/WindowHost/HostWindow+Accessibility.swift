import CSDL2
import EspalierAccessibility
import EspalierHosting
import Foundation

extension HostWindow: BridgedWindow {
  var title: String { window.title }

  var session: Session { window.session }

  var isActive: Bool { window.phase == .active }

  var screenOrigin: CGPoint {
    var (left, top) = (Int32(0), Int32(0))
    display.sdl.GetWindowPosition(handle, &left, &top)
    return CGPoint(x: CGFloat(left), y: CGFloat(top))
  }
}
