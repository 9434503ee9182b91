// The lines that Docs/Shipping.md has programs write once, for files that import Foundation alone.
@_exported import SwiftUI
