import { ApiError, ConnectionError } from '@shop/contract'

/** Why a call did not work, as far as a shopper can do something about it. */
export type Trouble =
  /** The shop refused, in its own words or (null) without any. */
  | { kind: 'refused'; status: number; code: string | null; message: string | null }
  /** Too many tries: these seconds must pass. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline'; isTimeout: boolean }
  /** A login came without what makes it one. */
  | { kind: 'incomplete'; missing: 'token' | 'profile' }
  | { kind: 'unexpected' }

/** A login that the shop allowed but did not complete. */
export class IncompleteLogin extends Error {
  readonly missing: 'token' | 'profile'

  constructor(missing: 'token' | 'profile', cause?: unknown) {
    super(`The login came without its ${missing}`, { cause })
    this.name = 'IncompleteLogin'
    this.missing = missing
  }
}

export function toTrouble(error: unknown): Trouble {
  if (error instanceof ConnectionError) return { kind: 'offline', isTimeout: error.isTimeout }
  if (error instanceof IncompleteLogin) return { kind: 'incomplete', missing: error.missing }
  if (!(error instanceof ApiError)) return { kind: 'unexpected' }
  const { code, details, detail, message } = error.answer
  const seconds = Number(details?.seconds)
  if (error.status === 429 && seconds > 0) return { kind: 'wait', seconds }
  // `detail` first, else `message`.
  return { kind: 'refused', status: error.status, code: code ?? null, message: detail || message || null }
}

/** What the shop says of single fields. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  return error instanceof ApiError ? (error.answer.errors ?? {}) : {}
}

/** All that the shop says of fields in one line: `phone: …; email: …` (rule A-15). */
export function joinFieldErrors(errors: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(errors)
    .map(([field, sentences]) => `${field}: ${sentences.join(', ')}`)
    .join('; ')
}
