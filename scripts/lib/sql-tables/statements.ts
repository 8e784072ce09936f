import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTables, readCode } from './foreign-tables.ts'

/** A statement or a piece of one, a parameter is `…`, and the tables that it names with their aliases; a piece may name none. */
export type Statement = { text: string; tables: ReadonlyMap<string, readonly string[]> }

/** A file of the server, or a function of the database: its code without comments, and the SQL in it. */
export type SqlSource = { code: string; statements: readonly Statement[] }

/** The product's files in the source folder of the server, without tables and tests. */
export function readFiles(folder: string): SqlSource[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixture|table)\.ts$/.test(path))
    .map((path) => parseFile(readFileSync(join(folder, path), 'utf8')))
}

export function parseFile(text: string): SqlSource {
  const code = readCode(text)
  return { code, statements: findTemplates(code).map(toStatement) }
}

/** The functions that the migrations of a folder leave in the database. */
export function readFunctions(folder: string): SqlSource[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const steps = files
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
  const functions = new Map<string, SqlSource>()
  for (const code of steps.map((text) => text.replace(/^\s*--.*$/gm, ''))) {
    for (const [, name = ''] of code.matchAll(/DROP FUNCTION (?:IF EXISTS )?(\w+)/g)) functions.delete(name)
    for (const [, name = ''] of code.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)/g))
      functions.set(name, { code, statements: [toStatement(code)] })
  }
  return [...functions.values()]
}

/**
 * The same sources with only those parts of statements that an index may serve: conditions, joins, orders and groups. A piece that
 * names no table begins with one.
 */
export function keepConditions(sources: readonly SqlSource[]): SqlSource[] {
  return sources.map(({ code, statements }) => ({
    code,
    statements: statements.map(({ text, tables }) => {
      const [start = '', ...parts] = text.split(clause)
      const kept = parts.filter((_, place) => place % 2 === 1 && isCondition.test(parts[place - 1] ?? ''))
      return { text: [start, ...kept].join('\n'), tables }
    }),
  }))
}

const clause = /\b(select|from|join|where|on|order\s+by|group\s+by|set|values|returning|limit|using|insert)\b/i
const isCondition = /^(where|on|order\s+by|group\s+by|using)$/i

function toStatement(text: string): Statement {
  const aliasesOf = (table: string) =>
    [...text.matchAll(new RegExp(`\\b${table}\\s+(?:as\\s+)?(\\w+)`, 'gi'))].map(([, alias = '']) => alias)
  return { text, tables: new Map(findTables(text).map(({ table }) => [table, aliasesOf(table)])) }
}

/** The texts of the template literals in some code, those inside others too. */
function findTemplates(code: string): string[] {
  const found: string[] = []
  /** What is open: templates, and code in the parameters of them with its count of open braces. */
  const open: ({ text: string } | { braces: number })[] = [{ braces: 0 }]
  for (const [token] of code.matchAll(/\\[\s\S]|\$\{|[`{}]|[^\\`{}$]+|\$/g)) {
    const top = open.at(-1)
    if (top === undefined) break
    if ('text' in top) {
      if (token === '`') found.push((open.pop() as typeof top).text)
      else if (token === '${') open.push({ braces: 0 })
      else top.text += token
    } else if (token === '`') open.push({ text: '' })
    else if (token === '{' || token === '${') top.braces += 1
    else if (token === '}' && top.braces > 0) top.braces -= 1
    else if (token === '}') {
      open.pop()
      const outer = open.at(-1)
      if (outer && 'text' in outer) outer.text += '…'
    }
  }
  return found
}
