import {
  type AccountState,
  type ErrorCode,
  type ErrorDetails,
  httpStatusOf,
  type Language,
  type Localized,
} from '@shop/contract'

/** What a refusal says besides its code; each code has its own details, or none. */
type Refusal<Code extends ErrorCode> = {
  details: Code extends keyof ErrorDetails ? ErrorDetails[Code] : undefined
  /** For a refusal that belongs to fields of the payload: their names. */
  fields?: readonly string[]
  /** What the answer carries besides, for clients that read it there. */
  extra?: Partial<AccountState>
  /** What the sentence says for a detail, such as an amount with its currency. */
  words?: Record<string, Localized>
}

/** Codes with details need them; the others need nothing. */
type RefusalArguments<Code extends ErrorCode> = Code extends keyof ErrorDetails
  ? object extends ErrorDetails[Code]
    ? [refusal?: Partial<Refusal<Code>>]
    : [refusal: Refusal<Code>]
  : [refusal?: Omit<Refusal<Code>, 'details'>]

/**
 * A refusal: the caller asked for something the shop does not do. The error handler alone adds the sentence, in the language
 * of the request. Thrown inside a transaction it rolls everything back.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly details: Readonly<Record<string, string | number>>
  /** Names of fields of the payload. */
  readonly fields: readonly string[]
  readonly extra: Partial<AccountState>
  private readonly words: Record<string, Localized>

  constructor(code: Code, ...[refusal]: RefusalArguments<Code>) {
    super(code)
    this.name = 'AppError'
    this.code = code
    const { details = {}, fields = [], extra = {}, words = {} }: Partial<Refusal<ErrorCode>> = refusal ?? {}
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

/** Whether an error is the refusal with a code; its details have their type then. */
export function isRefusal<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is AppError & { details: Code extends keyof ErrorDetails ? ErrorDetails[Code] : unknown } {
  return error instanceof AppError && error.code === code
}
