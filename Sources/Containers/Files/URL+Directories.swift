@_spi(Espalier) import EspalierCore
import Foundation

/// Places for files that Foundation names on Apple's systems only.
///
/// They are the folders of the desktop: `XDG_DATA_HOME`, `XDG_CACHE_HOME` and those of the person's
/// `user-dirs.dirs`. A folder is not created by being named.
extension URL {
  /// The folder for data that a program keeps for a person without showing it.
  public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory) }

  /// The folder for data that a program can make again.
  public static var cachesDirectory: URL { place(.cachesDirectory) }

  /// The folder of a person's documents.
  public static var documentsDirectory: URL { place(.documentDirectory) }

  /// The folder of a person's downloads.
  public static var downloadsDirectory: URL { place(.downloadsDirectory) }

  /// The folder of the items on a person's desktop.
  public static var desktopDirectory: URL { place(.desktopDirectory) }

  /// The folder of a person's films.
  public static var moviesDirectory: URL { place(.moviesDirectory) }

  /// The folder of a person's music.
  public static var musicDirectory: URL { place(.musicDirectory) }

  /// The folder of a person's pictures.
  public static var picturesDirectory: URL { place(.picturesDirectory) }

  /// The folder that a person shares with others.
  public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory) }

  /// The person's own folder, where the desktop says it is; Foundation asks only the list of users.
  static var personsFolder: URL {
    let path = ProcessInfo.processInfo.environment["HOME"] ?? ""
    return path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : homeDirectory
  }

  private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
