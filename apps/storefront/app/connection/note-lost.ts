import type { Transport } from '@shop/contract'
import { lostEvent } from './reach-events.ts'

/** Sends as `send` does, and says when nobody answers. */
export function noteLost(send: Transport): Transport {
  return async (path, init) => {
    try {
      return await send(path, init)
    } catch (error) {
      // A call that was called off says nothing of the shop.
      if (!init.signal?.aborted) window.dispatchEvent(new Event(lostEvent))
      throw error
    }
  }
}
