import { beginVerification, openSessionStore, pendingVerification } from '@shop/session'
import { useLocation } from 'react-router-dom'

type Handed = { phone: string; message: string; password?: string; verificationToken?: string | null; next: string }

/**
 * Leaves for the shop's page /verify-phone, by a full page load. It receives phone and message through navigation state (spec,
 * section 2), the way the shop's router keeps it; the password waits in session storage for the login after the code.
 */
export function leaveToVerification({ phone, message, password, verificationToken = null, next }: Handed): void {
  const pending = beginVerification(phone, { message, password: password ?? null, verificationToken })
  pendingVerification(openSessionStore()).save(pending)
  const state = { usr: { phone, message }, key: 'verification', idx: 0 }
  window.history.pushState(state, '', `/verify-phone?next=${encodeURIComponent(next)}`)
  window.location.reload()
}

/** Where somebody wanted to go who had to log in first, in the words of react-admin. */
export type Origin = { nextPathname: string; nextSearch: string }

/** Where to go on after the login: where the visitor came from, else the first page. */
export function useOrigin(): string {
  const { state } = useLocation()
  return readOrigin(state)
}

/** Navigation state is whatever was put there; only the dashboard's own addresses count. */
export function readOrigin(state: unknown): string {
  const { nextPathname, nextSearch } = (state ?? {}) as Partial<Record<keyof Origin, unknown>>
  if (typeof nextPathname !== 'string' || !/^\/dashboard(\/|$)/.test(nextPathname)) return '/dashboard'
  return `${nextPathname}${typeof nextSearch === 'string' ? nextSearch : ''}`
}
