import EspalierDrawing

/// A text engine, compared by identity.
package struct TextEngineReference: Equatable {
  package let engine: any TextEngine

  package init(_ engine: any TextEngine) { self.engine = engine }

  package static func == (lhs: TextEngineReference, rhs: TextEngineReference) -> Bool {
    lhs.engine === rhs.engine
  }
}

extension EnvironmentValues {
  private enum TextEngineKey: EnvironmentKey {
    // Made anew for each environment outside of a view tree, because engines belong to one thread.
    static var defaultValue: TextEngineReference { TextEngineReference(FixedPitchTextEngine()) }
  }

  /// The engine that shapes the texts of a view tree; its ``ViewGraph`` sets it.
  package var textEngine: TextEngineReference {
    get { self[TextEngineKey.self] }
    set { self[TextEngineKey.self] = newValue }
  }
}
