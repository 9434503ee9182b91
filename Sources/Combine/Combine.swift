// Lets `import Combine` resolve: most publishers and the subjects are OpenCombine's.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
