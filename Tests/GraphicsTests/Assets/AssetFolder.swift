import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A bundle of files written for one test.
final class AssetFolder {
  let bundle: Bundle
  private let url: URL

  /// - Parameter files: by their paths inside the bundle.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A bundle whose catalog has one color set, `Brand`, with these entries.
  static func color(_ entries: String) throws -> AssetFolder {
    try AssetFolder([
      "Assets.xcassets/Brand.colorset/Contents.json": #"{"colors": [\#(entries)]}"#
    ])
  }

  /// The color `Brand` in an environment that `change` has changed.
  func brand(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return Color("Brand", bundle: bundle).resolve(in: environment).description
  }

  /// The problems reported when a view is drawn.
  @MainActor func problems(of view: some View) -> [String] {
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    _ = drawn(graph, in: .square)
    return graph.diagnostics.reported.map(\.message)
  }
}
