import { ApiError, parsePhoneNumber, parseSecondFactor } from '@shop/contract'
import { openAuth } from '@shop/session'
import { usersApi } from '../data/api.ts'

export type LoginOutcome =
  | { kind: 'done' }
  /** The password is right, but the phone must be verified first. */
  | { kind: 'unverified'; phone: string; isInactive: boolean; verificationToken: string | null }
  /** The password is right, and the account also needs a code. */
  | { kind: 'code_needed' }
  | { kind: 'incomplete' }
  | { kind: 'code_wrong' }
  | { kind: 'phone_wrong' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

/**
 * Logs in and stores the session where the storefront stores it too.
 *
 * @param typedCode the second factor; null until the server asks for it
 */
export async function logIn(typedPhone: string, password: string, typedCode: string | null): Promise<LoginOutcome> {
  if (typedPhone.trim() === '' || password === '') return { kind: 'incomplete' }
  const phone = parsePhoneNumber(typedPhone)
  if (phone === null) return { kind: 'phone_wrong' }
  const second_factor = typedCode === null ? null : parseSecondFactor(typedCode)
  if (typedCode !== null && second_factor === null) return { kind: 'code_wrong' }
  try {
    const body = { phone, password, ...(second_factor !== null && { second_factor }) }
    const { access, refresh, user } = await usersApi.logIn({ body })
    openAuth().save({ access, refresh, user }, true)
    return { kind: 'done' }
  } catch (error) {
    return explain(error, phone)
  }
}

/** Logs out on this device at once, which forgets the person, then revokes the session on the server. */
export async function logOut(): Promise<void> {
  const tokens = openAuth().readTokens()
  // After an expired session react-admin logs out too: what its person typed waits for the next login.
  if (!tokens) return
  openAuth().leave()
  // Offline, the session stays on the server until it expires; its refresh token is deleted here.
  if (tokens.refresh) await usersApi.logOut({ body: { refresh: tokens.refresh } }).catch(() => undefined)
}

function explain(error: unknown, phone: string): LoginOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const { answer } = error
  if (answer.code === 'second_factor_needed') return { kind: 'code_needed' }
  const isInactive = answer.code === 'account_inactive'
  if (answer.verification_required !== true && !isInactive) return { kind: 'refused', message: error.message }
  const verificationToken = answer.verification_token ?? null
  return { kind: 'unverified', phone: answer.phone ?? phone, isInactive, verificationToken }
}
