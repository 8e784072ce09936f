/**
 * Patterns that must not appear in a log, and their replacements. An attacker may choose the texts, so every pattern
 * runs in linear time.
 */
const secrets: [pattern: RegExp, instead: string][] = [
  [/(?<!\d)(?:\+|%2B|00)?(?:20|0)?[ -]?1[0125](?:[ -]?\d){8}(?!\d)/gi, '[phone]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  // The links of orders (modules/orders/links).
  [/(\/(?:o|order-links)\/)[\w-]{24}(?![\w-])/g, '$1[token]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [token]'],
  [
    /((?:password|otp_code|otp|second_factor|token|secret)\w{0,40}["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s,&"'}\]]+)/gi,
    '$1"[hidden]"',
  ],
]

/** Takes phones, tokens, codes and passwords out of a text. */
export function hideSecrets(text: string): string {
  return secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text)
}

export type DescribedError = { type: string; message: string; stack: string; [fact: string]: unknown }

/** The loggable part of an error, without a database's `detail` and `parameters`, which quote rows. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: hideSecrets(String(error)), stack: '' }
  const { code, constraint_name: constraint, table_name: table } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: hideSecrets(error.message),
    stack: hideSecrets(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}
