import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What is wrong with a value, in words that finish a sentence beginning with its field: `price must be above 0 (found -5)`. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is missing'
        : `${wantedTypes[issue.expected] ?? 'is of the wrong kind'}${found(issue.input)}`
    case 'too_small':
      return describeTooSmall(issue)
    case 'too_big':
      return describeTooBig(issue)
    case 'unrecognized_keys':
      return `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    case 'custom':
      return issue.params?.reason === 'control_characters' ? 'holds invisible control characters' : 'is not right'
    default:
      return `is not right${found(issue.input)}`
  }
}

const wantedTypes: Partial<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be yes or no (in JSON: true or false)',
  array: 'must be a list',
  object: 'must be an entry with fields, in { }',
}

function describeTooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') return 'is empty'
  return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}${found(issue.input)}`
}

function describeTooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`
  if (issue.origin === 'array') return `has more than ${issue.maximum} entries`
  return `must be at most ${issue.maximum}${found(issue.input)}`
}

const longestQuote = 40

function found(input: unknown): string {
  if (typeof input === 'object') return ''
  const text = String(input)
  return ` (found ${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text})`
}
