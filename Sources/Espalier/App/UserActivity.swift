@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Describes a person's activity in this view, while `isActive` is true.
  ///
  /// The activity is kept for the window, as the values of ``SceneStorage`` are, and the next start of the program hands it
  /// to ``View/onContinueUserActivity(_:perform:)``.
  ///
  /// - Parameter update: fills the activity; called again when something that it reads has changed.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, update: isActive ? update : nil))
  }

  /// Describes a person's activity with an element in this view, while there is one.
  ///
  /// - Parameter update: fills the activity; called again when something that it reads has changed.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(
        type: activityType, update: element.map { element in { update(element, $0) } }))
  }

  /// Calls `action` with an activity of a type that the window continues: the one that was kept for
  /// it when the program ended, or a web page that the program is asked to show.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinuationModifier(type: activityType, action: action))
  }
}

private struct UserActivityModifier {
  let type: String
  /// The function that fills the activity; nil while there is none.
  let update: ((NSUserActivity) -> Void)?
}

extension UserActivityModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    UserActivityNode(view, inputs)
  }
}

private final class UserActivityNode<C: View>: WrappingNode<C, UserActivityModifier>,
  ActivityOwner
{
  private(set) var activity: NSUserActivity?

  override func didMake() { describe() }

  override func didUpdate() { describe() }

  override func performUpdate() {
    isQueued = false
    describe()
  }

  private func describe() {
    let activities = graph[UserActivities.self]
    activities.prepare(environment.sceneStore)
    guard let update = modifier.update else {
      if activity != nil { activities.remove(self) }
      activity = nil
      return
    }
    let known = activity.flatMap { $0.activityType == modifier.type ? $0 : nil }
    let activity = known ?? NSUserActivity(activityType: modifier.type)
    self.activity = activity
    activity.fill = nil
    tracked { update(activity) }
    activity.needsSave = false
    activity.fill = { [weak self] in onMainActor { self?.invalidate() } }
    activities.note(self)
  }

  override func detach() {
    super.detach()
    graph.existing(UserActivities.self)?.remove(self)
  }
}

private struct ContinuationModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension ContinuationModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ContinuationNode(view, inputs)
  }
}

private final class ContinuationNode<C: View>: WrappingNode<C, ContinuationModifier>,
  ActivityContinuing
{
  override func didMake() {
    let activities = graph[UserActivities.self]
    activities.prepare(environment.sceneStore)
    activities.add(self)
  }

  func goOn(with activity: NSUserActivity) -> Bool {
    guard activity.activityType == modifier.type else { return false }
    modifier.action(activity)
    return true
  }
}

/// A node that has an activity.
@MainActor private protocol ActivityOwner: ViewNode {
  var activity: NSUserActivity? { get }
}

/// A node that continues activities.
@MainActor private protocol ActivityContinuing: ViewNode {
  func goOn(with activity: NSUserActivity) -> Bool
}

/// The activities in a window, of which the one described last is kept.
private final class UserActivities: GraphComponent {
  private struct Owner {
    weak var node: (any ActivityOwner)?
  }

  private struct Follower {
    weak var node: (any ActivityContinuing)?
  }

  private static let key = "NSUserActivity"
  private unowned let graph: ViewGraph
  private var owners: [Owner] = []
  private var followers: [Follower] = []
  private var store: SceneStore?
  /// The activity with which the window begins, until it has been handed on.
  private var pending: NSUserActivity?
  private var kept: Data?
  private var isQueued = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Reads the kept activity, before anything else is kept.
  func prepare(_ store: SceneStore?) {
    guard self.store == nil, let store else { return }
    self.store = store
    kept = store.object(forKey: Self.key) as? Data
    pending = kept.flatMap { NSUserActivity(written: $0) }
    if let end = pending?.expirationDate, end <= graph.clock.now { pending = nil }
    if pending == nil { return }
    graph.afterLayout { [weak self] in
      guard let self, let activity = pending else { return }
      pending = nil
      _ = goOn(with: activity)
    }
  }

  func add(_ node: any ActivityContinuing) {
    followers.removeAll { $0.node?.isDetached ?? true }
    followers.append(Follower(node: node))
  }

  func goOn(with activity: NSUserActivity) -> Bool {
    let nodes = followers.compactMap(\.node).filter { !$0.isDetached }
    return nodes.reduce(false) { $1.goOn(with: activity) || $0 }
  }

  func note(_ node: any ActivityOwner) {
    owners.removeAll { $0.node?.isDetached ?? true }
    if !owners.contains(where: { $0.node === node }) { owners.append(Owner(node: node)) }
    keepSoon()
  }

  func remove(_ node: any ActivityOwner) {
    owners.removeAll { $0.node == nil || $0.node === node }
    keepSoon()
  }

  private func keepSoon() {
    if isQueued || store == nil { return }
    isQueued = true
    graph.afterLayout { [weak self] in
      self?.isQueued = false
      self?.keep()
    }
  }

  /// Keeps the activity that was described last; where no view describes one, the kept activity is
  /// removed.
  private func keep() {
    let owner = owners.last { $0.node?.activity?.isInvalid == false }?.node
    var data: Data?
    if let owner, let activity = owner.activity {
      data = activity.written()
      if data == nil {
        graph.diagnostics.report(
          "The userInfo of the user activity \(activity.activityType) cannot be kept: its keys have to be texts, and its "
            + "values texts, numbers, dates, data, or lists and dictionaries of these.",
          at: owner.path)
      }
    }
    if data == kept { return }
    kept = data
    store?.set(data, forKey: Self.key)
    store?.save()
  }

  /// The activity of a window that closes is kept.
  func close() { store = nil }
}

extension ViewGraph {
  /// Hands the address of a web page to the views that show web pages; returns whether there is
  /// one.
  package func browse(_ url: URL) -> Bool {
    guard let activities = existing(UserActivities.self) else { return false }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activities.goOn(with: activity)
  }
}
