import type { SqlSource } from './statements.ts'

/** A column of a table, by their names in the database. */
export type Column = { table: string; column: string }

/**
 * The columns that no statement names. A piece without tables belongs to those that its file names. `*` names all columns, and so does
 * a row that the driver writes: `insert into carts ${db({ sessionKey })}`.
 */
export function findUnnamed(columns: readonly Column[], sources: readonly SqlSource[]): string[] {
  const ofTables = Map.groupBy(columns, ({ table }) => table)
  return [...ofTables].flatMap(([table, own]) => {
    const naming = sources.filter(({ statements }) => statements.some(({ tables }) => tables.has(table)))
    const aliases = findAliases(table, naming)
    return own
      .filter(({ column }) => !naming.some(namerOf(table, column, aliases)))
      .map(({ column }) => `${table}.${column}`)
  })
}

/** What stands for a row of a table in SQL: its name, the names that statements give it, those of triggers and conflicts. */
function findAliases(table: string, naming: readonly SqlSource[]): string {
  const given = naming.flatMap(({ statements }) => statements.flatMap(({ tables }) => tables.get(table) ?? []))
  return [...new Set([table, ...given, 'excluded', 'new', 'old', 'before', 'after', 'changed'])].join('|')
}

function namerOf(table: string, column: string, aliases: string): (source: SqlSource) => boolean {
  const name = new RegExp(`(?<![\\w.$'])(?:(?:${aliases})\\.)?"?${column}\\b`, 'i')
  const all = new RegExp(`(?:select|returning|\\b(?:${aliases})\\.)\\s*\\*`, 'i')
  /** The parameter of a piece: `inLanguage(db, 'p.name', language)`. */
  const parameter = new RegExp(`'(?:(?:${aliases})\\.)?(?:${column}|${column.replace(/_(en|ar)$/, '')})'`)
  const row = new RegExp(`into ${table}(?: as \\w+)? …|update ${table} (?:\\w+ )?set …`)
  const key = new RegExp(`\\b${column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`)
  return ({ code, statements }) =>
    parameter.test(code) ||
    statements.some(({ text, tables }) =>
      tables.has(table) ? name.test(text) || all.test(text) : tables.size === 0 && name.test(text),
    ) ||
    (key.test(code) && statements.some(({ text }) => row.test(text)))
}
