import EspalierCore

/// The tables of a platform's look.
struct TableLook: LookPart {
  var form: Form

  enum Form {
    /// All columns below their headers, and bands that separate the rows visually.
    case columns
    /// A list of the cells of the first column.
    case list
  }

  static let mac = TableLook(form: .columns)
  static let phone = TableLook(form: .list)
}

extension Look {
  var tables: TableLook { self[TableLook.self] }
}
