import { ApiError } from '@shop/contract'
import { HttpError } from 'react-admin'

/** The errors of a form: a sentence for each field, nested as the fields are. `root` is about the whole form. */
export type FormErrors = { [name: string]: string | FormErrors }

/** Turns a refused call into react-admin's error: status, sentence, and the errors of the fields. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { errors, ...answer } = error.answer
  return new HttpError(error.message, error.status, { ...answer, ...(errors && { errors: nest(errors) }) })
}

/** Turns a refused save into react-admin's error. */
export function toSaveError(error: unknown): unknown {
  const { code, errors } = describeRefusal(error)
  const status = error instanceof ApiError ? error.status : 0
  return new HttpError(error instanceof Error ? error.message : '', status, { code, errors })
}

/**
 * Explains a refused save to a form: errors of fields, else one error of the whole form. A form without any error counts as
 * saved: the browser then leaves it without asking.
 */
export function describeRefusal(error: unknown): { code?: string; errors: FormErrors } {
  if (!(error instanceof ApiError)) return { errors: { root: { serverError: 'ra.notification.http_error' } } }
  const { code, errors } = error.answer
  const kind = code === 'version_conflict' ? 'versionConflict' : 'serverError'
  return { ...(code && { code }), errors: errors ? nest(errors) : { root: { [kind]: error.message } } }
}

/** The code of a refusal, whether it comes from the contract's client or through react-admin. */
export function refusalCodeOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.answer.code
  return error instanceof HttpError ? error.body?.code : undefined
}

/**
 * Turns `{ 'name.en': ['must be shorter'] }` into `{ name: { en: 'Must be shorter' } }`, as forms know their fields. The
 * server's text continues the name of the field; below the field it begins a sentence.
 */
function nest(errors: Record<string, string[]>): FormErrors {
  const nested: FormErrors = {}
  for (const [path, messages] of Object.entries(errors))
    put(nested, path.split('.'), messages.map(capitalise).join('. '))
  return nested
}

/** The server's text continues the name of a field; below the field it begins a sentence. */
export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function put(into: FormErrors, [name = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    into[name] = message
    return
  }
  const inner = into[name]
  const next = typeof inner === 'object' ? inner : {}
  into[name] = next
  put(next, rest, message)
}
