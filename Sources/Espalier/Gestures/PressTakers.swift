import EspalierDrawing

extension GestureArena {
  /// What takes a press as soon as the button goes down: of several, the one whose precedence is first.
  ///
  /// - Parameter hit: the innermost element below the pointer.
  static func taker(of press: PointerEvent, at hit: LayoutElement?) -> Contender? {
    guard let hit else { return nil }
    for precedence in Precedence.allCases {
      switch precedence {
      case .contextMenu:
        if let menu = MenuPress.onContextMenu(press, hit) { return menu }
      case .menu:
        if let menu = MenuPress.onMenu(press, hit) { return menu }
      case .scrollGrip:
        if let grip = ScrollGrip.contender(press, hit) { return grip }
      case .focus, .content, .pan, .hover: continue
      }
    }
    return nil
  }
}
