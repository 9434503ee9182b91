// Lets `import CoreGraphics` resolve: the geometry that Foundation on Linux lacks is ours.
@_exported import EspalierDrawing
@_exported import Foundation
