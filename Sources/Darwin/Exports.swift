// Apple's C library goes by this name; its functions that Linux has too are Glibc's.
@_exported import Glibc
