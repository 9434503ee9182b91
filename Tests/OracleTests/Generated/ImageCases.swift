// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ImageCases {
  static let all = [
    `swiftuiweb.image.0`,
    `swiftuiweb.image.1`,
    `swiftuiweb.image.2`,
    `swiftuiweb.image.3`,
    `swiftuiweb.image.7`,
    `swiftuiweb.image.8`,
    `swiftuiweb.image.9`,
  ]

  static let `swiftuiweb.image.0` = OracleCase(
    id: "swiftuiweb.image.0",
    area: "image",
    proposal: ProposedViewSize(width: 100, height: 30),
    space: .root,
    size: CGSize(width: 100, height: 30),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable()
  }

  static let `swiftuiweb.image.1` = OracleCase(
    id: "swiftuiweb.image.1",
    area: "image",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 64, height: 40),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable()
  }

  static let `swiftuiweb.image.2` = OracleCase(
    id: "swiftuiweb.image.2",
    area: "image",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 64, height: 40),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module)
  }

  static let `swiftuiweb.image.3` = OracleCase(
    id: "swiftuiweb.image.3",
    area: "image",
    proposal: ProposedViewSize(width: 100, height: 40),
    space: .root,
    size: CGSize(width: 64, height: 40),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable().aspectRatio(contentMode: .fit)
  }

  static let `swiftuiweb.image.7` = OracleCase(
    id: "swiftuiweb.image.7",
    area: "image",
    proposal: ProposedViewSize(width: 30, height: 30),
    space: .root,
    size: CGSize(width: 30, height: 90),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable().aspectRatio(
      CGSize(width: 1, height: 3), contentMode: .fill)
  }

  static let `swiftuiweb.image.8` = OracleCase(
    id: "swiftuiweb.image.8",
    area: "image",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 100, height: 62.5),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable().aspectRatio(contentMode: .fit).frame(width: 100)
  }

  static let `swiftuiweb.image.9` = OracleCase(
    id: "swiftuiweb.image.9",
    area: "image",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 48, height: 30),
    note: "img64x40 is a 64x40-point image",
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Image("img64x40", bundle: .module).resizable().aspectRatio(contentMode: .fit).frame(height: 30)
  }
}
