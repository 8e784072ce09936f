/** What Node is started with, so that garbage is collected before it is several times what is in use (docs/performance.md). */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const

/**
 * Read by glibc at the start of a process: few places to allocate from, and large buffers go back to the system at once. Other
 * systems ignore it.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
