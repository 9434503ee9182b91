// The modules that `import SwiftUI` brings along, as Apple's does.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Espalier
@_exported import EspalierDrawing
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Observation
@_exported import UniformTypeIdentifiers

// `URLSession`, which Foundation has itself on Apple's systems.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
