@_exported import EspalierContainers
@_exported import EspalierControls
// A program that imports this module sees the modules below it.
@_exported import EspalierCore
@_exported import EspalierGraphics
@_exported import EspalierInteraction
