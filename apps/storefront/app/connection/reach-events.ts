import type { Transport } from '@shop/contract'

/** Dispatched on the window when a call got no answer. */
export const lostEvent = 'shop-lost'

/** Dispatched on the window when the shop answers again. */
export const backEvent = 'shop-back'

/** Sends as `send` does, and dispatches an event when there is no answer. */
export function reportLost(send: Transport): Transport {
  return async (path, init) => {
    try {
      return await send(path, init)
    } catch (error) {
      // An aborted call says nothing about the shop.
      if (!init.signal?.aborted) window.dispatchEvent(new Event(lostEvent))
      throw error
    }
  }
}
