/** What Node is started with, so that a process gives back the memory of a rush (docs/performance.md). */
export const memoryFlags = ['--max-semi-space-size=8'] as const

/**
 * Read by glibc at the start of a process: few places to allocate from, and large buffers go back to the system at once. Other
 * systems ignore it.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
