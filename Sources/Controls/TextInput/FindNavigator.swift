import EspalierCore
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Shows the bar to search with in a text editor of this view while `isPresented` is true.
  ///
  ///     TextEditor(text: $text).findNavigator(isPresented: $isSearching)
  ///
  /// Of several editors it is the one with the focus, or else the first. People show the bar by Command-F themselves,
  /// too, which sets `isPresented`.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Prevents people from searching in the text editors of this view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.isFindDisabled = isDisabled || $0.isFindDisabled })
  }

  /// Prevents people from replacing what they search in the text editors of this view.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.isReplaceDisabled = isDisabled || $0.isReplaceDisabled })
  }
}

private struct FindNavigatorModifier {
  @Binding var isPresented: Bool
  @State private var navigator = FindNavigator()

  nonisolated init(isPresented: Binding<Bool>) { _isPresented = isPresented }
}

@MainActor extension FindNavigatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = $isPresented
    content
      .modifier(EnvironmentWriter { $0.findNavigator = navigator })
      .connecting {
        navigator.didShow = {
          if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 }
        }
      }
      .onChange(of: self.isPresented, initial: true) { navigator.present($1) }
  }
}

/// The editors in a view, of which one shows the bar to search with.
@MainActor final class FindNavigator {
  private struct Member {
    weak var finder: TextFinder?
  }

  private var members: [Member] = []
  private var isPresented = false
  var didShow: (Bool) -> Void = { _ in }

  nonisolated init() {}

  private var finders: [TextFinder] {
    members.compactMap { member in
      member.finder.flatMap { $0.isEnabled && $0.session?.graph != nil ? $0 : nil }
    }
  }

  /// Adds an editor; the first one shows the bar that was asked for before.
  func add(_ finder: TextFinder) {
    members.removeAll { $0.finder == nil || $0.finder === finder }
    members.append(Member(finder: finder))
    finder.didShow = { [weak self] in self?.noteShown($0) }
    if isPresented { present(true) }
  }

  func present(_ isPresented: Bool) {
    self.isPresented = isPresented
    let finders = finders
    if !isPresented {
      for finder in finders { finder.hide() }
    } else if !finders.contains(where: \.isShown) {
      (finders.first { $0.session?.isFocused == true } ?? finders.first)?.show()
    }
  }

  private func noteShown(_ isShown: Bool) {
    isPresented = isShown
    didShow(isShown)
  }
}

extension EnvironmentValues {
  private enum FindNavigatorKey: EnvironmentKey {
    static var defaultValue: FindNavigator? { nil }
  }

  private enum ShiftReturnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum EmptyDeletionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum FindDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ReplaceDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var findNavigator: FindNavigator? {
    get { self[FindNavigatorKey.self] }
    set { self[FindNavigatorKey.self] = newValue }
  }

  /// True if a field leaves Return with Shift to the views around it.
  var leavesShiftReturn: Bool {
    get { self[ShiftReturnKey.self] }
    set { self[ShiftReturnKey.self] = newValue }
  }

  /// True if a field without a text leaves the key that deletes to the views around it.
  package var leavesEmptyDeletion: Bool {
    get { self[EmptyDeletionKey.self] }
    set { self[EmptyDeletionKey.self] = newValue }
  }

  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }

  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}
