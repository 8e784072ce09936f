import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Papers } from './print-sheets.ts'

/** One file at a time: a second one would take the core that sells. */
const inTurn = pLimit(1)

/** Prints many documents in a thread of its own: a hundred of them take a second, in which orders would wait. */
export function printApart(papers: Papers, at: Date): Promise<Buffer> {
  return inTurn(async () => {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { workerData: { papers, at } })
    try {
      const [file]: Uint8Array[] = await once(worker, 'message')
      return Buffer.from(file ?? [])
    } finally {
      await worker.terminate()
    }
  })
}
