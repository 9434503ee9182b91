/// The reason why no window can be shown.
package enum WindowHostError: Error, Equatable, CustomStringConvertible {
  case noLibrary(reason: String)
  case noDisplay(reason: String)
  case noWindow(reason: String)

  package var description: String {
    switch self {
    case .noLibrary(let reason):
      "No window can be opened: SDL2 is missing (\(reason)). Install it, on Debian with: apt install libsdl2-2.0-0"
    case .noDisplay(let reason):
      "No window can be opened: there is no display (\(reason)). Set DISPLAY or WAYLAND_DISPLAY to one, or choose another host with --host browser or --host png."
    case .noWindow(let reason): "The display does not open a window: \(reason)"
    }
  }
}
