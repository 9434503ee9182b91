// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SpacingCases {
  static let all = [
    `metalui.stack.K3`,
    `metalui.stack.K3a`,
    `metalui.stack.K3e`,
    `metalui.stack.K3f`,
    `metalui.stack.K3g`,
    `metalui.stack.K3h`,
    `metalui.stack.K3i`,
    `metalui.stack.K3j`,
    `metalui.stack.K3k`,
    `metalui.stack.K3l`,
    `metalui.stack.K3n`,
    `metalui.stack.K3q`,
    `metalui.stack.S.K1`,
    `metalui.stack.S.hstack-rect.h`,
    `metalui.stack.S.paddedText-paddedText.v`,
    `metalui.stack.S.rect-rect.h`,
    `metalui.stack.S.text-text.h`,
    `metalui.stack.S.zstack-text.v`,
    `stack.nested-spacing`,
    `stack.trailing-spacer-nested`,
    `swiftopenui.vstack-default`,
    `swiftuiweb.ios.layout.basics`,
    `swiftuiweb.layout.spacing-default`,
    `swiftuiweb.layout.vstack-spacing-default`,
  ]

  static let `metalui.stack.K3` = OracleCase(
    id: "metalui.stack.K3",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "b": CGRect(x: 28, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3a` = OracleCase(
    id: "metalui.stack.K3a",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3a
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0).padding(0)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3e` = OracleCase(
    id: "metalui.stack.K3e",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3e
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0).fixedSize()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3f` = OracleCase(
    id: "metalui.stack.K3f",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 40, y: 0, width: 20, height: 20),
    ],
    note: """
      reported 40; the placement pass (nil x 20) gives the spacer 20x20, so b sits at 40
      """,
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3f
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0).aspectRatio(1, contentMode: .fit)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3g` = OracleCase(
    id: "metalui.stack.K3g",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3g
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      ZStack { Spacer(minLength: 0) }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3h` = OracleCase(
    id: "metalui.stack.K3h",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 56, height: 20),
    frames: [
      "b": CGRect(x: 36, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3h
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      VStack { Spacer(minLength: 0) }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3i` = OracleCase(
    id: "metalui.stack.K3i",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 56, height: 20),
    frames: [
      "c": CGRect(x: 28, y: 10, width: 0, height: 0),
      "b": CGRect(x: 36, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3i
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      L("c", w: 0, h: 0).overlay { Spacer(minLength: 0) }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3j` = OracleCase(
    id: "metalui.stack.K3j",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 56, height: 20),
    frames: [
      "b": CGRect(x: 36, y: 0, width: 20, height: 20)
    ],
    note: "only the highest-priority ZStack children give spacing",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3j
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      ZStack {
        Spacer(minLength: 0)
        L("c", w: 0, h: 0)
      }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3k` = OracleCase(
    id: "metalui.stack.K3k",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 56, height: 20),
    frames: [
      "b": CGRect(x: 36, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3k
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      ZStack {
        L("c", w: 0, h: 0)
        Spacer(minLength: 0)
      }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3l` = OracleCase(
    id: "metalui.stack.K3l",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3l
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      ZStack {
        Spacer(minLength: 0)
        Spacer(minLength: 0)
      }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3n` = OracleCase(
    id: "metalui.stack.K3n",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 52, height: 20),
    frames: [
      "b": CGRect(x: 32, y: 0, width: 20, height: 20)
    ],
    note: "only the padded edge regains default spacing",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3n
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0).padding(.leading, 4)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K3q` = OracleCase(
    id: "metalui.stack.K3q",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "b": CGRect(x: 30, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K3q
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0).frame(width: 10).padding(0)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.S.K1` = OracleCase(
    id: "metalui.stack.S.K1",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 13, height: 40),
    frames: [
      "t2": CGRect(x: 0, y: 24, width: 13, height: 16)
    ],
    platform: "macOS",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.K1
      """,
    confidence: .recorded
  ) {
    VStack {
      T("t1", 13, 16)
      Spacer()
      T("t2", 13, 16)
    }
  }

  static let `metalui.stack.S.hstack-rect.h` = OracleCase(
    id: "metalui.stack.S.hstack-rect.h",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "b": CGRect(x: 28, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.hstack-rect.h
      """,
    confidence: .recorded
  ) {
    HStack {
      HStack { L("a", w: 20, h: 20) }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.S.paddedText-paddedText.v` = OracleCase(
    id: "metalui.stack.S.paddedText-paddedText.v",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 21, height: 56),
    frames: [
      "t1": CGRect(x: 4, y: 4, width: 13, height: 16),
      "t2": CGRect(x: 4, y: 36, width: 13, height: 16),
    ],
    platform: "macOS",
    note: """
      padding resets the padded edges to the default 8; the gap 8 is recorded, padding 4 is \
      our choice
      """,
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.paddedText-paddedText.v
      """,
    confidence: .recorded
  ) {
    VStack {
      T("t1", 13, 16).padding(4)
      T("t2", 13, 16).padding(4)
    }
  }

  static let `metalui.stack.S.rect-rect.h` = OracleCase(
    id: "metalui.stack.S.rect-rect.h",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.rect-rect.h
      """,
    confidence: .recorded
  ) {
    HStack {
      Rectangle().frame(width: 20, height: 20).named("a")
      Rectangle().frame(width: 20, height: 20).named("b")
    }
  }

  static let `metalui.stack.S.text-text.h` = OracleCase(
    id: "metalui.stack.S.text-text.h",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 34, height: 16),
    frames: [
      "t1": CGRect(x: 0, y: 0, width: 13, height: 16),
      "t2": CGRect(x: 21, y: 0, width: 13, height: 16),
    ],
    platform: "macOS",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.text-text.h
      """,
    confidence: .recorded
  ) {
    HStack {
      T("t1", 13, 16)
      T("t2", 13, 16)
    }
  }

  static let `metalui.stack.S.zstack-text.v` = OracleCase(
    id: "metalui.stack.S.zstack-text.v",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 13, height: 32),
    frames: [
      "t2": CGRect(x: 0, y: 16, width: 13, height: 16)
    ],
    platform: "macOS",
    needs: "text-spacing",
    note: "a ZStack forwards its text's spacing",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm S.zstack-text.v
      """,
    confidence: .recorded
  ) {
    VStack {
      ZStack { T("t1", 13, 16) }
      T("t2", 13, 16)
    }
  }

  static let `stack.nested-spacing` = OracleCase(
    id: "stack.nested-spacing",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 10),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 10),
      "a": CGRect(x: 0, y: 0, width: 10, height: 10),
      "b": CGRect(x: 12, y: 0, width: 10, height: 10),
      "c": CGRect(x: 30, y: 0, width: 10, height: 10),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    HStack {
      HStack(spacing: 2) {
        L("a", w: 10, h: 10)
        L("b", w: 10, h: 10)
      }
      L("c", w: 10, h: 10)
    }.named("s")
  }

  static let `stack.trailing-spacer-nested` = OracleCase(
    id: "stack.trailing-spacer-nested",
    area: "spacing",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 10),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 20, height: 10),
      "a": CGRect(x: 0, y: 0, width: 10, height: 10),
      "c": CGRect(x: 10, y: 0, width: 10, height: 10),
    ],
    note: "no gap between the inner stack and c",
    source: """
      StackLayout spacing rule: the inner stack's trailing edge is its last child's, here a \
      Spacer (zero)
      """,
    confidence: .derived
  ) {
    HStack {
      HStack {
        L("a", w: 10, h: 10)
        Spacer(minLength: 0)
      }
      L("c", w: 10, h: 10)
    }.named("s")
  }

  static let `swiftopenui.vstack-default` = OracleCase(
    id: "swiftopenui.vstack-default",
    area: "spacing",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 46, height: 48),
    frames: [
      "First": CGRect(x: 9.5, y: 0, width: 27, height: 16),
      "Second": CGRect(x: 0, y: 16, width: 46, height: 16),
      "Third": CGRect(x: 7.5, y: 32, width: 31.5, height: 16),
    ],
    tolerance: 0.51,
    sizeTolerance: 1,
    platform: "macOS",
    needs: "text-spacing",
    note: """
      Sizes are whole-point window sizes (rounded up) and child frames are rounded to half \
      points: compare with tolerance 1 (size) and 0.51 (frames). T(name,w,h) stands for a Text \
      of that drawn size.
      """,
    source: """
      codelynx/SwiftOpenUI (copy in Lore-Hex/QuillUI third_party) \
      Tests/LayoutParityTests/Fixtures/vstack-default.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    VStack {
      T("First", 27, 16)
      T("Second", 46, 16)
      T("Third", 31.5, 16)
    }
  }

  static let `swiftuiweb.ios.layout.basics` = OracleCase(
    id: "swiftuiweb.ios.layout.basics",
    area: "spacing",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 59.095458984375, width: 320, height: 181.80908203125),
      "padded": CGRect(x: 0, y: 59.095458984375, width: 71, height: 56.5),
      "paddedText": CGRect(x: 16, y: 75.095458984375, width: 39, height: 24.5),
      "textStack": CGRect(x: 0, y: 115.595458984375, width: 31.5, height: 51),
      "one": CGRect(x: 0, y: 115.595458984375, width: 31.5, height: 24.5),
      "two": CGRect(x: 0, y: 142.095458984375, width: 31.5, height: 24.5),
      "mixedStack": CGRect(x: 0, y: 166.595458984375, width: 40, height: 49.30908203125),
      "textAboveBox": CGRect(x: 0.5, y: 166.595458984375, width: 39, height: 24.5),
      "box": CGRect(x: 0, y: 205.904541015625, width: 40, height: 10),
      "hStack": CGRect(x: 0, y: 215.904541015625, width: 89, height: 24.5),
      "hOne": CGRect(x: 0, y: 215.904541015625, width: 31.5, height: 24.5),
      "hTwo": CGRect(x: 39.5, y: 215.904541015625, width: 31.5, height: 24.5),
      "hBox": CGRect(x: 79, y: 223.154541015625, width: 10, height: 10),
      "divider": CGRect(x: 0, y: 240.404541015625, width: 320, height: 0.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.width", "padded.x", "padded.height", "paddedText.x", "paddedText.height",
      "textStack.x", "textStack.height", "one.x", "one.height", "two.x", "two.height",
      "mixedStack.x", "mixedStack.width", "textAboveBox.height", "box.x", "box.width", "box.height",
      "hStack.x", "hStack.height", "hOne.x", "hOne.height", "hTwo.height", "hBox.width",
      "hBox.height", "divider.x", "divider.width", "divider.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: "text to text 2, text to a box below 14.809 (text spacing), divider 0.5",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/layout/basics/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello").named("paddedText").padding().named("padded")
      VStack {
        Text("One").named("one")
        Text("Two").named("two")
      }.named("textStack")
      VStack {
        Text("Hello").named("textAboveBox")
        Color.blue.frame(width: 40, height: 10).named("box")
      }.named("mixedStack")
      HStack {
        Text("One").named("hOne")
        Text("Two").named("hTwo")
        Color.red.frame(width: 10, height: 10).named("hBox")
      }.named("hStack")
      Divider().named("divider")
    }.named("stack")
  }

  static let `swiftuiweb.layout.spacing-default` = OracleCase(
    id: "swiftuiweb.layout.spacing-default",
    area: "spacing",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .window,
    frames: [
      "stack": CGRect(x: 67, y: 25, width: 166, height: 50),
      "a": CGRect(x: 67, y: 25, width: 50, height: 50),
      "b": CGRect(x: 125, y: 25, width: 50, height: 50),
      "c": CGRect(x: 183, y: 25, width: 50, height: 50),
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/spacing-default/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    HStack {
      L("a", w: 50, h: 50)
      L("b", w: 50, h: 50)
      L("c", w: 50, h: 50)
    }.named("stack")
  }

  static let `swiftuiweb.layout.vstack-spacing-default` = OracleCase(
    id: "swiftuiweb.layout.vstack-spacing-default",
    area: "spacing",
    proposal: ProposedViewSize(width: 100, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 25, y: 96, width: 50, height: 108)
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) \
      Fixtures/Goldens/layout/vstack-spacing-default/frames.json, recorded on macOS 26.2 \
      hosted window @2x
      """,
    confidence: .published
  ) {
    VStack {
      L("a", w: 50, h: 50)
      L("b", w: 50, h: 50)
    }.named("stack")
  }
}
