import { type AccountState, type ErrorCode, httpStatusOf } from '@shop/contract'

export type ErrorDetails = Record<string, string | number>

/**
 * A refusal: the caller asked for something the shop does not do. The error handler alone adds the sentence, in the language
 * of the request. Thrown inside a transaction it rolls everything back.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** For a refusal that belongs to fields of the payload: field names and their messages' codes. */
  readonly fields: readonly string[]
  /** What the answer carries besides, for clients that read it there. */
  readonly extra: Partial<AccountState>

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    fields: readonly string[] = [],
    extra: Partial<AccountState> = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
    this.extra = extra
  }

  get status(): number {
    return httpStatusOf[this.code]
  }
}
