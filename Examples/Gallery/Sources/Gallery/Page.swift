import SwiftUI

/// A page of the gallery: a view, and what the index says about it.
@MainActor struct Page {
  /// The name of its pictures.
  let name: String
  let title: String
  let summary: String
  let content: AnyView
  /// The name of the file in `Pages` that declares the view.
  let file: String

  /// The width of every page in points.
  static let width: CGFloat = 560

  init<Content: View>(_ name: String, _ title: String, _ content: Content, summary: String) {
    self.name = name
    self.title = title
    self.summary = summary
    self.content = AnyView(content)
    file = "\(Content.self).swift"
  }

  static var all: [Page] { Chapter.all.flatMap(\.pages) }
}

/// Pages about one thing.
@MainActor struct Chapter {
  let title: String
  let pages: [Page]

  static let all = [
    Chapter(
      title: "Layout",
      pages: [
        Page(
          "stacks", "Stacks and spacing", StacksPage(),
          summary: "Rows, columns and layers; spacers and priorities share out what is left."),
        Page(
          "frames", "Frames and proposals", FramesPage(),
          summary:
            "A parent proposes a size, the child answers with its own; a frame stands between."
        ),
        Page(
          "alignment", "Alignment guides and baselines", AlignmentPage(),
          summary: "Views line up along edges, baselines, or a guide that you declare."),
        Page(
          "grids", "Grids", GridsPage(),
          summary: "Rows share columns, cells span them; the first view that fits is shown."),
        Page(
          "scrolling", "Scrolling", ScrollingPage(),
          summary: "Content larger than its window, from any end, with margins and bars."),
        Page(
          "lazy-stacks", "Lazy stacks", LazyStacksPage(),
          summary: "A million rows, of which the visible ones exist; headers that stay."),
        Page(
          "lazy-grids", "Lazy grids", LazyGridsPage(),
          summary: "Columns and rows that are fixed, flexible, or as many as fit."),
        Page(
          "lists", "Lists", ListsPage(),
          summary: "Rows in sections, in the styles of the Mac and of the phone."),
        Page(
          "list-selection", "Selecting rows", ListSelectionPage(),
          summary: "One row or several, by the pointer, by keys, by typing."),
        Page(
          "list-editing", "Editing rows", ListEditingPage(),
          summary: "Rows that are deleted, moved, and swiped for more."),
        Page(
          "list-sections", "Sections of lists", ListSectionsPage(),
          summary: "Sections that fold, have actions, margins and an index at the side."),
        Page(
          "outlines", "Outlines, boxes and panes", OutlinesPage(),
          summary: "Trees and groups that open, in lists and by themselves."),
        Page(
          "tables", "Tables", TablesPage(),
          summary: "Columns that sort and are made wider; rows that are selected and open."),
        Page(
          "forms", "Forms", FormsPage(),
          summary: "The same controls in columns, in groups and on the phone."),
        Page(
          "layouts", "Layouts of your own", LayoutsPage(),
          summary: "Two methods of the Layout protocol make a ring, an even row and a flow."),
        Page(
          "layout-values", "Layout values and caches", LayoutValuesPage(),
          summary: "Views tell their layout what it needs to know; it remembers what it worked out."
        ),
        Page(
          "preferences", "Preferences and geometry", PreferencesPage(),
          summary: "Sizes and places travel up the tree: a cloud of tags that breaks its own rows."),
        Page(
          "safe-areas", "Safe areas and overlays", SafeAreasPage(),
          summary: "Bars inset the content, backgrounds run below them, badges lie on top."),
        Page(
          "right-to-left", "Right to left", RightToLeftPage(),
          summary: "The same card in both directions: nothing in it knows which."),
      ]),
    Chapter(
      title: "Controls and motion",
      pages: [
        Page(
          "controls", "Controls", ControlsPage(),
          summary: "Buttons, switches, sliders, pickers, fields and indicators."),
        Page(
          "text-input", "Text input", TextInputPage(),
          summary: "Fields that are typed into, with a focus that moves and formats that check."),
        Page(
          "menus", "Menus and pop-overs", MenusPage(),
          summary: "What opens above the content, and closes when something is chosen."),
        Page(
          "sheets", "Sheets and alerts", SheetsPage(),
          summary: "What covers a window until a person has answered."),
        Page(
          "gestures", "Gestures and dragging", GesturesPage(),
          summary: "Clicks, drags, pinches and what follows from one after the other."),
        Page(
          "animation", "Animation", AnimationPage(),
          summary: "State changes, and what shows it gets there on a curve or a spring."),
        Page(
          "transitions", "Transitions", TransitionsPage(),
          summary: "Views come and go in ways of their own; numbers roll."),
      ]),
    Chapter(
      title: "Navigation",
      pages: [
        Page(
          "navigation", "Screens and columns", NavigationPage(),
          summary: "Screens are pushed above each other; columns follow what is chosen."),
        Page(
          "tabs", "Tabs", TabsPage(),
          summary: "Several views of which one is shown, on the Mac, on the phone, in a sidebar."),
        Page(
          "toolbars", "Toolbars", ToolbarsPage(),
          summary: "Titles and items in the bars around a screen."),
        Page(
          "search", "Search", SearchPage(),
          summary: "Fields to search in, at the bottom, below a title, in a sidebar."),
      ]),
    Chapter(
      title: "Text",
      pages: [
        Page(
          "text", "Text", TextPage(),
          summary: "Wrapping, truncation, line limits and styles."),
        Page(
          "text-styles", "Text styles", TextStylesPage(),
          summary: "The styles of the Mac with the height of a line, the weights and the designs."),
        Page(
          "rich-text", "Rich text", RichTextPage(),
          summary:
            "Markdown, attributed strings, pictures in a line, dates, and glyphs drawn your way."
        ),
        Page(
          "scripts", "Scripts and emoji", ScriptsPage(),
          summary: "Paragraphs that are joined, stacked, unspaced or run from right to left."),
        Page(
          "dynamic-type", "Dynamic Type", DynamicTypePage(),
          summary:
            "The twelve sizes of text that readers choose from, and numbers that follow them."),
      ]),
    Chapter(
      title: "Drawing",
      pages: [
        Page(
          "shapes", "Shapes and paths", ShapesPage(),
          summary: "Shapes of your own, filled, stroked, dashed and trimmed."),
        Page(
          "paths", "Paths and corners", PathsPage(),
          summary: "Shapes put together and cut apart, corners of every kind, arcs and curves."),
        Page(
          "colors", "Colors and styles", ColorsPage(),
          summary: "System colors in both appearances, hierarchical styles and gradients."),
        Page(
          "paint", "Paint and materials", PaintPage(),
          summary: "Meshes and ellipses, tiles, shadows below and within, glass."),
        Page(
          "images", "Images and symbols", ImagesPage(),
          summary: "Picture files, symbols that go with text, and images drawn in code."),
        Page(
          "symbols", "Symbols", SymbolsPage(),
          summary: "Icons by the names of SF Symbols, in every weight, scale and rendering mode."),
        Page(
          "effects", "Effects", EffectsPage(),
          summary:
            "Shadows, masks, transforms and blend modes change what is drawn, not the layout."),
        Page(
          "filters", "Filters, groups and redaction", FiltersPage(),
          summary: "Colors changed, edges blurred, cards turned in space, and data hidden."),
        Page(
          "canvas", "Canvas and timelines", CanvasPage(),
          summary:
            "Pictures drawn by code: shapes, text, images and views, with layers and filters."),
      ]),
    Chapter(
      title: "Whole pages",
      pages: [
        Page(
          "report", "A report", ReportPage(),
          summary: "What a server might draw each Monday morning and send as a picture or a PDF."),
        Page(
          "vote", "A vote", VotePage(),
          summary: "A grid, a layout with ranks and an animation: press and see who wins."),
      ]),
  ]
}
