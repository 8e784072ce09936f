import type { Transport } from '@shop/contract'

/** Said to the window when a call of ours met no shop. */
export const lostEvent = 'shop-lost'

/** Said to the window when a shop that was out of reach answers again. */
export const backEvent = 'shop-back'

/** Sends as `send` does, and says when nobody answers. */
export function reportLost(send: Transport): Transport {
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
