import EspalierCore
import Foundation
import Observation

/// The view of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private enum Maker {
    case optional((Binding<Data?>) -> Content)
    case whole((Binding<Data>) -> Content, () -> Data)
  }

  @Environment(\.presentedValue) private var presented
  private let maker: Maker

  init(content: @escaping (Binding<Data?>) -> Content) { maker = .optional(content) }

  init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
    maker = .whole(content, defaultValue)
  }
}

extension PresentedWindowContent: View {
  public var body: some View {
    let presented = presented
    let binding = Binding<Data?> {
      presented?.value?.base as? Data
    } set: { value in
      presented?.value = value.map { AnyHashable($0) }
    }
    // Read here, so that another value has this view evaluated again.
    let value = binding.wrappedValue
    switch maker {
    case .optional(let content): content(binding)
    case .whole(let content, let defaultValue):
      let stand = value ?? defaultValue()
      content(Binding(get: { binding.wrappedValue ?? stand }, set: { binding.wrappedValue = $0 }))
    }
  }
}

/// The value that a window shows.
@Observable package final class PresentedValue {
  package var value: AnyHashable? {
    didSet {
      let changed = valueDidChange
      MainActor.assumeIsolated { changed() }
    }
  }
  /// Called when the window shows another value.
  @ObservationIgnored package var valueDidChange: @MainActor () -> Void = {}
  /// The document that the value stands for; nil for other values.
  package weak var document: (any WindowDocument)?
  /// The documents of the program's other windows.
  @ObservationIgnored package var otherDocuments: @MainActor () -> [any WindowDocument] = { [] }

  /// The folder in which documents without a file are kept; nil where windows are not opened again.
  @ObservationIgnored package var unsavedDocuments: URL?

  package init(_ value: AnyHashable?) { self.value = value }
}

private enum PresentedValueKey: EnvironmentKey {
  static var defaultValue: PresentedValue? { nil }
}

extension EnvironmentValues {
  /// The value of the window; nil outside of windows for values.
  package var presentedValue: PresentedValue? {
    get { self[PresentedValueKey.self] }
    set { self[PresentedValueKey.self] = newValue }
  }
}
