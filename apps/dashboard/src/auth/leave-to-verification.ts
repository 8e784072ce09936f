import { beginVerification, openSessionStore, pendingVerification } from '@shop/session'

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
