// What Docs/Shipping.md has programs write once, for their files that import Foundation alone.
@_exported import SwiftUI
