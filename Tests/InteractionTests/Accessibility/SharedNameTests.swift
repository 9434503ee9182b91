import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A label that is shown names its control; no second one is made for assistive programs.
@MainActor struct SharedNameTests {
  /// Counts how often a view appears.
  @Observable final class Count { var appearances = 0 }

  private struct Title: View {
    let count: Count

    var body: some View {
      Label("Sound", systemImage: "speaker").onAppear { count.appearances += 1 }
    }
  }

  /// The number of labels that appear in a control.
  private func labels(
    _ platform: LayoutSnapshot.Platform, @ViewBuilder _ control: (Title) -> some View
  ) -> Int {
    let count = Count()
    _ = Harness(control(Title(count: count)), platform: platform)
    return count.appearances
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a label appears once`(_ platform: LayoutSnapshot.Platform) {
    let on = Binding.constant(true)
    #expect(labels(platform) { label in Toggle(isOn: on) { label } } == 1)
    #expect(labels(platform) { label in Form { Toggle(isOn: on) { label } } } == 1)
    #expect(labels(platform) { label in Slider(value: .constant(0.5)) { label } } == 1)
    #expect(labels(platform) { label in Stepper(value: .constant(1)) { label } } == 1)
    #expect(labels(platform) { label in ColorPicker(selection: .constant(.red)) { label } } == 1)
    #expect(
      labels(platform) { label in
        Picker(selection: .constant(0)) {
          Text("Loud").tag(0)
        } label: {
          label
        }
      } == 1)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a label of a picker whose options are all shown appears once`(
    _ platform: LayoutSnapshot.Platform
  ) {
    func picker(_ label: Title) -> some View {
      Picker(selection: .constant(0)) {
        Text("Loud").tag(0)
        Text("Soft").tag(1)
      } label: {
        label
      }
    }
    #expect(labels(platform) { label in picker(label).pickerStyle(.radioGroup) } == 1)
    #expect(labels(platform) { label in picker(label).pickerStyle(.inline) } == 1)
    #expect(labels(platform) { label in picker(label).pickerStyle(.wheel) } == 1)
    #expect(labels(platform) { label in Form { picker(label).pickerStyle(.radioGroup) } } == 1)
    #expect(labels(platform) { label in Form { picker(label).pickerStyle(.inline) } } == 1)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a label that a style may show appears once, whether it is shown or not`(
    _ platform: LayoutSnapshot.Platform
  ) {
    #expect(labels(platform) { label in ProgressView(value: 0.5) { label } } == 1)
    #expect(labels(platform) { label in ProgressView { label } } == 1)
    let styles = [AnyGauge(.linearCapacity), AnyGauge(.accessoryLinear), AnyGauge(.automatic)]
    for style in styles {
      #expect(labels(platform) { label in style.gauge(label) } == 1)
    }
    for text in ["", "Loud"] {
      let text = Binding.constant(text)
      #expect(labels(platform) { label in TextField(text: text) { label } } == 1)
      #expect(labels(platform) { label in Form { TextField(text: text) { label } } } == 1)
    }
    #expect(labels(platform) { label in Form { Slider(value: .constant(1)) { label } } } == 1)
  }

  /// A gauge in one of several styles.
  @MainActor private struct AnyGauge {
    let gauge: (Title) -> AnyView

    init(_ style: some GaugeStyle) {
      gauge = { label in AnyView(Gauge(value: 0.5) { label }.gaugeStyle(style)) }
    }
  }

  @Test func `a style that stops to show the label leaves its control the name`() {
    struct Meter: View {
      @State private var isSmall = false

      var body: some View {
        if isSmall { gauge.gaugeStyle(.accessoryLinear) } else { gauge }
        Button("Change") { isSmall.toggle() }
      }

      private var gauge: some View { Gauge(value: 0.5) { Label("Sound", systemImage: "speaker") } }
    }
    struct Fading: ProgressViewStyle {
      struct Content: View {
        let label: ProgressViewStyleConfiguration.Label?
        @State private var isShown = true

        var body: some View {
          if isShown { label }
          Button("Change") { isShown.toggle() }
        }
      }

      func makeBody(configuration: Configuration) -> some View {
        VStack { Content(label: configuration.label) }
      }
    }
    let gauge = Harness(Meter())
    let progress = Harness(
      ProgressView { Label("Work", systemImage: "hammer") }.progressViewStyle(Fading()))
    for _ in 0..<3 {
      #expect(gauge.graph.accessibilityTree().first(role: .gauge)?.label == "Sound")
      #expect(progress.graph.accessibilityTree().first(role: .progress)?.label == "Work")
      gauge.click("Change")
      progress.click("Change")
    }
  }

  @Test func `a field is named by its label, typed in or not`() {
    for text in ["", "Loud"] {
      let field = TextField(text: .constant(text)) { Label("Sound", systemImage: "speaker") }
      let snapshot = LayoutSnapshot(of: field, proposal: .unspecified)
      #expect(snapshot.accessibilityText.hasPrefix(#"textField "Sound""#))
      // The label is no second element.
      #expect(!snapshot.accessibilityText.contains("\n"))
    }
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("Sound")
      } else {
        Toggle(isOn: .constant(true)) { Nested(depth: depth - 1) }.toggleStyle(.switch)
      }
    }
  }

  /// Each switch used to make the ones in its label twice: 12 of them were 4,096.
  @Test func `switches in the labels of others are made once each`() {
    func made(_ depth: Int) -> Int { Harness(Nested(depth: depth)).nodesMade }
    let one = made(2) - made(1)
    #expect(made(12) <= made(2) + 10 * one)
  }

  private struct NestedLabels<Outer: View>: View {
    let depth: Int
    let around: (AnyView) -> Outer

    var body: some View {
      if depth == 0 {
        Label("Sound", systemImage: "speaker")
      } else {
        around(AnyView(NestedLabels(depth: depth - 1, around: around)))
      }
    }
  }

  /// The nodes that are made at most for eight levels, where each needs as many as the second.
  private func growsByLevels(_ around: @escaping (AnyView) -> some View) -> Bool {
    func made(_ depth: Int) -> Int {
      Harness(NestedLabels(depth: depth, around: around), platform: .phone).nodesMade
    }
    let (two, eight) = (made(2), made(8))
    return eight <= two + 6 * (two - made(1)) * 3 / 2
  }

  @Test func `controls in the labels of others are made once each`() {
    #expect(growsByLevels { label in ProgressView { label } })
    #expect(growsByLevels { label in Gauge(value: 0.5) { label } })
    #expect(growsByLevels { label in Gauge(value: 0.5) { label }.gaugeStyle(.accessoryLinear) })
    #expect(growsByLevels { label in TextField(text: .constant("")) { label } })
    #expect(growsByLevels { label in Form { TextField(text: .constant("")) { label } } })
    let styles: [any PickerStyle] = [.inline, .wheel, .radioGroup]
    for style in styles {
      func picker(_ label: AnyView, _ style: some PickerStyle) -> AnyView {
        AnyView(
          Picker(selection: .constant(0)) {
            Text("Loud").tag(0)
          } label: {
            label
          }.pickerStyle(style))
      }
      #expect(growsByLevels { label in picker(label, style) })
    }
  }

  @Test func `a label with a subtitle names its control, in the order in which it is read`() {
    expectAccessibility(
      of: Toggle(isOn: .constant(true)) {
        Label("Sound", systemImage: "speaker")
        Text("In all rooms")
      }.toggleStyle(.switch),
      is: """
        toggle "Sound, In all rooms" = "1" [press]
        """)
  }

  @Test func `a label set around the control wins`() {
    let toggle = Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "speaker") }
      .toggleStyle(.switch)
      .accessibilityLabel("Noise")
    #expect(LayoutSnapshot(of: toggle, proposal: .unspecified).accessibilityText.contains("Noise"))
  }

  private struct UnheardLabel: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.accessibilityHidden(true)
    }
  }

  @Test func `a label that a style shows, but hides from assistive programs, names its control`() {
    expectAccessibility(
      of: ProgressView(value: 0.5) { Label("Sound", systemImage: "speaker") }
        .progressViewStyle(UnheardLabel()),
      is: #"progress "Sound" = "50%" 0...1 at 0.5"#)
  }
}
