// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ViewThatFitsCases {
  static let all = [
    `vtf.empty-axes`,
    `vtf.exact`,
    `vtf.first`,
    `vtf.flexible-fits`,
    `vtf.horizontal-only`,
    `vtf.last`,
    `vtf.nil`,
    `vtf.second`,
  ]

  static let `vtf.empty-axes` = OracleCase(
    id: "vtf.empty-axes",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 400, height: 400),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 400, height: 400)
    ],
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits(in: []) {
      L("a", w: 400, h: 400)
      L("b", w: 10, h: 10)
    }
  }

  static let `vtf.exact` = OracleCase(
    id: "vtf.exact",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 100, height: 20),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 20)
    ],
    note: "equal fits",
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20)
    }
  }

  static let `vtf.first` = OracleCase(
    id: "vtf.first",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 120, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 20)
    ],
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20)
      L("c", w: 20, h: 20)
    }
  }

  static let `vtf.flexible-fits` = OracleCase(
    id: "vtf.flexible-fits",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 60, height: 50),
    space: .root,
    size: CGSize(width: 60, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 60, height: 50)
    ],
    note: "chosen, then given the real proposal",
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      Color.red.named("a").frame(idealWidth: 40)
      L("b", w: 30, h: 20)
    }
  }

  static let `vtf.horizontal-only` = OracleCase(
    id: "vtf.horizontal-only",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 40, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 100)
    ],
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits(in: .horizontal) {
      L("a", w: 40, h: 100)
      L("b", w: 10, h: 30)
    }
  }

  static let `vtf.last` = OracleCase(
    id: "vtf.last",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 20, height: 50),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "b": CGRect(x: 0, y: 0, width: 50, height: 20)
    ],
    note: "nothing fits: the last one, overflowing",
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20)
    }
  }

  static let `vtf.nil` = OracleCase(
    id: "vtf.nil",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 20)
    ],
    note: "nil axes never reject",
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20)
    }
  }

  static let `vtf.second` = OracleCase(
    id: "vtf.second",
    area: "viewthatfits",
    proposal: ProposedViewSize(width: 60, height: 50),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "b": CGRect(x: 0, y: 0, width: 50, height: 20)
    ],
    source: "Apple documentation of ViewThatFits + swiftui-web layout/view-that-fits golden",
    confidence: .derived
  ) {
    ViewThatFits {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20)
      L("c", w: 20, h: 20)
    }
  }
}
