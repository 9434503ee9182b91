import EspalierCore
import Foundation

extension View {
  /// Reports a selection that none of the options stands for.
  package func diagnosing(_ choice: PickerChoice, _ options: [PickerOption]) -> some View {
    modifier(PickerDiagnosis(choice: choice, options: options))
  }
}

private struct PickerDiagnosis {
  let choice: PickerChoice
  let options: [PickerOption]
  @ViewProblems private var problems
}

@MainActor extension PickerDiagnosis: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onAppear { check() }
      .onChange(of: choice.value) { check() }
  }

  /// A picker without any options has nothing to select yet.
  private func check() {
    guard let value = choice.value, !options.isEmpty,
      !options.contains(where: { choice.isSelected($0) })
    else { return }
    problems.report(
      "Picker: no option stands for the selection \(value). Give one of them .tag(...) with that value, of the type "
        + "\(choice.type), or select another value.")
  }
}
