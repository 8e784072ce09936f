import type { Transport } from '@shop/contract'

/** Said to the window when a call of ours met no shop. */
export const lostEvent = 'shop-lost'

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
