import EspalierCore

/// A root view, and screens that are pushed above it.
///
///     NavigationStack {
///       List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///         .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
///         .navigationTitle("Recipes")
///     }
///
/// On the Mac it is as large as the screen it shows, and title and toolbar stand in the window's
/// bar. On the phone it fills the proposed size, with a bar at its top.
public struct NavigationStack<Data, Root: View> {
  private let path: (any PathAccess)?
  private let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack that shows the screens of a path with values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = AnyPathAccess(path: path)
    self.root = root()
  }

  /// A stack that shows the screens of a path with values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = TypedPathAccess(path: path)
    self.root = root()
  }
}

extension NavigationStack: View {
  public var body: some View {
    PageStack(configuration: PageStackConfiguration(path: path), root: root)
      .modifier(SwipeBackModifier())
  }
}
