import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The options that modifiers set for the file choosers inside.
struct FileDialogOptions {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var defaultDirectory: URL?
  var browser: FileDialogBrowserOptions = []
  var enables: (@Sendable (URL) -> Bool)?
  var customizationID: String?
}

/// The ways in which people look for files in a chooser.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Packages are opened like folders; without effect, because there are no packages here.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Names show their extensions; without effect, because they always do.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

private enum FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

private enum ChoosesFilesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var fileDialog: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }

  /// True if the person at the views may see the disk of the machine that the program runs on: true
  /// in a window, and false on a browser page.
  package var choosesFiles: Bool {
    get { self[ChoosesFilesKey.self] }
    set { self[ChoosesFilesKey.self] = newValue }
  }
}

nonisolated extension View {
  private func fileDialog(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
    nonisolated(unsafe) let change = change
    return modifier(EnvironmentWriter { change(&$0.fileDialog) })
  }

  /// Sets what a chooser of files says above its list.
  public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog { $0.message = message }
  }

  /// Sets what a chooser of files says above its list.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets what a chooser of files says above its list.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Names the button with which a person chooses.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmationLabel = label }
  }

  /// Names the button with which a person chooses.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Names the button with which a person chooses.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets what stands before the field with the name of a file to be written.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.filenameLabel = label }
  }

  /// Sets what stands before the field with the name of a file to be written.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets what stands before the field with the name of a file to be written.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets which folder a chooser of files shows at first.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.defaultDirectory = defaultDirectory }
  }

  /// Has choosers with the same id begin in the folder that the last of them ended in.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialog { $0.customizationID = id }
  }

  /// Sets how people look for files in a chooser.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog { $0.browser = options }
  }

  /// Sets whether a link itself is handed out.
  ///
  /// Accepted without effect: links are handed out as they are, and reading one reads the file that
  /// it leads to.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets which files can be chosen.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialog { $0.enables = { (try? predicate.evaluate($0)) ?? false } }
  }
}
