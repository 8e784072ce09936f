import { ApiError } from '@shop/contract'
import { HttpError } from 'react-admin'

export type Nested = { [name: string]: string | Nested }

/** A refused call in react-admin's words: its status, its sentence, and the errors of the fields beneath the fields. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { errors, ...answer } = error.answer
  return new HttpError(error.message, error.status, { ...answer, ...(errors && { errors: nest(errors) }) })
}

/**
 * Why something was not saved, as forms know it: errors of fields, else one of the whole form. A form that gets none takes itself for
 * saved, and may be left without a question.
 */
export function describeRefusal(error: unknown): { code?: string; errors: Nested } {
  if (!(error instanceof ApiError)) return { errors: { root: { serverError: 'ra.notification.http_error' } } }
  const { code, errors } = error.answer
  const kind = code === 'version_conflict' ? 'versionConflict' : 'serverError'
  return { ...(code && { code }), errors: errors ? nest(errors) : { root: { [kind]: error.message } } }
}

/** A refused save in react-admin's words. */
export function toSaveError(error: unknown): unknown {
  const { code, errors } = describeRefusal(error)
  const status = error instanceof ApiError ? error.status : 0
  return new HttpError(error instanceof Error ? error.message : '', status, { code, errors })
}

/**
 * `{ 'name.en': ['must be shorter'] }` becomes `{ name: { en: 'Must be shorter' } }`, as forms know their fields. The shop's words
 * follow the name of a field; under the field they stand alone.
 */
export function nest(errors: Record<string, string[]>): Nested {
  const nested: Nested = {}
  for (const [path, messages] of Object.entries(errors))
    put(nested, path.split('.'), messages.map(capitalise).join('. '))
  return nested
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function put(into: Nested, [name = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    into[name] = message
    return
  }
  const inner = into[name]
  const next = typeof inner === 'object' ? inner : {}
  into[name] = next
  put(next, rest, message)
}
