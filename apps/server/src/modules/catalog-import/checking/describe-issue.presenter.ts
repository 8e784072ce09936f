import type { Localized } from '@shop/contract'
import type { z } from 'zod'
import { both, join, reasons, schemaReasons } from './import-reasons.data.ts'

type Issue = z.core.$ZodIssue

/**
 * Describes a fault of a value, to follow the name of its field: `price must be above 0 (found -5)`. The
 * issue must have been reported with its input.
 */
export function describeIssue(issue: Issue): Localized {
  const own = schemaReasons[issue.message]
  if (own) return own
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? reasons.missing
        : withFound(wantedTypes[issue.expected] ?? reasons.wrongKind, issue.input)
    case 'too_small':
      return describeTooSmall(issue)
    case 'too_big':
      return describeTooBig(issue)
    case 'unrecognized_keys':
      return reasons.noField(issue.keys.map((key) => `"${key}"`).join(', '))
    case 'custom':
      return customReasons[String(issue.params?.reason)] ?? reasons.notRight
    default:
      return withFound(reasons.notRight, issue.input)
  }
}

const customReasons: Partial<Record<string, Localized>> = {
  control_characters: reasons.controlCharacters,
  too_many_marks: reasons.tooManyMarks,
}

const wantedTypes: Partial<Record<string, Localized>> = {
  string: { en: 'must be a text', ar: 'يجب أن يكون نصًا' },
  number: { en: 'must be a number', ar: 'يجب أن يكون رقمًا' },
  int: { en: 'must be a whole number', ar: 'يجب أن يكون رقمًا صحيحًا' },
  boolean: {
    en: 'must be yes or no (in JSON: true or false)',
    ar: 'يجب أن يكون نعم أو لا (في JSON:‏ true أو false)',
  },
  array: { en: 'must be a list', ar: 'يجب أن يكون قائمة' },
  object: { en: 'must be an entry with fields, in { }', ar: 'يجب أن يكون بندًا له حقول بين { }' },
}

function describeTooSmall(issue: Extract<Issue, { code: 'too_small' }>): Localized {
  if (issue.origin === 'string') return reasons.empty
  return withFound(issue.inclusive ? reasons.atLeast(issue.minimum) : reasons.above(issue.minimum), issue.input)
}

function describeTooBig(issue: Extract<Issue, { code: 'too_big' }>): Localized {
  if (issue.origin === 'string') return reasons.tooLong(issue.maximum)
  if (issue.origin === 'array') return reasons.tooMany(issue.maximum)
  return withFound(reasons.atMost(issue.maximum), issue.input)
}

const maxQuote = 40

function withFound(reason: Localized, input: unknown): Localized {
  if (typeof input === 'object') return reason
  const text = String(input)
  const quote = text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text
  return join(both(''), reason, reasons.found(quote))
}
