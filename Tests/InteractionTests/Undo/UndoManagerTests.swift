import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct UndoManagerTests {
  private final class Model {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int, name: String = "") {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
      if !name.isEmpty { manager.setActionName(name) }
      value = new
    }
  }

  /// Ends the group of changes that count as one event.
  private func nextEvent() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  @Test func `changes of one event are undone together, and redone`() async {
    let model = Model()
    model.set(1)
    model.set(2)
    await nextEvent()
    model.set(3)
    await nextEvent()
    model.manager.undo()
    #expect(model.value == 2)
    model.manager.undo()
    #expect(model.value == 0 && !model.manager.canUndo)
    model.manager.redo()
    #expect(model.value == 2)
    model.manager.redo()
    #expect(model.value == 3 && !model.manager.canRedo)
    model.manager.undo()
    model.set(7)
    #expect(!model.manager.canRedo)
  }

  @Test func `nested groups are undone as one, and have names`() {
    let model = Model()
    model.manager.beginUndoGrouping()
    model.set(1)
    model.manager.beginUndoGrouping()
    model.set(2, name: "Move")
    model.manager.endUndoGrouping()
    #expect(model.manager.groupingLevel == 1)
    model.manager.endUndoGrouping()
    #expect(model.manager.undoMenuItemTitle == "Undo Move")
    model.manager.undo()
    #expect(model.value == 0 && model.manager.redoMenuItemTitle == "Redo Move")
  }

  @Test func `limited levels, removed targets and disabled registration leave nothing to undo`()
    async
  {
    let model = Model()
    model.manager.levelsOfUndo = 2
    for number in 1...5 {
      model.set(number)
      await nextEvent()
    }
    while model.manager.canUndo { model.manager.undo() }
    #expect(model.value == 3)
    model.manager.removeAllActions()
    model.manager.disableUndoRegistration()
    model.set(9)
    #expect(!model.manager.canUndo)
    model.manager.enableUndoRegistration()
    var other: Model? = Model()
    var runs = 0
    model.manager.registerUndo(withTarget: other!) { _ in runs += 1 }
    other = nil
    model.manager.undo()
    #expect(runs == 0)
    model.set(10)
    model.manager.removeAllActions(withTarget: model)
    #expect(!model.manager.canUndo)
  }

  private struct Counter: View {
    /// The object that changes, for the manager.
    final class Numbers {}

    @Environment(\.undoManager) private var undoManager
    @State private var count = 0
    @State private var numbers = Numbers()

    var body: some View {
      Button("count \(count)") { set(count + 1) }
    }

    private func set(_ new: Int) {
      let old = count
      undoManager?.registerUndo(withTarget: numbers) { _ in set(old) }
      count = new
    }
  }

  @Test func `the window's undo commands undo what views registered`() async {
    let harness = Harness(Counter())
    harness.click("count 0")
    await nextEvent()
    harness.click("count 1")
    await nextEvent()
    #expect(harness.graph.canPerform(.undo) && !harness.graph.canPerform(.redo))
    harness.press("z", modifiers: .command)
    harness.click("count 1")
    await nextEvent()
    harness.press("z", modifiers: .command)
    harness.press("z", modifiers: [.command, .shift])
    harness.click("count 2")
  }
}
