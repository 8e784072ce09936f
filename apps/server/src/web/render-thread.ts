import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import type { Content } from '../http/answers/content.ts'
import type { PageHost, WantedPage } from './render-page.ts'
import type { FromWorker, RenderWorkerData, ToWorker } from './render-worker.ts'

/** A thread that renders pages. */
export type RenderThread = {
  render(page: WantedPage): Promise<Content>
  close(): Promise<void>
}

/** Memory limits in MB, above what any page needs. A page that exceeds them ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** A page that is being rendered; its API calls run in the context of the request for it. */
type Rendering = { page: WantedPage; inContext: <Result>(work: () => Result) => Result } & PromiseWithResolvers<Content>

/**
 * Opens the thread when the first page is wanted, and anew when it has died; pages that it was rendering then fail.
 *
 * @param host answers the calls of pages, in this thread
 */
export function openRenderThread(data: RenderWorkerData, host: PageHost): RenderThread {
  const renderings = new Map<number, Rendering>()
  let worker: Worker | null = null
  let pages = 0

  const post = (message: ToWorker) => worker?.postMessage(message)

  async function answer(id: number, call: number, path: string): Promise<void> {
    const rendering = renderings.get(id)
    const { language } = rendering?.page ?? {}
    const found =
      language && rendering ? await rendering.inContext(() => host.callApi(path, language)).catch(() => null) : null
    post({ call, answer: found })
  }

  function hear(message: FromWorker): void {
    if ('call' in message) void answer(message.id, message.call, message.path)
    else if ('warning' in message) renderings.get(message.id)?.inContext(() => host.warn(message.warning))
    else {
      const rendering = renderings.get(message.id)
      renderings.delete(message.id)
      if ('failure' in message) rendering?.reject(message.failure)
      else rendering?.resolve({ ...message.content, body: Buffer.from(message.content.body) })
    }
  }

  function failAll(error: Error): void {
    worker = null
    for (const { reject } of renderings.values()) reject(error)
    renderings.clear()
  }

  function open(): Worker {
    const opened = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: data, resourceLimits })
    opened.on('message', hear)
    opened.on('error', failAll)
    opened.on('exit', () => opened === worker && failAll(new Error('The thread that renders pages has ended')))
    return opened
  }

  return {
    render(page) {
      worker ??= open()
      pages += 1
      const rendering = Promise.withResolvers<Content>()
      renderings.set(pages, { ...rendering, page, inContext: AsyncLocalStorage.snapshot() })
      post({ id: pages, page })
      return rendering.promise
    },
    async close() {
      await worker?.terminate()
    },
  }
}
