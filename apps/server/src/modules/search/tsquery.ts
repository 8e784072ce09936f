/**
 * What a product must hold: one of several, all of several, a word (perhaps only its beginning), or words in a row.
 * Lexemes are compared as they stand, without PostgreSQL's own parser.
 */
export type Match =
  | { any: readonly Match[] }
  | { all: readonly Match[] }
  | { lexeme: string; isPrefix: boolean }
  | { phrase: readonly string[] }

/** The parts of a document: A name, B brand, category, SKU and tags, D description and features. */
export type Weight = 'A' | 'B' | 'D'

/**
 * Writes a match as the text of a PostgreSQL `tsquery`. Every lexeme is quoted and escaped, so no input can change the
 * query's structure or break it; cast it (`$1::tsquery`), since `to_tsquery` would cut lexemes anew.
 *
 * @param weight only matches in this part of the document count; any part without it
 * @returns null when nothing is left to look for
 */
export function renderTsquery(match: Match, weight: Weight | '' = ''): string | null {
  if ('any' in match) return joinParts(match.any, ' | ', weight)
  if ('all' in match) return joinParts(match.all, ' & ', weight)
  if ('phrase' in match) return joinPhrase(match.phrase, weight)
  const suffix = `${match.isPrefix ? '*' : ''}${weight}`
  return match.lexeme === '' ? null : `${quoteLexeme(match.lexeme)}${suffix === '' ? '' : `:${suffix}`}`
}

/** Quotes a lexeme for the text of a `tsquery` or `tsvector`. NUL, which PostgreSQL text cannot hold, is dropped. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

function joinParts(parts: readonly Match[], operator: string, weight: Weight | ''): string | null {
  const rendered = parts.map((part) => renderTsquery(part, weight)).filter((part) => part !== null)
  const distinct = [...new Set(rendered)]
  if (distinct.length === 0) return null
  return distinct.length === 1 ? (distinct[0] ?? null) : `(${distinct.join(operator)})`
}

function joinPhrase(words: readonly string[], weight: Weight | ''): string | null {
  const rendered = words.filter((word) => word !== '').map((word) => `${quoteLexeme(word)}${weight && `:${weight}`}`)
  if (rendered.length === 0) return null
  return rendered.length === 1 ? (rendered[0] ?? null) : `(${rendered.join(' <-> ')})`
}
