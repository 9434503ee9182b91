import EspalierDrawing
import Foundation
import LayoutEngine

/// One frame, pass by pass: update, layout, callbacks; callbacks may change state again, for a bounded
/// number of rounds.
extension ViewGraph {
  /// Brings the tree up to date and lays it out with its top left corner at zero, for `proposal`.
  package func frame(proposal: ProposedViewSize) {
    window = CGRect(
      origin: .zero, size: proposal.replacingUnspecifiedDimensions(by: .zero))
    // The picture becomes as large as the answer.
    tree.window = nil
    frame { tree, root in tree.layout(root, proposal: proposal) }
  }

  /// Brings the tree up to date and lays it out in the middle of a window's safe area.
  package func frame(window size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
    window = CGRect(origin: .zero, size: size)
    windowSafeArea = safeArea
    tree.window = window
    let room = CGSize(
      width: size.width - safeArea[Axis.horizontal], height: size.height - safeArea[Axis.vertical])
    frame { tree, root in
      let proposal = ProposedViewSize(room)
      var origin = room.origin(centering: tree.sizeThatFits(root, proposal))
      origin.x += safeArea.leading
      origin.y += safeArea.top
      tree.layout(root, proposal: proposal, at: origin)
    }
  }

  private func frame(_ place: (LayoutTree, LayoutNodeID) -> Void) {
    guard let rootElement else { return }
    _ = phases.run(.begin)
    isInFrame = true
    hasRequestedFrame = false
    defer {
      isInFrame = false
      writtenEnvironments.forget()
      _ = phases.run(.end)
    }
    if hasWork { lastCause = nil }
    let rounds = framesGivenUp < 2 ? Self.roundLimit : Self.laterRoundLimit
    var limit = rounds + updates.furtherBatches
    var (round, passesLeft) = (0, rounds)
    var isUnsettled: Bool
    repeat {
      isUnsettled = StateReading.with(.byOwner) {
        update(&round, limit, &passesLeft) {
          if !rootElement.isRemoved { place(tree, rootElement.id) }
        }
      }
      if !isUnsettled {
        for id in tree.takeNodesWithChangedVisibility() {
          element(id)?.owner.markPreferencesChanged()
          element(id)?.owner.displayDidChange()
        }
        runCallbacks()
        StateReading.with(.byOwner) { notifyPreferenceReaders() }
        isUnsettled = hasWork || !callbacks.isEmpty || !preferenceReaders.isEmpty
        if framesGivenUp == 0 {
          limit = min(limit + updates.furtherBatches, rounds + UpdateQueue.limit)
        }
      }
      // A callback may have ended the tree.
    } while isUnsettled && round < limit && root != nil
    hasLaidOut = true
    framesGivenUp = isUnsettled && root != nil ? framesGivenUp + 1 : 0
    if hasGivenUp { reportFeedback() }
  }

  /// True if the last frame ended while views and layout still kept changing each other.
  package var hasGivenUp: Bool { framesGivenUp > 0 }

  /// Brings views and layout in step with the changes of one transaction; returns true if there is
  /// more to do before callbacks may run.
  private func update(
    _ round: inout Int, _ limit: Int, _ passesLeft: inout Int, _ place: () -> Void
  ) -> Bool {
    updates.begin()
    defer { updates.end { action in afterLayout { action() } } }
    _ = phases.run(.beginUpdate)
    var isUnsettled: Bool
    repeat {
      round += 1
      counters.rounds += 1
      flush(&passesLeft)
      needsLayout = false
      _ = phases.run(.beforeLayout)
      place()
      isUnsettled = phases.run(.afterLayout) || updateReaders()
      collectLayoutCounters()
      noteChangedFrames()
    } while isUnsettled && round < limit
    _ = phases.run(.endUpdate)
    if !isUnsettled { _ = phases.run(.settled) }
    return isUnsettled || !updates.waiting.isEmpty
  }

  /// Draws the changes in the middle of a frame, to have them begin within their transaction.
  package func drawAgain() {
    guard hasLaidOut, let rootElement else { return }
    let scale = lastScale ?? rootElement.owner.environment.displayScale
    _ = rootElement.rootItems(DrawPass(scale: scale))
    presenting?.followDrawing()
  }

  /// Evaluates what has changed.
  ///
  /// - Parameter passesLeft: the number of times that this may be repeated, in all rounds of the frame.
  private func flush(_ passesLeft: inout Int) {
    updates.collectsIntoCurrent = true
    defer { updates.collectsIntoCurrent = false }
    for job in updates.takeJobs() { job() }
    // Parents first: their update may reach the queued children, which are then done. A body that
    // writes the state it reads fills the queue again and again; the remaining nodes wait for the
    // next round, which evaluates each once if the frame has no more patience.
    var isFirst = true
    while updates.hasNodes && (isFirst || passesLeft > 0) {
      if !isFirst { passesLeft -= 1 }
      isFirst = false
      let nodes = updates.takeNodes().sorted { $0.depth < $1.depth }
      for node in nodes where node.isQueued && !node.isDetached {
        if holdsUpdate(of: node) { node.isQueued = false } else { node.performUpdate() }
      }
    }
    synchronize()
  }

  /// Lets the views whose content depends on the layout read it; returns true if one of them
  /// changed.
  private func updateReaders() -> Bool {
    existing(ChangedReader.self)?.node = nil
    var changed = false
    for reader in readers.inOrder() where !reader.isDetached {
      guard reader.readLayout() else { continue }
      changed = true
      self[ChangedReader.self].node = reader
    }
    return changed
  }

  func runCallbacks() {
    let pending = callbacks
    callbacks.removeAll()
    let waiting = updates.enqueuedCount
    StateReading.with(.unnoticed) { for callback in pending { callback() } }
    if updates.enqueuedCount > waiting { lastCause = nil }
  }

  /// Tells the readers whose preference changed, the deepest first, and together with the other
  /// callbacks of this layout.
  ///
  /// When they change state, readers further out wait until that is laid out: the values that they
  /// read depend on it, and a value from between two layouts could mislead them for good.
  private func notifyPreferenceReaders() {
    if preferencesChanged {
      preferencesChanged = false
      root?.collectPreferenceReaders(into: &preferenceReaders)
    }
    if preferenceReaders.isEmpty { return }
    let memory = self[PreferenceMemory.self]
    defer { memory.depth = preferenceReaders.reduce(0) { max($0, $1.depth) } }
    var isFirst = true
    while !preferenceReaders.isEmpty && (isFirst || !hasWork) {
      isFirst = false
      let depth = preferenceReaders.reduce(0) { max($0, $1.depth) }
      memory.depth = depth
      let deepest = preferenceReaders.filter { $0.depth == depth }
      preferenceReaders.removeAll { $0.depth == depth }
      for reader in deepest where !reader.isDetached {
        let waiting = updates.enqueuedCount
        reader.readPreference()
        if updates.enqueuedCount > waiting { lastCause = reader }
      }
    }
  }

  private func collectLayoutCounters() {
    counters.sizesAsked += tree.counters.asked
    counters.sizesComputed += tree.counters.computed
    counters.placements += tree.counters.placed
    tree.resetCounters()
  }

  private func reportFeedback() {
    let (work, views) = workLeft
    diagnostics.report(
      "State and layout keep changing each other: after \(Self.roundLimit) rounds in one frame "
        + "\(work). The frame is shown as it is. "
        + "Make the value that is written settle (compare before writing, or do not let it depend on the size it causes).",
      at: views.prefix(5).map(\.path).joined(separator: "; "))
  }

  /// The work that was left for another round, and the views that asked for it, as far as they are known.
  private var workLeft: (work: String, views: [ViewNode]) {
    let queue = updates.nodes
    if !queue.isEmpty { return ("\(queue.count) view(s) still want another update", queue) }
    if let reader = existing(ChangedReader.self)?.node, !reader.isDetached {
      return ("a view that reads the layout still changes it", [reader])
    }
    // A reader that waits for those further in is there once for each round; the root reads for the host.
    var readers: [ViewNode] = []
    for reader in preferenceReaders
    where !reader.isDetached && reader !== root && !readers.contains(where: { $0 === reader }) {
      readers.append(reader)
    }
    if !readers.isEmpty {
      return ("\(readers.count) view(s) still read preferences that change", readers)
    }
    if let lastCause, !lastCause.isDetached {
      return ("the action of a view still changes what it is about", [lastCause])
    }
    return ("changes still follow from changes, such as animations from those that end", [])
  }
}

/// The last view whose content changed because of the layout, if that was in the last round: it may be what keeps a frame going.
private final class ChangedReader: GraphComponent {
  weak var node: ViewNode?

  init(_ graph: ViewGraph) {}
}
