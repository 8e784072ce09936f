import type { ReachMessage } from './messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Whether the last page that was asked for came from the shop; true until one did not. */
let isReached = true

/** Tells the open pages when the shop gets out of reach and when it is back. */
export async function noteReach(isReachedNow: boolean): Promise<void> {
  if (isReachedNow === isReached) return
  isReached = isReachedNow
  for (const page of await self.clients.matchAll({ type: 'window' })) tellReach(page)
}

/** Answers a page that has just been opened. */
export function tellReach(page: Pick<Client, 'postMessage'>): void {
  page.postMessage({ kind: 'reach', isReached } satisfies ReachMessage)
}
