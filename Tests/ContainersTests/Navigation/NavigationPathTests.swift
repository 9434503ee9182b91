import Foundation
import SwiftUI
import Testing

struct NavigationPathTests {
  @Test func `a path counts its values and gives them up from the top`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3.0)
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func `a path of codable values is read back as it was`() throws {
    var path = NavigationPath([Recipe(name: "Soup")])
    path.append(7)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func `the codable form names types and values from the top down`() throws {
    let path = NavigationPath([1, 2])
    let data = try JSONEncoder().encode(try #require(path.codable))
    let parts = try JSONDecoder().decode([String].self, from: data)
    #expect(parts.count == 4)
    #expect(parts[1] == "2")
    #expect(parts[3] == "1")
    #expect(parts[0] == parts[2])
  }

  @Test func `a path with a value that is not codable has no codable form`() {
    #expect(NavigationPath([Plain(number: 1)]).codable == nil)
  }

  @Test(arguments: [
    (5, 2, true), (5, -9, false), (-3, 2, false), (.max, .max, false), (0, .max, false),
  ])
  func `impossible indexes are refused wherever they stand in a path`(
    location: Int, length: Int, isRead: Bool
  ) throws {
    let set = #"{"indexes":[{"location":\#(location),"length":\#(length)}]}"#
    for (name, json) in [
      (_mangledTypeName(IndexSet.self), set), (_mangledTypeName([IndexSet].self), "[\(set)]"),
      (_mangledTypeName([String: IndexSet].self), "{\"a\":\(set)}"),
    ] {
      let data = try JSONEncoder().encode([try #require(name), json])
      let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      #expect((read.map { NavigationPath($0).count } == 1) == isRead)
    }
  }

  @Test(arguments: ["Say", "Sg"])
  func `types that are nested too deeply are refused`(part: String) throws {
    // Lists of lists, and optionals of optionals.
    for count in [10, 100_000] {
      let opening = part == "Say" ? String(repeating: part, count: count) + "Si" : "Si"
      let name = opening + String(repeating: part == "Say" ? "G" : part, count: count)
      let data = try JSONEncoder().encode([name, "[]"])
      let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      #expect((read != nil) == (part == "Say" && count == 10))
    }
  }

  @Test func `a path of a type that the program does not have is refused with its name`() throws {
    let data = Data(#"["$s4Gone4BirdV","{}"]"#.utf8)
    #expect {
      _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    } throws: { error in
      "\(error)".contains("$s4Gone4BirdV")
    }
  }
}

struct Recipe: Hashable, Codable {
  let name: String
}

struct Plain: Hashable {
  let number: Int
}
