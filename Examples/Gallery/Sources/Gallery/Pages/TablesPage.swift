import SwiftUI

/// Rows with cells in columns, which sort and which people make wider and drag to other places.
struct TablesPage: View {
  private struct Planet: Identifiable {
    let id: String
    let radius: Int
    let moons: Int
    var parts: [Planet]?

    static let all = [
      Planet(
        id: "Earth", radius: 6_371, moons: 1, parts: [Planet(id: "Moon", radius: 1_737, moons: 0)]),
      Planet(
        id: "Mars", radius: 3_390, moons: 2, parts: [Planet(id: "Phobos", radius: 11, moons: 0)]),
      Planet(id: "Mercury", radius: 2_440, moons: 0),
      Planet(id: "Venus", radius: 6_052, moons: 0),
    ]
  }

  @State private var order = [KeyPathComparator(\Planet.radius, order: .reverse)]
  @State private var selection: Set<String> = ["Mars"]
  @State private var columns = TableColumnCustomization<Planet>()

  var body: some View {
    VStack(spacing: 16) {
      Sample("Sorted by a click on a title") {
        Table(
          Planet.all.sorted(using: order), selection: $selection, sortOrder: $order,
          columnCustomization: $columns
        ) {
          TableColumn("Planet", value: \.id).customizationID("planet")
          TableColumn("Radius in km", value: \.radius) { Text("\($0.radius)") }
            .width(110)
            .alignment(.numeric)
            .customizationID("radius")
          TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.customizationID("moons")
        }
        .frame(height: 170)
      }
      Samples {
        Sample("With rows that open") {
          Table(of: Planet.self) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons") { Text("\($0.moons)") }
          } rows: {
            ForEach(Planet.all) { planet in
              DisclosureTableRow(planet, isExpanded: .constant(true)) {
                ForEach(planet.parts ?? [])
              }
            }
          }
          .tableStyle(.bordered(alternatesRowBackgrounds: false))
          .frame(height: 220)
        }
        Sample("On the phone, the first column") {
          Table(Planet.all) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons") { Text("\($0.moons)") }
          }
          .frame(height: 220)
          .environment(\.platformStyle, .phone)
        }
      }
    }
  }
}
