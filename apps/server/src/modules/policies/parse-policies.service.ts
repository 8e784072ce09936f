import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PolicyBlock } from '@shop/contract'
import { isReadableMarkdown } from '@shop/contract/staff'

/** More than any policy needs. A text that needs more ends its worker, not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 128, stackSizeMb: 4 }

/**
 * Parses texts in a worker thread, so that no text can block the process.
 *
 * @param options.maxMs max time for each text in milliseconds; a usual text takes 100, on a busy machine 1000
 * @returns the blocks of each; null for a text that takes too long or is nested too deeply
 */
export async function parsePolicies(
  markdowns: readonly string[],
  { maxMs = 3000 }: { maxMs?: number } = {},
): Promise<(PolicyBlock[] | null)[]> {
  const parsed: (PolicyBlock[] | null)[] = []
  let worker: Worker | null = null
  try {
    for (const markdown of markdowns) {
      if (!isReadableMarkdown(markdown)) parsed.push(null)
      else {
        worker ??= await openWorker()
        const blocks = await parseIn(worker, markdown, maxMs)
        parsed.push(blocks)
        if (!blocks) {
          await worker.terminate()
          worker = null
        }
      }
    }
    return parsed
  } finally {
    await worker?.terminate()
  }
}

async function openWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./policy-text.worker.ts', import.meta.url), { resourceLimits })
  await once(worker, 'message')
  // After a timeout the worker may still fail; it is terminated anyway.
  worker.on('error', () => undefined)
  return worker
}

/** @returns null when the worker fails or does not answer in time */
async function parseIn(worker: Worker, markdown: string, maxMs: number): Promise<PolicyBlock[] | null> {
  const answer = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })
  worker.postMessage(markdown)
  return await answer.then(
    ([blocks]) => blocks,
    () => null,
  )
}
