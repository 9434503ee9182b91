import EspalierControls
import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Shows the selected option in a row that leads to a screen with all of them, the selected one with
/// a check mark; choosing an option leads back.
///
/// It needs a `NavigationStack` around.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    NavigationLinkPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The row of a picker that leads to its options.
private struct NavigationLinkPicker {
  let configuration: _PickerStyleConfiguration
  @Environment(\.navigation) private var navigation
  @Environment(\.listLook) private var list
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelPlacement) private var placement
  @Environment(\.self) private var environment
  @ViewProblems private var problems
}

@MainActor extension NavigationLinkPicker: View {
  @ViewBuilder var body: some View {
    let _ = diagnose()
    // A row that is a link to a screen is all of it the link.
    if environment.placesControlLabels, list?.lists.marksLinks != true {
      LabeledContent {
        link(showsLabel: false)
      } label: {
        configuration.label
      }
    } else {
      link(showsLabel: !placement.hidden.contains(.menuPickers))
    }
  }

  private func link(showsLabel: Bool) -> some View {
    // The views of options take their styles from here, wherever they are shown.
    PickerOptions(content: configuration.content.labelStyle(.titleOnly)) { options in
      NavigationLink {
        PickerScreen(configuration: configuration)
      } label: {
        let layout =
          isStacked
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
          : AnyLayout(HStackLayout(spacing: 8))
        layout {
          if showsLabel {
            configuration.label
            if !isStacked { Spacer(minLength: 0) }
          }
          value(options).defaultForegroundStyle(.secondary).labelStyle(.titleOnly)
        }
      }
      .diagnosing(configuration.choice, options)
    }
  }

  @ViewBuilder private func value(_ options: [PickerOption]) -> some View {
    if let current = configuration.currentValueLabel {
      current
    } else {
      ForEach(options.filter { configuration.choice.isSelected($0) }.prefix(1)) { $0.view }
    }
  }

  /// Texts of accessibility sizes stand below each other where rows lead to screens by a mark.
  private var isStacked: Bool {
    typeSize.isAccessibilitySize && list?.lists.marksLinks == true
  }

  private func diagnose() {
    guard navigation == nil else { return }
    problems.report(
      "Picker: a picker of the style navigationLink leads to a screen with its options, and there is "
        + "no NavigationStack that could show it: it is disabled. Put a NavigationStack around it, or "
        + "choose another style.")
  }
}

/// The screen with the options of a picker.
private struct PickerScreen {
  let configuration: _PickerStyleConfiguration
  @Environment(\.dismiss) private var dismiss
}

@MainActor extension PickerScreen: View {
  var body: some View {
    List {
      PickerRows(content: configuration.content) { option in
        PickerScreenRow(option: option, isSelected: configuration.choice.isSelected(option)) {
          configuration.choice.select(option)
          dismiss()
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) { configuration.label.font(.headline) }
    }
  }
}

/// An option of a picker as a row of its screen.
private struct PickerScreenRow: View {
  let option: PickerOption
  let isSelected: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack(spacing: 8) {
        option.view.defaultForegroundStyle(Color.primary)
        Spacer(minLength: 0)
        if isSelected {
          Image(systemName: "checkmark").fontWeight(.semibold).accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  static func _elementCount(within depth: Int) -> Int? { 1 }
}
