import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct LabeledContentTests {
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private var content: some View {
    LabeledContent {
      bar(.red, 3)
    } label: {
      bar(.blue, 2)
    }
  }

  @Test func `the label stands before the content`() {
    expectDrawing(of: content, is: "bb........rrr")
    expectDrawing(of: content.labeledContentStyle(.automatic), is: "bb........rrr")
  }

  @Test func `on the phone the content stands at the far end`() {
    let snapshot = LayoutSnapshot(
      of: LabeledContent {
        bar(.red, 3).accessibilityIdentifier("content")
      } label: {
        bar(.blue, 2)
      }, proposal: ProposedViewSize(width: 100, height: nil), platform: .phone)
    #expect(snapshot.frame(of: "content")?.maxX == 100)
  }

  @Test func `a custom style arranges both`() {
    expectDrawing(
      of: content.labeledContentStyle(Stacked()),
      is: """
        bb.
        rrr
        """)
  }

  @Test func `views after the first of a label are smaller ones below it`() throws {
    let harness = Harness(
      LabeledContent {
        Text("Value")
      } label: {
        Text("Title")
        Text("Subtitle")
      })
    let title = try #require(harness.frame(of: "Title"))
    let subtitle = try #require(harness.frame(of: "Subtitle"))
    #expect(subtitle.minX == title.minX && subtitle.minY >= title.maxY)
    #expect(subtitle.height < title.height)
  }

  @Test func `values are shown as text`() {
    func width(_ view: some View) -> CGFloat { LayoutSnapshot(view).size.width }
    // Characters are 8 points wide, and between the texts are 8 points.
    #expect(width(LabeledContent("Age", value: "12")) == CGFloat((3 + 2) * 8 + 8))
    #expect(width(LabeledContent("Ag" + "e", value: "12")) == CGFloat((3 + 2) * 8 + 8))
    #expect(
      width(LabeledContent("Age", value: 12, format: .number)) == CGFloat((3 + 2) * 8 + 8))
    #expect(
      width(LabeledContent("Ag" + "e", value: 0.5, format: .percent)) == CGFloat((3 + 3) * 8 + 8))
    #expect(width(LabeledContent("Age") { bar(.red, 5) }) == CGFloat(3 * 8 + 8 + 5))
    #expect(width(LabeledContent("Ag" + "e") { bar(.red, 5) }) == CGFloat(3 * 8 + 8 + 5))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `assistive programs read a label that is hidden`(_ platform: LayoutSnapshot.Platform) {
    func read(_ view: some View) -> String {
      LayoutSnapshot(
        of: view.labelsHidden(), window: CGSize(width: 400, height: 300), platform: platform
      ).accessibilityText
    }
    #expect(read(LabeledContent("Name", value: "Anna")) == #"text "Name, Anna""#)
    let slider = LabeledContent("Volume") { Slider(value: .constant(0.5)) }
    #expect(read(slider).hasPrefix(#"slider "Volume" = "0.5""#))
    // What has a name of its own keeps it.
    let both = LabeledContent("File") {
      HStack {
        Text("a.txt")
        Button("Choose") {}
      }
    }
    #expect(read(both) == "text \"File, a.txt\"\nbutton \"Choose\" [press]")
    #expect(read(Form { slider }).contains(#"slider "Volume" = "0.5""#))
    #expect(read(Form { slider }.formStyle(.grouped)).contains(#"slider "Volume" = "0.5""#))
  }
}
