import Espalier
import EspalierDrawing
import Foundation

/// A menu of an app that the desktop shows outside of windows, as in its tray.
///
/// Its views live in trees of their own, which are not painted: the desktop gets the lines.
@MainActor package final class AppExtra {
  /// A line of the menu.
  package struct Line: Equatable, Sendable {
    /// The element that the line stands for.
    package var id: Int
    package var title = ""
    package var isEnabled = true
    package var isSeparator = false
    /// True if the line is on; nil for lines that only act.
    package var isOn: Bool?
    /// The lines of the menu that this one opens; nil if it opens none.
    package var lines: [Line]?

    package init(id: Int, title: String = "") {
      self.id = id
      self.title = title
    }
  }

  package private(set) var title = ""
  package private(set) var lines: [Line] = []
  /// True if the views stand on a panel.
  package private(set) var isPanel = false
  /// The number of changes of the face so far.
  package private(set) var faceRevision = 0
  /// Called when the title, the lines or the face have changed.
  package var onChange: (@MainActor () -> Void)?

  private let menu: Session
  private let face: Session

  init?(_ description: WindowDescription, textEngine: any TextEngine) {
    guard let source = description.menuExtra else { return nil }
    menu = Session(
      source.isPanel ? AnyView(EmptyView()) : AnyView(source.menu),
      environment: description.environment, textEngine: textEngine)
    face = Session(
      source.face, environment: description.environment, textEngine: textEngine)
    take(description)
  }

  /// Called when the views need a frame.
  var onNeedsFrame: (@MainActor () -> Void)? {
    didSet {
      menu.onNeedsFrame = onNeedsFrame
      face.onNeedsFrame = onNeedsFrame
    }
  }

  var hasWork: Bool { menu.hasWork || face.hasWork }

  var nextTick: Date? { [menu.nextTick, face.nextTick].compactMap { $0 }.min() }

  func take(_ description: WindowDescription) {
    guard let source = description.menuExtra else { return }
    title = source.title.plainString(in: description.environment)
    isPanel = source.isPanel
    menu.graph.update(root: source.isPanel ? AnyView(EmptyView()) : AnyView(source.menu))
    face.graph.update(root: source.face)
    for session in [menu, face] { session.graph.update(environment: description.environment) }
    update(at: description.environment.currentDate)
  }

  /// Brings the views up to date, and reports the changes.
  func update(at now: Date) {
    for session in [menu, face] { session.advance(to: now) }
    menu.update(.proposal(.unspecified))
    if face.hasWork || faceRevision == 0 {
      face.update(.proposal(.unspecified))
      faceRevision += 1
    }
    lines = Line.lines(of: [menu.graph.accessibilityTree()])
    onChange?()
  }

  func close() {
    menu.close()
    face.close()
  }

  /// Performs the action of a line of the menu.
  package func choose(_ id: Int) { menu.perform(.press, on: id) }

  /// The drawing of the views that stand for the menu.
  package func picture(scale: CGFloat) -> DisplayList { face.displayList(scale: scale) }
}

extension AppExtra.Line {
  /// The lines in a part of the tree of elements.
  fileprivate static func lines(of nodes: [AccessibilityNode]) -> [AppExtra.Line] {
    var lines: [AppExtra.Line] = []
    for node in nodes {
      if node.identifier == MenuOutlineMark.separator {
        var line = AppExtra.Line(id: node.id)
        line.isSeparator = true
        lines.append(line)
      } else if node.role == .menu, lines.last?.lines == .some([]) {
        lines[lines.count - 1].lines = self.lines(of: node.children)
      } else if node.role == .menuItem {
        lines.append(AppExtra.Line(item: node))
      } else if node.children.isEmpty, !node.label.isEmpty {
        // Texts, and titles of sections.
        var line = AppExtra.Line(id: node.id, title: node.label)
        line.isEnabled = false
        lines.append(line)
      } else {
        lines += self.lines(of: node.children)
      }
    }
    return lines
  }

  private init(item node: AccessibilityNode) {
    self.init(id: node.id, title: node.label)
    isEnabled = node.isEnabled
    if node.isChoice || !node.value.isEmpty { isOn = node.isSelected }
    lines = node.isExpanded == nil ? nil : []
  }
}
