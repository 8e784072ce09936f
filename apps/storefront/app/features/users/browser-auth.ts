import { type EndReason, openAuth } from '@shop/session'

const ended = 'auth-end'

/** Ends a login that does not count any more: clears all of it (rule A-10) and lets the screen say why. */
export function endAuth(reason: EndReason): void {
  openAuth().clear()
  window.dispatchEvent(new CustomEvent<EndReason>(ended, { detail: reason }))
}

/** Calls back when a login has ended by itself. */
export function subscribeAuthEnd(listener: (reason: EndReason) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<EndReason>).detail)
  window.addEventListener(ended, listen)
  return () => window.removeEventListener(ended, listen)
}
