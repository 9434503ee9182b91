import SwiftUI

/// Three flavors, a circle that turns to the leader, a table of the votes and a button for each flavor.
///
/// The votes are 5, 3 and 4 at first.
struct BallotView: View {
  @State private var flavors = Flavor.all
  @Environment(\.report) private var report

  var body: some View {
    VStack(spacing: 16) {
      Ranking(flavors: flavors)
      Standings(flavors: flavors)
      ViewThatFits {
        EqualWidthRow { VoteButtons(flavors: $flavors) }
          .onAppear { report("buttons in a row") }
        VStack { VoteButtons(flavors: $flavors) }
          .fixedSize()
          .onAppear { report("buttons in a column") }
      }
      Button("Count anew") {
        for index in flavors.indices { flavors[index].votes = 0 }
      }
    }
    .padding()
    .onChange(of: flavors) {
      report("votes " + flavors.map { "\($0.votes)" }.joined(separator: " "))
    }
  }
}

private struct Flavor: Identifiable, Equatable {
  let name: String
  let color: UInt32
  var votes: Int
  var id: String { name }

  static let all = [
    Flavor(name: "Apricot", color: 0xE8871E, votes: 5),
    Flavor(name: "Mint", color: 0x2E8B57, votes: 3),
    Flavor(name: "Blueberry", color: 0x4F5D9E, votes: 4),
  ]
}

/// The flavors on a circle with the leaders at the top, or in a row if all of them lead.
private struct Ranking: View {
  let flavors: [Flavor]
  @Environment(\.report) private var report

  var body: some View {
    let best = flavors.map(\.votes).max() ?? 0
    let areEqual = flavors.allSatisfy { $0.votes == best }
    let layout = areEqual ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(LeaderCircle())
    layout {
      ForEach(flavors) { flavor in
        Circle()
          .fill(Color(hex: flavor.color))
          .frame(width: 60, height: 60)
          .overlay { Text(flavor.name.prefix(1)).foregroundStyle(.white) }
          .leads(flavor.votes == best)
          .onAppear { report("\(flavor.name) appears") }
          .onDisappear { report("\(flavor.name) disappears") }
      }
    }
    .frame(height: 240)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Ranking")
    .accessibilityIdentifier("ranking")
    .animation(.linear(duration: 2), value: flavors)
  }
}

private struct Standings: View {
  let flavors: [Flavor]

  var body: some View {
    let total = flavors.reduce(0) { $0 + $1.votes }
    Grid(alignment: .leading) {
      ForEach(flavors) { flavor in
        GridRow {
          Text(flavor.name)
          ProgressView(value: Double(flavor.votes), total: Double(max(1, total)))
            .accessibilityIdentifier("share of \(flavor.name)")
          Text("\(flavor.votes) of \(total)").gridColumnAlignment(.trailing)
        }
        Divider()
      }
    }
  }
}

private struct VoteButtons: View {
  @Binding var flavors: [Flavor]

  var body: some View {
    ForEach($flavors) { $flavor in
      Button {
        flavor.votes += 1
      } label: {
        Text("+ " + flavor.name).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier("vote for \(flavor.name)")
    }
  }
}
