import { parentPort, workerData } from 'node:worker_threads'
import type { Content } from '../http/answers/content.ts'
import {
  type ApiAnswer,
  createPageRenderer,
  type PageHost,
  type StorefrontBuild,
  type WantedPage,
} from './render-page.ts'

/** Renders pages in a thread of its own, so that orders and cached answers never wait for one (docs/decisions/0019). */

/** `build`: the address of the storefront's module. */
export type RenderWorkerData = { build: string; hasAnalytics: boolean }
/** To the worker: a page that is wanted, or the answer to a call of one. */
export type ToWorker = { id: number; page: WantedPage } | { call: number; answer: ApiAnswer | null }
/** From the worker: a call of a page, something for the log, a page, or why there is none. */
export type FromWorker =
  | { id: number; call: number; path: string }
  | { id: number; warning: string }
  | { id: number; content: Content }
  | { id: number; failure: Error }

const { build, hasAnalytics }: RenderWorkerData = workerData
const render = createPageRenderer((await import(build)) as StorefrontBuild, hasAnalytics)
const waiting = new Map<number, (answer: ApiAnswer | null) => void>()
let calls = 0

const post = (message: FromWorker) => parentPort?.postMessage(message)

/** Sends the calls of one page to the thread that has the API. */
function createHost(id: number): PageHost {
  return {
    async callApi(path) {
      const { promise, resolve } = Promise.withResolvers<ApiAnswer | null>()
      calls += 1
      waiting.set(calls, resolve)
      post({ id, call: calls, path })
      const answer = await promise
      if (answer === null) throw new Error(`No answer to ${path}`)
      return answer
    },
    warn: (warning) => post({ id, warning }),
  }
}

async function renderPage(id: number, page: WantedPage): Promise<void> {
  try {
    post({ id, content: await render(page, createHost(id)) })
  } catch (error) {
    post({ id, failure: error instanceof Error ? error : new Error(String(error)) })
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('page' in message) void renderPage(message.id, message.page)
  else {
    waiting.get(message.call)?.(message.answer)
    waiting.delete(message.call)
  }
})
