import EspalierDrawing
import EspalierTypesetting
import Foundation

// Prints what text costs: the first text of a process, labels that were never shaped before, and breaking a shaped
// paragraph at other widths. Times are of this thread alone, the best of several runs.
// `swift run -c release TextBenchmarks`

let font = PlatformStyle.mac.systemFont(size: 13)

func text(_ string: String) -> StyledText {
  StyledText(runs: [StyledText.Run(string: string, font: font)])
}

/// Labels of about 22 characters, each different.
func labels(_ count: Int, run: Int) -> [StyledText] {
  let words = ["Account", "settings", "Budget", "of", "the", "Berlin", "Order", "delivered", "No."]
  return (0..<count).map { index in
    let number = run * count + index
    let first = words[number % 9], second = words[number / 9 % 9], third = words[number / 81 % 9]
    return text("\(first) \(second) \(third) \(number)")
  }
}

/// A paragraph of 339 characters.
let paragraph = String(
  repeating: "Layout must wrap this sentence onto several lines inside a narrow frame. ", count: 5
).prefix(339)

func seconds(_ body: () -> Void) -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  body()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}

let engine = Typesetter()
let options = TextLayoutOptions()
let cold = seconds { _ = engine.shape(text("Hello")).lines(width: nil, height: nil, options) }

let runs = (0..<20).map { labels(5000, run: $0) }
let length = runs.joined().reduce(0) { $0 + $1.runs[0].string.count } / (20 * 5000)
let shaping = runs.map { run in
  seconds {
    for label in run { _ = engine.shape(label).measure(width: nil, height: nil, options) }
  } / Double(run.count)
}

let shaped = engine.shape(text(String(paragraph)))
/// Seconds for each of many breakings at different widths; one alone is shorter than reading the clock.
func secondsPerBreak(_ body: (CGFloat) -> Void) -> Double {
  let times = (0..<20).map { _ in
    seconds { for run in 0..<1000 { body(200 + CGFloat(run) / 7) } } / 1000
  }
  return times.min() ?? .infinity
}

let breaking = secondsPerBreak { _ = shaped.measure(width: $0, height: nil, options) }
let drawing = secondsPerBreak { _ = shaped.lines(width: $0, height: nil, options) }
let answer = seconds {
  for _ in 0..<1000 { _ = shaped.lines(width: 200, height: nil, options) }
}

func report(_ name: String, _ value: String) {
  print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + value)
}

report("first text", String(format: "%.2f ms", cold * 1e3))
report(
  "unique labels of \(length) characters",
  String(format: "%.0f per second", 1 / (shaping.min() ?? .infinity)))
report(
  "a paragraph at another width", String(format: "%.2f us", breaking * 1e6))
report(
  "a paragraph at another width, with glyphs",
  String(format: "%.2f us", drawing * 1e6))
report("a paragraph at the same width", String(format: "%.2f us", answer * 1e3))
