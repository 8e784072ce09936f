import { dropMarksAround, type Language, removeMarks } from '@shop/contract'
import type { z } from 'zod'
import { describeFault, type FieldFault } from './field-messages.ts'

/** Input that does not fit its schema; becomes `validation_failed` with a message for each field. */
export class InputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('Input does not fit its schema')
    this.name = 'InputError'
    this.issues = issues
  }
}

/**
 * Fastify's validator: checks with a schema of the contract, and hands the handler what the schema made of the input. What came along
 * with a copied address is no part of it: marks behind a parameter, and the closing signs of a sentence behind a path.
 */
export function compileValidator({ schema, httpPart }: { schema: z.ZodType; httpPart?: string }) {
  const clean = cleaners[httpPart ?? ''] ?? ((data: unknown) => data)
  return (data: unknown): { value: unknown } | { error: InputError } => {
    const result = schema.safeParse(clean(data), { reportInput: true })
    return result.success ? { value: result.data } : { error: new InputError(result.error.issues) }
  }
}

const cleaners: Partial<Record<string, (data: unknown) => unknown>> = {
  params: (data) => mapTexts(data, (text) => removeMarks(text).replace(/[^\p{L}\p{N}\p{Cc}_-]{1,20}$/u, '')),
  querystring: (data) => mapTexts(data, dropMarksAround),
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((entry) => mapTexts(entry, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapTexts(value, change)]))
}

/**
 * Describes the errors of each field. Names of nested fields are joined by dots. A number beyond the safe integers breaks the limit of
 * its type and that of its field: only the second is described, because it is the narrower one.
 */
export function describeFields(error: InputError, language: Language): Record<string, string[]> {
  const fields = new Map<string, Map<string, string>>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const texts = fields.get(field) ?? new Map<string, string>()
    fields.set(field, texts.set(issue.code, describeFault(issue as FieldFault, language)))
  }
  return Object.fromEntries([...fields].map(([field, texts]) => [field, [...texts.values()]]))
}

/** The sentence for the whole form where the one thing wrong is a one-time code: the spec's clients show only that. */
export function describeWhole(error: InputError, language: Language): string | null {
  const [issue, ...others] = error.issues as readonly FieldFault[]
  return issue?.params?.reason === 'otp' && others.length === 0 ? describeFault(issue, language) : null
}
