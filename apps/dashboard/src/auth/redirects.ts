import { beginVerification, openSessionStore, pendingVerification } from '@shop/session'
import { useLocation } from 'react-router-dom'

type Handed = { phone: string; message: string; password?: string; verificationToken?: string | null; next: string }

/**
 * Opens the storefront's page /verify-phone by a full page load. Phone and message travel in the navigation state, in the
 * format of the storefront's router. The password waits in session storage for the login after the code.
 */
export function leaveToVerification({ phone, message, password, verificationToken = null, next }: Handed): void {
  const pending = beginVerification(phone, { message, password: password ?? null, verificationToken })
  pendingVerification(openSessionStore()).save(pending)
  const state = { usr: { phone, message }, key: 'verification', idx: 0 }
  window.history.pushState(state, '', `/verify-phone?next=${encodeURIComponent(next)}`)
  window.location.reload()
}

/** The page that a guest asked for before the login, in the format of react-admin. */
export type Origin = { nextPathname: string; nextSearch: string }

/** The page to open after the login: the one that was asked for, else the first page. */
export function useOrigin(): string {
  const { state } = useLocation()
  return readOrigin(state)
}

/** Navigation state is untrusted: only addresses of the dashboard are accepted. */
export function readOrigin(state: unknown): string {
  const { nextPathname, nextSearch } = (state ?? {}) as Partial<Record<keyof Origin, unknown>>
  if (typeof nextPathname !== 'string' || !/^\/dashboard(\/|$)/.test(nextPathname)) return '/dashboard'
  return `${nextPathname}${typeof nextSearch === 'string' ? nextSearch : ''}`
}
