import { type AccountState, type ErrorCode, httpStatusOf, type Language, type Localized } from '@shop/contract'

export type ErrorDetails = Record<string, string | number>

/** What the sentence says for a detail, such as an amount with its currency. */
type DetailWords = Record<string, Localized>

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
  private readonly words: DetailWords

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    fields: readonly string[] = [],
    extra: Partial<AccountState> = {},
    words: DetailWords = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
    this.extra = extra
    this.words = words
  }

  get status(): number {
    return httpStatusOf[this.code]
  }

  /** The values of the sentence's variables: words where there are some, else the detail, a number without grouping of digits. */
  valuesIn(language: Language): Record<string, string> {
    const details = Object.entries(this.details).map(([name, detail]) => [name, String(detail)])
    const words = Object.entries(this.words).map(([name, text]) => [name, text[language]])
    return Object.fromEntries([...details, ...words])
  }
}
