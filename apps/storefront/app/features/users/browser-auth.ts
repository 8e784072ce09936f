import { type EndReason, openAuth } from '@shop/session'

const ended = 'auth-end'

/** Ends an invalid login: deletes its data (rule A-10) and dispatches the reason. */
export function endAuth(reason: EndReason): void {
  openAuth().clear()
  window.dispatchEvent(new CustomEvent<EndReason>(ended, { detail: reason }))
}

/** Calls back when the shop has ended a login. */
export function subscribeAuthEnd(listener: (reason: EndReason) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<EndReason>).detail)
  window.addEventListener(ended, listen)
  return () => window.removeEventListener(ended, listen)
}
