import Foundation
import SwiftUI

/// A small app that tests operate as a person would, in a window and on a page.
public enum Example: String, CaseIterable, Sendable {
  case swatches, ballot, stacks, wheels, blend, feedback, questions

  /// The size of its window in points, which the numbers in tests assume.
  public var size: CGSize {
    switch self {
    case .swatches: CGSize(width: 360, height: 460)
    case .ballot: CGSize(width: 380, height: 560)
    case .stacks: CGSize(width: 300, height: 360)
    case .wheels: CGSize(width: 500, height: 300)
    case .blend: CGSize(width: 300, height: 360)
    case .feedback: CGSize(width: 320, height: 240)
    case .questions: CGSize(width: 320, height: 400)
    }
  }
}

/// The content of an example's window.
public struct ExampleView: View {
  private let example: Example

  public init(_ example: Example) { self.example = example }

  public var body: some View {
    switch example {
    case .swatches: SwatchesView()
    case .ballot: BallotView()
    case .stacks: StacksView()
    case .wheels: WheelsView()
    case .blend: BlendView()
    case .feedback: FeedbackView()
    case .questions: QuestionsView()
    }
  }
}

/// An app of one window, which shows an example.
public struct ExampleApp: App {
  private let example: Example
  private let report: Report

  /// The example that the environment variable `HOSTED_EXAMPLE` names.
  public init() {
    let name = ProcessInfo.processInfo.environment["HOSTED_EXAMPLE"] ?? ""
    self.init(Example(rawValue: name) ?? .swatches)
  }

  public init(_ example: Example, report: Report = .standardOutput) {
    self.example = example
    self.report = report
  }

  public var body: some Scene {
    WindowGroup(example.rawValue) {
      ExampleView(example)
        .onAppear { report("\(example.rawValue) appears") }
        .environment(\.report, report)
    }
    .defaultSize(example.size)
  }
}
