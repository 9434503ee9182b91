import Espalier

/// The role of an object, by the numbers and names of AT-SPI.
enum AccessibleRole: UInt32, Sendable {
  case checkBox = 7
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuBar = 34
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case tableColumnHeader = 57
  case text = 61
  case toggleButton = 62
  case tree = 65
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case tableRow = 90
  case treeItem = 91
  case grouping = 99
  case levelBar = 103

  var name: String {
    switch self {
    case .checkBox: "check box"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuBar: "menu bar"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .tableColumnHeader: "table column header"
    case .tableRow: "table row"
    case .tree: "tree"
    case .treeItem: "tree item"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .grouping: "grouping"
    case .levelBar: "level bar"
    }
  }

  init(_ role: AccessibilityNode.Role) {
    switch role {
    case .window: self = .frame
    case .group, .rowGroup: self = .panel
    case .text: self = .label
    case .heading: self = .heading
    case .image: self = .image
    case .button: self = .pushButton
    case .link: self = .link
    case .toggle, .disclosure: self = .toggleButton
    case .checkbox: self = .checkBox
    case .slider: self = .slider
    case .stepper: self = .spinButton
    case .textField: self = .entry
    case .secureField: self = .passwordText
    case .textEditor: self = .text
    case .picker: self = .grouping
    case .radioButton: self = .radioButton
    case .menu: self = .menu
    case .menuBar: self = .menuBar
    case .menuItem: self = .menuItem
    case .progress: self = .progressBar
    case .gauge: self = .levelBar
    case .scrollArea: self = .scrollPane
    case .list: self = .list
    case .row: self = .listItem
    case .outline: self = .tree
    case .outlineRow: self = .treeItem
    case .tableRow: self = .tableRow
    case .cell: self = .tableCell
    case .columnHeader: self = .tableColumnHeader
    case .tab: self = .pageTab
    case .tabList: self = .pageTabList
    case .dialog: self = .dialog
    case .table: self = .table
    }
  }
}
