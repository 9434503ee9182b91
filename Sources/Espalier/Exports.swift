// Whoever imports this module sees the floors below it.
@_exported import EspalierCore
