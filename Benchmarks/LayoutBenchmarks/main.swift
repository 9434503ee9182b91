import Foundation
import LayoutEngine

// Prints, for each tree, what a layout costs: the first one, one at a new width, one with nothing changed, and one
// after a change of one leaf. `swift run -c release LayoutBenchmarks [name]`

let wanted = CommandLine.arguments.dropFirst()
print(Measurement.heading)
for workload in Workload.all where wanted.isEmpty || wanted.contains(workload.name) {
  print(Measurement(of: workload))
}
