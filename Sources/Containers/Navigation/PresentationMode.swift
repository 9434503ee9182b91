import EspalierCore
import EspalierInteraction

/// The state of a view's presentation, and the means to end it.
public struct PresentationMode {
  /// True if the view is presented at the moment: above another screen, or in a panel.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation; a view that is not presented stays.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The state of the view's presentation, and the means to end it: the older form of ``dismiss``.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = presentationDismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { if !$0.isPresented { dismissal?() } })
  }
}
