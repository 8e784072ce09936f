import type { Language } from '@shop/contract'
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

/** Fastify's validator: checks with a schema of the contract, and hands the handler what the schema made of the input. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (data: unknown): { value: unknown } | { error: InputError } => {
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: new InputError(result.error.issues) }
  }
}

/** What is wrong with each field, in words. Nested fields are joined by dots. */
export function describeFields(error: InputError, language: Language): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), describeFault(issue as FieldFault, language)]
  }
  return fields
}
