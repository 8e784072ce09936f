import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { CrashCounts } from '../modules/crash-reports/index.ts'
import type { ListStore } from '../modules/listing/index.ts'

/** How this process is: memory, event loop, what it works on, its lists, its crashes, and how many answers it had ready. */
export function measureProcess(
  registry: Registry,
  { workload, queues, sharedAnswers }: Pick<FastifyInstance, 'workload' | 'queues' | 'sharedAnswers'>,
  { lists, crashCounts }: { lists: Pick<ListStore, 'products' | 'bytes'>; crashCounts: CrashCounts },
): void {
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: Read) => measure(registry, Gauge, name, help, read)
  const counter = (name: string, help: string, read: Read) => measure(registry, Counter, `${name}_total`, help, read)
  const ofQueues = (figure: 'waiting' | 'refused') => ({
    queue: Object.entries(queues).map(([name, queue]) => [name, queue[figure]] as const),
  })
  gauge('workload_active', 'Calls and pages worked on now', () => workload.active)
  gauge('queue_waiting', 'Pages and lists that wait for their turn', () => ofQueues('waiting'))
  const refused = 'Pages and lists refused because too much waited or an address had used up its budget'
  counter('queue_refused', refused, () => ofQueues('refused'))
  gauge('kept_answers_bytes', 'What cached answers take in memory', () => sharedAnswers.bytes)
  counter('workload_refused', 'Calls and pages refused because there was too much', () => workload.refused)
  counter('kept_answers_hits', 'Answers that were ready', () => sharedAnswers.hits)
  counter('kept_answers_misses', 'Answers that had to be made', () => sharedAnswers.misses)
  gauge('lists_products', 'Products in the lists of this process', () => lists.products)
  gauge('lists_bytes', 'What the lists take in memory', () => lists.bytes)
  counter('browser_crashes', 'Crashes that browsers reported, by program', () => ({ app: Object.entries(crashCounts) }))
}

/** The value now, or by the name of a label the values with that label. */
type Read = () => number | Record<string, readonly (readonly [label: string, value: number])[]>

function measure(registry: Registry, Kind: typeof Gauge | typeof Counter, name: string, help: string, read: Read) {
  const labels = Object.keys(read())
  const metric = new Kind({ name: `nawwar_${name}`, help, labelNames: labels, registers: [registry], collect })
  function collect(): void {
    const now = read()
    metric.reset()
    if (typeof now === 'number') metric.inc(now)
    else
      for (const [label, values] of Object.entries(now))
        for (const [of, value] of values) metric.inc({ [label]: of }, value)
  }
}

/** The disk of a folder. Without the folder there is no metric, because this machine stores nothing. */
export function measureDisk(registry: Registry, folder: string): void {
  const measureRoom = (name: string, help: string, read: (disk: { bavail: number; blocks: number }) => number) =>
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
  measureRoom('free', 'Room on the disk of DATA_DIR', (disk) => disk.bavail)
  measureRoom('size', 'Size of the disk of DATA_DIR', (disk) => disk.blocks)
}
