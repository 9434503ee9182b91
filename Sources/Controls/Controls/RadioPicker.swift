import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The options of a picker as radio buttons, one below the other.
struct RadioPicker<Label: View, Content: View> {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @State private var pressed: Subview.ID?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelPlacement) private var placement
  @Namespace private var name
  @Environment(\.radioGroupAxis) private var axis
}

@MainActor extension RadioPicker: View {
  var body: some View {
    let titles = content.defaultForegroundStyle(isEnabled ? .primary : .tertiary).controlLabelFont()
    PickerSections(content: titles) { sections in
      ControlRow(.radioGroups, name: name) { _ in
        group(sections)
      } label: {
        label
      } row: { label in
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          if let label { LabelColumn(spacing: 8) { label } }
          group(sections)
        }
        .controlSpacing()
      }
    }
  }

  /// The buttons, which have the focus together, without the label.
  private func group(_ sections: [PickerSection]) -> some View {
    stack(sections)
      .onArrowKeys(isList: true) { isForward in
        choice.move(forward: isForward, in: sections.flatMap(\.options))
        return true
      }
      .controlGroup(.picker)
      .accessibilityNamed(
        by: label, shownAs: label.sharesName && !placement.hides(.radioGroups) ? name : nil
      )
      .diagnosing(choice, sections.flatMap(\.options))
  }

  @ViewBuilder private func stack(_ sections: [PickerSection]) -> some View {
    if axis == .horizontal {
      HStack(spacing: 14) { buttons(sections) }
    } else {
      VStack(alignment: .leading, spacing: 6) { buttons(sections) }
    }
  }

  private func buttons(_ sections: [PickerSection]) -> some View {
    ForEach(sections) { section in
      PickerTitle(header: section.header)
      buttons(section.options)
    }
  }

  private func buttons(_ options: [PickerOption]) -> some View {
    ForEach(options) { option in
      let isSelected = choice.isSelected(option)
      option.view
        .padding(.leading, metrics.markSide + metrics.markSpacing)
        .overlay {
          HStack {
            ControlMarkBox(
              mark: isSelected ? .on : .off, isRound: true, isPressed: pressed == option.id)
            Spacer(minLength: 0)
          }
          .contentShape(Rectangle())
          ._onButtonGesture { pressing in
            pressed = pressing && isEnabled ? option.id : nil
          } perform: {
            choice.select(option)
          }
        }
        .describedOption(.radioButton, isSelected: isSelected) { choice.select(option) }
    }
  }
}

private enum RadioGroupAxisKey: EnvironmentKey {
  static let defaultValue = Axis.vertical
}

extension EnvironmentValues {
  var radioGroupAxis: Axis {
    get { self[RadioGroupAxisKey.self] }
    set { self[RadioGroupAxisKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets in which direction the radio buttons of the pickers in this view follow each other.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupAxis, .horizontal)
  }
}
