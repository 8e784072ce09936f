import { ApiError } from '@shop/contract'
import { HttpError } from 'react-admin'

type Nested = { [name: string]: string | Nested }

/** A refused call in react-admin's words: its status, its sentence, and the errors of the fields beneath the fields. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { errors, ...answer } = error.answer
  return new HttpError(error.message, error.status, { ...answer, ...(errors && { errors: nest(errors) }) })
}

/** `{ 'name.en': ['Too long'] }` becomes `{ name: { en: 'Too long' } }`, as forms know their fields. */
export function nest(errors: Record<string, string[]>): Nested {
  const nested: Nested = {}
  for (const [path, messages] of Object.entries(errors)) put(nested, path.split('.'), messages.join(' '))
  return nested
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
