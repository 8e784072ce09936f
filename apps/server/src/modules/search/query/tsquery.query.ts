/**
 * What a product must hold: one of several, all of several, a word (perhaps only its beginning), or words in a row.
 * Lexemes are compared as they stand, without PostgreSQL's own parser.
 */
export type Match =
  | { any: readonly Match[] }
  | { all: readonly Match[] }
  | { lexeme: string; isPrefix: boolean }
  | { phrase: readonly string[] }

/**
 * Writes a match as the text of a PostgreSQL `tsquery`. Every lexeme is quoted and escaped, so no input can change the
 * query's structure or break it; cast it (`$1::tsquery`), since `to_tsquery` would cut lexemes anew.
 *
 * @returns null when nothing is left to look for
 */
export function renderTsquery(match: Match): string | null {
  if ('any' in match) return joinMatches(match.any, ' | ')
  if ('all' in match) return joinMatches(match.all, ' & ')
  if ('phrase' in match) return joinPhrase(match.phrase)
  return match.lexeme === '' ? null : `${quoteLexeme(match.lexeme)}${match.isPrefix ? ':*' : ''}`
}

/** Quotes a lexeme for the text of a `tsquery` or `tsvector`. NUL, which PostgreSQL text cannot hold, is dropped. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

function joinMatches(parts: readonly Match[], operator: string): string | null {
  const rendered = parts.map((part) => renderTsquery(part)).filter((part) => part !== null)
  const distinct = [...new Set(rendered)]
  if (distinct.length === 0) return null
  return distinct.length === 1 ? (distinct[0] ?? null) : `(${distinct.join(operator)})`
}

function joinPhrase(words: readonly string[]): string | null {
  const rendered = words.filter((word) => word !== '').map(quoteLexeme)
  if (rendered.length === 0) return null
  return rendered.length === 1 ? (rendered[0] ?? null) : `(${rendered.join(' <-> ')})`
}
