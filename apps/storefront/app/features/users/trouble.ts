import { ApiError, ConnectionError } from '@shop/contract'

/** Why a call failed, as far as a shopper can act on it. */
export type Trouble =
  /** The server refused, with or (null) without a message. */
  | { kind: 'refused'; status: number; code: string | null; message: string | null }
  /** Too many tries: the next one is allowed after these seconds. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline'; isTimeout: boolean }
  /** The answer of a login lacks the token or the profile. */
  | { kind: 'incomplete'; missing: 'token' | 'profile' }
  | { kind: 'unexpected' }

/** A login that the server accepted but did not complete. */
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
  const { code, detail, message } = error.answer
  const { seconds = 0 } = error.detailsOf('too_many_requests')
  if (seconds > 0) return { kind: 'wait', seconds }
  // `detail` first, else `message`.
  return { kind: 'refused', status: error.status, code: code ?? null, message: detail || message || null }
}

/**
 * What a form says of its last error: the trouble, and the server's messages about fields that do not show them, in one line.
 *
 * @param isSummedUp the messages of the form's own fields are in the line too (rule A-15)
 */
export function explainForm({ error, names }: { error: unknown; names: readonly string[] }, isSummedUp = false) {
  const trouble = error === null ? null : toTrouble(error)
  const heading = trouble?.kind === 'refused' ? trouble.message : null
  const errors = Object.entries((error instanceof ApiError && error.answer.errors) || {}).filter(
    ([name, said]) => (isSummedUp || !names.includes(name)) && said.some((sentence) => sentence !== heading),
  )
  return { trouble, summary: errors.length > 0 ? joinFieldErrors(Object.fromEntries(errors)) : null }
}

/** All field messages of the server in one line: `phone: …; email: …` (rule A-15). */
export function joinFieldErrors(errors: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(errors)
    .map(([field, sentences]) => `${field}: ${sentences.join(', ')}`)
    .join('; ')
}
