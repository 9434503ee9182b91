import Foundation

/// Finds faces by the names that their files give: family, full name or PostScript name.
///
/// Case and spaces do not matter.
struct FontNameIndex {
  struct Face {
    var path: String
    var index: Int
    var names: FontNames
  }

  private var families: [String: [Face]] = [:]
  private var faces: [String: Face] = [:]
  /// The files without a name: they are not fonts, or cannot be read.
  private(set) var nameless: [String] = []

  /// Of several files with one name, the first wins.
  init(paths: [String]) {
    for path in paths {
      let all = FontNames.faces(inFileAt: path)
      if all.isEmpty { nameless.append(path) }
      for (index, names) in all.enumerated() {
        let face = Face(path: path, index: index, names: names)
        families[Self.key(names.family), default: []].append(face)
        for name in [names.postScriptName, names.fullName] where faces[Self.key(name)] == nil {
          faces[Self.key(name)] = face
        }
      }
    }
  }

  var isEmpty: Bool { families.isEmpty }

  /// The face of a name.
  ///
  /// A face that is named itself is taken as it is, unless a bold or slanted one of its family is
  /// asked for. Of a family it is the one nearest in slant, then width, then weight.
  func face(named name: String, weight: Int, isItalic: Bool, width: CGFloat) -> Face? {
    let key = Self.key(name)
    guard !key.isEmpty else { return nil }
    if let face = faces[key] {
      if weight == 400, !isItalic || face.names.isItalic { return face }
      let family = families[Self.key(face.names.family)] ?? []
      return Self.nearest(
        in: family, weight: weight == 400 ? face.names.weight : weight,
        isItalic: isItalic || face.names.isItalic, width: face.names.width) ?? face
    }
    return Self.nearest(in: families[key] ?? [], weight: weight, isItalic: isItalic, width: width)
  }

  private static func nearest(
    in family: [Face], weight: Int, isItalic: Bool, width: CGFloat
  ) -> Face? {
    func distance(_ face: Face) -> (Int, CGFloat, Int) {
      let names = face.names
      // Of two weights equally far away, the one further from regular counts as nearer.
      let isBeyond = weight >= 450 ? names.weight >= weight : names.weight <= weight
      return (
        names.isItalic == isItalic ? 0 : 1, abs(names.width - width),
        2 * abs(names.weight - weight) + (isBeyond ? 0 : 1)
      )
    }
    return family.min { distance($0) < distance($1) }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}
