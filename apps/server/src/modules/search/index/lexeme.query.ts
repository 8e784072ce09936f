/** Quotes a lexeme for the text of a `tsvector`. NUL, which PostgreSQL text cannot hold, is dropped. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
