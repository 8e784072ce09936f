import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Queues } from '../http/guard/queues.ts'
import type { CrashCounts } from '../modules/crash-reports/index.ts'
import type { ListStore } from '../modules/listing/index.ts'

/** How this process is: memory, event loop, files, what it works on, and how many answers it had ready. */
export function measureProcess(
  registry: Registry,
  { workload, queues, sharedAnswers }: Pick<FastifyInstance, 'workload' | 'queues' | 'sharedAnswers'>,
): void {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'nawwar_workload_active',
    help: 'Calls and pages worked on now',
    registers,
    collect() {
      this.set(workload.active)
    },
  })
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `nawwar_${name}_total`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  measureQueues(registry, queues)
  new Gauge({
    name: 'nawwar_kept_answers_bytes',
    help: 'What cached answers take in memory',
    registers,
    collect() {
      this.set(sharedAnswers.bytes)
    },
  })
  count('workload_refused', 'Calls and pages refused because there was too much', () => workload.refused)
  count('kept_answers_hits', 'Answers that were ready', () => sharedAnswers.hits)
  count('kept_answers_misses', 'Answers that had to be made', () => sharedAnswers.misses)
}

/** The lists of this process. */
export function measureLists(registry: Registry, lists: Pick<ListStore, 'products' | 'bytes'>): void {
  const measure = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `nawwar_lists_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  measure('products', 'Products in the lists of this process', () => lists.products)
  measure('bytes', 'What the lists take in memory', () => lists.bytes)
}

function measureQueues(registry: Registry, queues: Queues): void {
  const labelNames = ['queue'] as const
  const registers = [registry]
  new Gauge({
    name: 'nawwar_queue_waiting',
    help: 'Pages and lists that wait for their turn',
    labelNames,
    registers,
    collect() {
      for (const [queue, { waiting }] of Object.entries(queues)) this.set({ queue }, waiting)
    },
  })
  new Counter({
    name: 'nawwar_queue_refused_total',
    help: 'Pages and lists refused because too much waited or an address had used up its budget',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [queue, { refused }] of Object.entries(queues)) this.inc({ queue }, refused)
    },
  })
}

/** The disk of a folder. Without the folder there is no metric, because this machine stores nothing. */
export function measureDisk(registry: Registry, folder: string): void {
  const measure = (name: string, help: string, read: (disk: { bavail: number; blocks: number }) => number) =>
    new Gauge({
      name: `nawwar_disk_${name}_bytes`,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder).catch(() => null)
        this.remove()
        if (disk) this.set(read(disk) * disk.bsize)
      },
    })
  measure('free', 'Room on the disk of DATA_DIR', (disk) => disk.bavail)
  measure('size', 'Size of the disk of DATA_DIR', (disk) => disk.blocks)
}

/** Crashes of the programs in browsers that this process has logged. */
export function measureCrashes(registry: Registry, counts: CrashCounts): void {
  new Counter({
    name: 'nawwar_browser_crashes_total',
    help: 'Crashes that browsers reported, by program',
    labelNames: ['app'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [app, count] of Object.entries(counts)) this.inc({ app }, count)
    },
  })
}
