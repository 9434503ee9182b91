@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The description by a scene of the windows that it opens.
package struct WindowDescription {
  /// The number of windows that a scene may have.
  package enum Kind: Sendable {
    /// As many windows as are asked for, one for each value.
    case group
    /// One window.
    case single
    /// One window, which shows the program's settings.
    case settings
    /// One window with tools for the others.
    case utility
    /// One window without a frame, for which all others wait.
    case alert
    /// None, unless the program has no other windows: a menu of the program.
    case menuBarExtra

    /// True if the program runs as long as such a window is open.
    package var isMain: Bool {
      switch self {
      case .group, .single, .settings, .menuBarExtra: true
      case .utility, .alert: false
      }
    }

    /// True if the program may start with such a window.
    package var isProgram: Bool {
      switch self {
      case .group, .single, .menuBarExtra: true
      case .settings, .utility, .alert: false
      }
    }

    /// True if a menu bar stands in such windows, where windows have one.
    package var hasMenus: Bool { isMain && self != .menuBarExtra }
  }

  package var kind: Kind
  package var title: String?
  package var id: String?
  /// The type of the values that the scene's windows show; nil if they show none.
  package var valueType: Any.Type?
  /// The value of a window that is opened without one.
  package var defaultValue: (() -> AnyHashable)?
  /// The value of a window that shows a file; nil for files that the scene does not show.
  package var opens: ((URL) -> AnyHashable?)?
  /// The value of a window that shows a new document; nil for documents that the scene does not make.
  package var makes: ((NewDocument) -> AnyHashable?)?
  /// Reads a file, and throws an error if the scene cannot show it.
  package var check: ((URL) throws -> Void)?
  /// True for a value that a window can show the next time, too; nil if all can be.
  package var isThere: ((AnyHashable) -> Bool)?
  /// True for a value whose document is in no file but in the folder of unsaved ones; nil if there
  /// are none.
  package var isUnsaved: ((AnyHashable, _ folder: URL) -> Bool)?
  /// True while the window of an alert is open.
  package var isPresented = false
  /// Presents the alert of the scene above the views of another window.
  package var presentsAlert: ((AnyView) -> AnyView)?
  /// The addresses for which a window of the scene opens; nil if the scene says nothing.
  package var externalEvents: AddressCondition?
  package var defaultSize: CGSize?
  /// The place on the screen where a window opens, as a share of the room around it.
  package var defaultPosition: UnitPoint?
  /// Places a window that opens; nil leaves it to the size and the position.
  package var defaultPlacement: WindowPlacing?
  /// Places a window that a person zooms; nil leaves it to the ideal size.
  package var idealPlacement: WindowPlacing?
  package var idealSize = WindowIdealSize.automatic
  package var level = WindowLevel.automatic
  package var resizability = WindowResizability.automatic
  package var launch = SceneLaunchBehavior.Rule.automatic
  /// True if the scene's windows restore the values that they stored the last time.
  package var restores = true
  package var frame = _WindowFrame.titled
  /// The rule for moving a window by the parts of its content that take no presses themselves.
  package var backgroundDrag = WindowInteractionBehavior.automatic
  /// The environment as the scene's modifiers set it.
  package var environment: EnvironmentValues
  package var content: AnyView
  package var commands: [SceneCommands] = []
  /// Makes the commands of a menu of the program, whose views are its lines or stand on a panel; nil for other scenes.
  var extra: ((_ isPanel: Bool) -> SceneCommands)?
  /// The same menu for desktops that show it outside of windows.
  package var menuExtra: MenuExtraSource?
  /// The keys that open the scene's window, in addition to those that the platform gives it.
  package var shortcut: KeyboardShortcut?
  /// True if the menus have entries that open the scene's windows.
  package var hasStandardCommands = true

  /// True if a menu bar stands in the scene's windows, where windows have one.
  package var hasMenus: Bool { kind.hasMenus && frame != .plain }

  /// The number of the scenes before this one that have the same kind, name and type of values.
  fileprivate(set) var ordinal = 0

  /// A text that distinguishes the windows of one scene from those of another as long as the app's
  /// structure stays the same.
  package var sceneIdentity: String {
    // Alerts have no ids.
    let name = id ?? (kind == .alert ? title ?? "" : "")
    let number = ordinal == 0 ? "" : " \(ordinal)"
    return "\(kind) \(name) \(valueType.map { "\($0)" } ?? "")\(number)"
  }
}

/// The node of a scene that opens windows.
package final class WindowSceneNode: ViewNode {
  fileprivate private(set) var description: WindowDescription
  fileprivate private(set) var title: Text?

  init(_ description: WindowDescription, title: Text?, _ inputs: _NodeInputs) {
    self.description = description
    self.title = title
    super.init(inputs)
  }

  func take(_ description: WindowDescription, title: Text?) {
    self.description = description
    self.title = title
  }

  fileprivate var resolved: WindowDescription {
    var description = description
    description.title = title?.plainString(in: environment)
    description.environment = environment
    return description
  }
}

/// A scene that opens windows.
protocol WindowScene: Scene where Body == Never {
  var title: Text? { get }
  /// The windows without the additions of the environment and of modifiers.
  var description: WindowDescription { get }
}

extension WindowScene {
  public static func _makeSourceNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    WindowSceneNode(scene.description, title: scene.title, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ scene: Self) {
    (node as? WindowSceneNode)?.take(scene.description, title: scene.title)
  }
}

/// A modifier of scenes that changes the description of their windows.
struct WindowSceneModifier: PrimitiveModifier {
  let change: (inout WindowDescription) -> Void

  init(_ change: @escaping (inout WindowDescription) -> Void) { self.change = change }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    WindowSceneModifierNode(view, inputs)
  }
}

private final class WindowSceneModifierNode<C: View>: WrappingNode<C, WindowSceneModifier>,
  WindowDescriptionChanging
{
  func change(_ description: inout WindowDescription) { modifier.change(&description) }
}

@MainActor private protocol WindowDescriptionChanging: ViewNode {
  func change(_ description: inout WindowDescription)
}

extension ViewGraph {
  /// The windows that the app's scenes describe, in order.
  package var windowDescriptions: [WindowDescription] {
    var descriptions = root.map(Self.descriptions) ?? []
    var counts: [String: Int] = [:]
    for index in descriptions.indices {
      let name = descriptions[index].sceneIdentity
      descriptions[index].ordinal = counts[name, default: 0]
      counts[name, default: 0] += 1
    }
    return descriptions
  }

  private static func descriptions(of node: ViewNode) -> [WindowDescription] {
    if let scene = node as? WindowSceneNode { return [scene.resolved] }
    var descriptions = node.children.flatMap { Self.descriptions(of: $0) }
    if let modifier = node as? any WindowDescriptionChanging {
      for index in descriptions.indices { modifier.change(&descriptions[index]) }
    }
    return descriptions
  }
}

extension Scene {
  /// This scene with other settings for its windows.
  func windows(_ change: @escaping (inout WindowDescription) -> Void) -> some Scene {
    modified(by: WindowSceneModifier(change))
  }
}
