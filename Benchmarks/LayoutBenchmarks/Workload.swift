import EspalierDrawing
import Foundation
import LayoutEngine

/// A tree to lay out, and one leaf of it to change.
struct Workload: Sendable {
  let name: String
  let width: CGFloat?
  let height: CGFloat?
  let build: @Sendable (inout TreeBuilder) -> LayoutNodeID

  static let all = [
    wide, flexible(depth: 1000), text(depth: 1000), flex, hug, textColumn, textRows, grid,
    board,
  ]

  /// A column of 10,000 rows of five fixed leaves.
  static let wide = Workload(name: "w1", width: 1000, height: nil) { tree in
    tree.stack(.column(spacing: 8)) { tree in
      (0..<10_000).map { row in
        tree.stack(.row(spacing: 8)) { tree in
          (0..<5).map { column in
            let width = 20 + (row * 7 + column * 13) % 40
            let height = 10 + (row * 3 + column * 5) % 20
            let isTarget = row == 5000 && column == 2
            return tree.fixed(width, height, target: isTarget ? (65, 40) : nil)
          }
        }
      }
    }
  }

  /// Columns and rows nested in turn, each holding a fixed leaf, a flexible one and the next.
  static func flexible(depth: Int) -> Workload {
    Workload(name: "w2f", width: 4000, height: 4000) { tree in
      nested(depth, &tree) { tree, level in
        [
          tree.fixed(1, 1, target: level == depth - 1 ? (2, 2) : nil),
          tree.leaf(LeafRule(.unbounded)),
        ]
      }
    }
  }

  /// The same around wrapping texts.
  static func text(depth: Int) -> Workload {
    Workload(name: "w2t", width: 4000, height: nil) { tree in
      nested(depth, &tree) { tree, level in
        [
          tree.fixed(1, 1),
          tree.text(level + 1, words: 10, target: level == depth - 1 ? (777, 14) : nil),
        ]
      }
    }
  }

  private static func nested(
    _ depth: Int, _ tree: inout TreeBuilder, level: Int = 0,
    _ leaves: (inout TreeBuilder, Int) -> [LayoutNodeID]
  ) -> LayoutNodeID {
    let rule = level % 2 == 0 ? StackRule.column(spacing: 0) : .row(spacing: 0)
    return tree.stack(rule) { tree in
      var children = leaves(&tree, level)
      if level + 1 < depth { children.append(nested(depth, &tree, level: level + 1, leaves)) }
      return children
    }
  }

  /// Rows and columns of ten in turn, five levels, all flexible but one leaf in ten.
  static let flex = Workload(name: "w3_flex", width: 8000, height: 1600) { tree in
    branching(&tree) { tree, leaf in
      let isTarget = leaf == 55_000
      return leaf % 10 == 0
        ? tree.fixed(2, 2, target: isTarget ? (3, 3) : nil) : tree.leaf(LeafRule(.unbounded))
    }
  }

  /// The same, all leaves fixed.
  static let hug = Workload(name: "w3h_hug", width: nil, height: nil) { tree in
    branching(&tree) { tree, leaf in
      tree.fixed(1 + (leaf * 7) % 9, 1 + (leaf * 5) % 9, target: leaf == 55_000 ? (20, 20) : nil)
    }
  }

  private static func branching(
    _ tree: inout TreeBuilder, makeLeaf: @escaping (inout TreeBuilder, Int) -> LayoutNodeID
  ) -> LayoutNodeID {
    var leaf = 0
    func level(_ depth: Int, _ tree: inout TreeBuilder) -> LayoutNodeID {
      tree.stack(depth % 2 == 0 ? .row(spacing: 1) : .column(spacing: 1)) { tree in
        (0..<10).map { _ in
          if depth < 4 { return level(depth + 1, &tree) }
          defer { leaf += 1 }
          return makeLeaf(&tree, leaf)
        }
      }
    }
    return level(0, &tree)
  }

  /// 10,000 wrapping texts of 20 to 80 words.
  static let textColumn = Workload(name: "w4a", width: 400, height: nil) { tree in
    tree.stack(.column(spacing: 4)) { tree in
      (0..<10_000).map { row in
        let words = 20 + (row * 7) % 61
        return tree.text(row + 1, words: words, target: row == 5000 ? (999_999, words + 10) : nil)
      }
    }
  }

  /// 10,000 rows of an icon and a wrapping text.
  static let textRows = Workload(name: "w4b", width: 400, height: nil) { tree in
    tree.stack(.column(spacing: 4)) { tree in
      (0..<10_000).map { row in
        let words = 20 + (row * 7) % 61
        return tree.stack(.row(spacing: 8)) { tree in
          [
            tree.fixed(32, 32),
            tree.text(
              row + 1, words: words, target: row == 5000 ? (999_999, words + 10) : nil),
          ]
        }
      }
    }
  }
}

extension Workload {
  /// A hundred rows of a hundred fixed cells.
  ///
  /// Qt's `QGridLayout` needs 692 µs for the first layout of this tree (69 ns per node) and 612 µs after a change of
  /// one leaf, on the machine of the other figures.
  static let grid = Workload(name: "w6", width: nil, height: nil) { tree in
    tree.grid(spacing: 2, columns: 100) { tree in
      (0..<100 * 100).map { cell in
        tree.fixed(
          10 + cell * 7 % 40, 10 + cell * 3 % 20, target: cell == 5_050 ? (60, 40) : nil)
      }
    }
  }

  /// Two rows of 256 cells, every other one a text.
  static let board = Workload(name: "board", width: 20_000, height: 400) { tree in
    tree.grid(spacing: 2, columns: 256) { tree in
      (0..<2 * 256).map { cell in
        cell % 2 == 0
          ? tree.fixed(10 + cell * 7 % 40, 10, target: cell == 256 ? (60, 40) : nil)
          : tree.text(cell, words: 1 + cell % 5)
      }
    }
  }
}

/// Makes nodes from the root down, as views do, and remembers the leaf to change.
struct TreeBuilder {
  let tree = LayoutTree()
  /// Keeps the identities of the rows of grids.
  private var rows: [AnyObject] = []
  private(set) var target: (id: LayoutNodeID, before: any LayoutRule, after: any LayoutRule)?

  mutating func stack(
    _ rule: StackRule, _ children: (inout TreeBuilder) -> [LayoutNodeID]
  ) -> LayoutNodeID {
    let id = tree.makeNode(rule)
    tree.setChildren(children(&self), of: id)
    return id
  }

  /// Rows of `columns` cells.
  mutating func grid(
    spacing: CGFloat, columns: Int, _ cells: (inout TreeBuilder) -> [LayoutNodeID]
  ) -> LayoutNodeID {
    final class Row {}
    final class Rows { var ofNode: [GridRowID?] = [] }
    let rows = Rows()
    let id = tree.makeNode(
      GridRule(horizontalSpacing: spacing, verticalSpacing: spacing) { node in
        var cell = GridCell()
        cell.row = rows.ofNode[Int(node.id.index)]
        return cell
      })
    let cells = cells(&self)
    var row = Row()
    for (index, cell) in cells.enumerated() {
      if index % columns == 0 {
        row = Row()
        self.rows.append(row)
      }
      let missing = max(0, Int(cell.index) + 1 - rows.ofNode.count)
      rows.ofNode += Array(repeating: nil, count: missing)
      rows.ofNode[Int(cell.index)] = GridRowID(row)
    }
    tree.setChildren(cells, of: id)
    return id
  }

  mutating func leaf(_ rule: any LayoutRule, target: (any LayoutRule)? = nil) -> LayoutNodeID {
    let id = tree.makeNode(rule)
    if let target { self.target = (id, rule, target) }
    return id
  }

  mutating func fixed(_ width: Int, _ height: Int, target: (Int, Int)? = nil) -> LayoutNodeID {
    func rule(_ width: Int, _ height: Int) -> LeafRule {
      LeafRule(ClampedSize(CGSize(width: width, height: height)))
    }
    return leaf(rule(width, height), target: target.map { rule($0.0, $0.1) })
  }

  mutating func text(_ seed: Int, words: Int, target: (Int, Int)? = nil) -> LayoutNodeID {
    leaf(
      WrappingText(seed: UInt32(seed), words: words),
      target: target.map { WrappingText(seed: UInt32($0.0), words: $0.1) })
  }
}

/// Words of pseudo-random widths, broken greedily; a space is 4 wide, a line 16 high.
struct WrappingText: LayoutRule {
  let seed: UInt32
  let words: Int

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let available = proposal.width ?? .infinity
    var line = 0.0
    var widest = 0.0
    var lines = 1
    for index in 0..<words {
      let word = Double(width(of: UInt32(index)))
      if line > 0 && line + 4 + word > available {
        widest = max(widest, line)
        line = word
        lines += 1
      } else {
        line = line > 0 ? line + 4 + word : word
      }
    }
    return CGSize(width: max(widest, line), height: 16 * CGFloat(lines))
  }

  func fixedAxes(_ node: LayoutNode) -> Axis.Set { .vertical }

  private func width(of word: UInt32) -> UInt32 {
    var hash = seed &* 2_654_435_761 &+ word &* 2_246_822_519
    hash ^= hash >> 15
    hash = hash &* 2_654_435_761
    hash ^= hash >> 13
    return 10 + hash % 50
  }
}
