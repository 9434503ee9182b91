import Foundation
import Synchronization

/// The facts known about a type.
struct TypeDeclaration: Sendable {
  var parents: [String]
  var tags: [UTTagClass: [String]] = [:]
  var name: String?
}

/// The types that are declared: the system's, and those of the program.
enum TypeRegistry {
  static func declaration(of identifier: String) -> TypeDeclaration? {
    if let known = system.declarations[identifier] { return known }
    if let dynamic = DynamicType(identifier: identifier) {
      return TypeDeclaration(
        parents: [dynamic.supertype.identifier], tags: [dynamic.tagClass: [dynamic.tag]])
    }
    return own.withLock { $0[identifier] }
  }

  /// Declares a type of a program; the declarations of the system stay as they are.
  static func declare(_ identifier: String, conformingTo parent: String) {
    guard system.declarations[identifier] == nil else { return }
    own.withLock { own in
      if own[identifier]?.parents.contains(parent) == true { return }
      own[identifier, default: TypeDeclaration(parents: [])].parents.append(parent)
    }
  }

  /// The identifiers of the system's types with a tag, the best first.
  static func types(tag: String, tagClass: UTTagClass) -> [String] {
    system.identifiers[Tag(family: tagClass, name: tag)] ?? []
  }

  private struct Tag: Hashable {
    var family: UTTagClass
    var name: String
  }

  private struct System: Sendable {
    var declarations: [String: TypeDeclaration] = [:]
    var identifiers: [Tag: [String]] = [:]
  }

  private static let own = Mutex<[String: TypeDeclaration]>([:])
  private static let system = readSystem()

  private static func readSystem() -> System {
    var system = System()
    for line in systemTypeTable.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard columns.count == 5 else { continue }
      func words(_ column: Int) -> [String] {
        columns[column].split(separator: " ").map(String.init)
      }
      var declaration = TypeDeclaration(parents: words(1))
      for (family, names) in [(UTTagClass.filenameExtension, words(2)), (.mimeType, words(3))]
      where !names.isEmpty {
        declaration.tags[family] = names
        for name in names {
          system.identifiers[Tag(family: family, name: name), default: []].append(columns[0])
        }
      }
      if !columns[4].isEmpty { declaration.name = columns[4] }
      system.declarations[columns[0]] = declaration
    }
    return system
  }
}
