// Lets `import OSLog` resolve.
@_exported import os
