// The C library's streams are variables, of which this file only reads one before anything else runs.
@preconcurrency import Glibc

enum StandardOutput {
  /// Lets each line that the program prints be seen while it runs, also where it goes into a file or to another program.
  static func showLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
