import type { ErrorAnswer, Transport } from '@shop/contract'

const demanded = 'second-factor-demanded'

/**
 * Notices when the shop begins to ask its staff for a second factor while somebody who has none is at work: any refused call may tell.
 */
export function noticeDemand(send: Transport): Transport {
  return async (path, init) => {
    const response = await send(path, init)
    if (response.status === 403) {
      const { code }: Partial<ErrorAnswer> = await response
        .clone()
        .json()
        .catch(() => ({}))
      if (code === 'second_factor_not_set_up') window.dispatchEvent(new Event(demanded))
    }
    return response
  }
}

/** Calls back when the shop asks for a second factor. @returns what ends that */
export function subscribeDemand(listener: () => void): () => void {
  window.addEventListener(demanded, listener)
  return () => window.removeEventListener(demanded, listener)
}
