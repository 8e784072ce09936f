import { fileURLToPath } from 'node:url'

/** Node's flags: garbage is collected before the heap is several times the memory in use (docs/performance.md). */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=75'] as const

/**
 * Environment of the process. For glibc: few malloc arenas, and large buffers return to the system at once; other systems ignore it. Node keeps the
 * compiled code of a thousand modules beside the packages, so that the next start is faster.
 */
export const processEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
