import EspalierDrawing
import Foundation
import LayoutEngine
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

/// The answers of rules that only controls, bars and windows have.
extension ViewProposalTableTests {
  /// Between 300 and 500 wide, between 10 and 30 high: wider than any bar of these tests.
  private var wide: some View {
    Color.red.frame(
      minWidth: 300, idealWidth: 400, maxWidth: 500, minHeight: 10, idealHeight: 20, maxHeight: 30)
  }

  /// Between 35 and 74 wide, between 10 and 30 high.
  private var label: some View {
    Color.red.frame(
      minWidth: 35, idealWidth: 45, maxWidth: 74, minHeight: 10, idealHeight: 20, maxHeight: 30)
  }

  @Test func `a window with a menu bar takes lengths, or what its content and the bar need`() {
    // The bar is 24 high.
    expect(
      MenuBarWindow(commands: []) { wide },
      answers: [(0, "300x34"), (.infinity, "500x54"), (nil, "400x44"), (50, "50x50")])
  }

  @Test func `a window with a toolbar takes lengths, or what its content and the bar need`() {
    // The bar is 52 high.
    expect(
      WindowChrome { wide.toolbar { Button("a") {} } },
      answers: [(0, "300x62"), (.infinity, "500x82"), (nil, "400x72"), (50, "50x50")])
  }

  @Test func `bars above a window's views leave their answers alone`() {
    expect(
      label.popover(isPresented: .constant(true)) { Color.blue.frame(width: 10, height: 10) },
      answers: [(0, "35x10"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x30")])
  }

  @Test(arguments: [nil, 0, .infinity, 50] as [CGFloat?])
  func `a layer is as large as the window whatever it is proposed, its panel as the placement says`(
    _ length: CGFloat?
  ) {
    let (tree, place) = (LayoutTree(), FloatingRule.Place())
    let window = CGRect(x: 0, y: 0, width: 200, height: 100)
    let layer = tree.makeNode(FloatingRule(place: place))
    let backdrop = tree.makeNode(LeafRule(ClampedSize(width: .unbounded, height: .unbounded)))
    let panel = tree.makeNode(LeafRule(ClampedSize(CGSize(width: 60, height: 40))))
    tree.setChildren([backdrop, panel], of: layer)
    #expect(place.take(CGRect(x: 10, y: 10, width: 20, height: 20), window, window, false))
    #expect(!place.take(CGRect(x: 10, y: 10, width: 20, height: 20), window, window, false))
    let proposal = ProposedViewSize(width: length, height: length)
    #expect(tree.sizeThatFits(layer, proposal) == window.size)
    tree.layout(layer, proposal: proposal)
    #expect(tree.frame(of: backdrop) == window)
    // In the middle of the window.
    #expect(tree.frame(of: panel) == CGRect(x: 70, y: 30, width: 60, height: 40))
  }

  @Test func `pages in one place take lengths, or what the shown page needs`() {
    expect(
      Pile(position: 0, axis: nil) { label },
      answers: [(0, "0x0"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x50")])
  }

  @Test func `the spacing of a control does not change the answers of its label`() {
    expect(
      label.controlSpacing(),
      answers: [(0, "35x10"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x30")])
  }

  private func box(fills: Bool) -> ButtonBox {
    // 8 beside the label, 4 above and below it, at least 60 by 24 in all.
    ButtonBox(
      style: AnyShapeStyle(.red), padding: CGSize(width: 8, height: 4),
      minimum: CGSize(width: 60, height: 24), shape: .automatic, fills: fills)
  }

  @Test func `a control's border is added to its label, which is no smaller than the border`() {
    expect(
      label.modifier(box(fills: false)),
      answers: [(0, "60x24"), (.infinity, "90x38"), (nil, "61x28"), (50, "60x38")])
  }

  @Test func `a control's border that fills is as wide as proposed, where its label lets it`() {
    expect(
      label.modifier(box(fills: true)),
      answers: [(0, "60x24"), (.infinity, "infx38"), (nil, "61x28"), (100, "100x38")])
  }

  @Test
  func `a menu shows the selected option, in the width of the widest if that is proposed`() {
    let options = TupleView((Color.blue.frame(width: 60, height: 5), label))
    expect(
      SelectedOption(selected: 1, isWidest: true, content: options),
      answers: [(0, "0x10"), (.infinity, "74x30"), (nil, "60x20"), (50, "50x30")])
    expect(
      SelectedOption(selected: 1, isWidest: false, content: options),
      answers: [(0, "0x10"), (.infinity, "74x30"), (nil, "45x20"), (50, "50x30")])
  }

  @Test func `a symbol has its own size at any proposal`() {
    let symbol = Image(systemName: "star").font(.system(size: 20))
    let ideal = LayoutSnapshot(of: symbol, proposal: .unspecified).size.brief
    expect(symbol, answers: [(0, ideal), (.infinity, ideal), (50, ideal)])
  }

  @Test(arguments: [
    (false, ["24x20", "78x20", "78x20", "24x20"]), (true, ["24x20", "110x20", "110x20", "24x20"]),
  ])
  func `a row of items is as long as those that fit, and no shorter than its menu`(
    _ hasMenu: Bool, _ expected: [String]
  ) {
    // 30 + 8 + 40, and with the menu 8 + 24. In 50 points the first item and the menu, 30 + 8 + 24, do not fit.
    func answer(_ length: CGFloat?) -> String {
      let tree = LayoutTree()
      let sizes = [(30, 20), (40, 10), (24, 16)].map { CGSize(width: $0, height: $1) }
      let row = tree.makeNode(OverflowRule(state: OverflowState(), spacing: 8, hasMenu: hasMenu))
      tree.setChildren(sizes.map { tree.makeNode(LeafRule(ClampedSize($0))) }, of: row)
      return tree.sizeThatFits(row, ProposedViewSize(width: length, height: length)).brief
    }
    #expect([0, .infinity, nil, 50].map(answer) == expected)
  }
}
