// Lets `import Combine` resolve: the publishers and subjects are OpenCombine's.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
