import { join } from 'node:path'
import { is, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, IndexedColumn, PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { readTables } from '../apps/server/test/tables.ts'
import { keepConditions, parseFile, readFiles, readFunctions } from './lib/sql-tables/statements.ts'
import { type Column, findUnnamed } from './lib/sql-tables/unnamed-columns.ts'

const declaredField = 'a declared field: its name is in the contract'

/** The columns that no statement names, and why they stay. */
const unnamedColumns: Record<string, string> = {
  'products.weight_grams': declaredField,
  'products.warranty_en': declaredField,
  'products.warranty_ar': declaredField,
}

const server = join(import.meta.dirname, '../apps/server')
const sources = [...readFiles(join(server, 'src')), ...readFunctions(join(server, 'migrations'))]
const tables = (await readTables()).map((table) => getTableConfig(table))
const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * All columns but two kinds: keys tell rows apart even where nobody asks for them, and when a row was made stays, because nobody can
 * tell it later.
 */
function listColumns(): Column[] {
  return tables.flatMap(({ name, columns, primaryKeys }) => {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
    return columns
      .filter((column) => !column.primary && !keys.has(column.name))
      .map((column) => ({ table: name, column: toSnakeCase(column.name) }))
      .filter(({ column }) => column !== 'created_at')
  })
}

/** The first column or function of each index that is there for speed alone: not unique, and not of a foreign key. */
function listIndexes(): (Column & { index: string })[] {
  return tables.flatMap(({ name, indexes, foreignKeys }) => {
    const references = new Set(foreignKeys.map((key) => toSnakeCase(key.reference().columns[0]?.name ?? '')))
    return indexes.flatMap(({ config }) => {
      const [first] = config.columns
      if (first === undefined) return []
      const column = is(first, IndexedColumn)
        ? toSnakeCase(first.name ?? '')
        : firstWord(dialect.sqlToQuery(first as SQL).sql, name)
      return config.unique || references.has(column) ? [] : [{ index: config.name ?? '', table: name, column }]
    })
  })
}

function firstWord(expression: string, table: string): string {
  return /\w+/.exec(expression.replaceAll('"', '').replaceAll(`${table}.`, ''))?.[0] ?? ''
}

describe('what a table has is used', () => {
  it('each column is named by a statement', () => {
    expect(findUnnamed(listColumns(), sources).sort()).toEqual(Object.keys(unnamedColumns).sort())
  })

  it('each index serves a condition, an order, a foreign key or a rule', () => {
    const unused = new Set(findUnnamed(listIndexes(), keepConditions(sources)))
    const found = listIndexes().filter(({ table, column }) => unused.has(`${table}.${column}`))
    expect(found.map(({ index }) => index)).toEqual([])
  })
})

const isNamed = (code: string, column = 'note') =>
  findUnnamed([{ table: 'carts', column }], [parseFile(code)]).length === 0

describe('a column is named', () => {
  it.each([
    ['in a statement', 'db`select note from carts`'],
    ['by the name that a statement gives its table', 'db`select c.note from orders o join carts c on true`'],
    [
      'in a piece beside a statement',
      `db\`\${part} from carts\`; const part = db\`c.note\`; db\`delete from carts c\``,
    ],
    ['in a parameter in a statement', `db\`select id from carts where \${isSet ? db\`note = 1\` : db\`true\`}\``],
    ['as a parameter of a piece', `db\`select \${inLanguage(db, 'note', language)} from carts\``],
    ['by *', 'db`select * from carts`'],
    ['in a row that the driver writes', `db\`insert into carts \${db({ id, note })}\``],
    ['in a row of versionedRows', `type Columns = { note: string }; versionedRows<Columns>('carts')`],
  ])('%s', (_title, code) => {
    expect(isNamed(code)).toBe(true)
  })

  it.each([
    ['in a statement about another table', 'db`select note from orders`; db`select id from carts`'],
    ['by the name of another table', 'db`select o.note from orders o join carts c on true`'],
    ['as part of a longer name', 'db`select note_id, old_note from carts`'],
    ['in a comment', 'db`select id from carts` // select note from carts'],
    ['by count(*)', 'db`select count(*) from carts`'],
  ])('but not %s', (_title, code) => {
    expect(isNamed(code)).toBe(false)
  })
})

describe('an index serves', () => {
  const isServed = (code: string) =>
    findUnnamed([{ table: 'carts', column: 'note' }], keepConditions([parseFile(code)])).length === 0

  it.each([
    ['a condition', 'db`select id from carts where note = 1`'],
    ['an order', 'db`select id from carts order by id, note limit 1`'],
    ['a piece of a condition', `db\`select id from carts where \${part}\`; const part = db\`note is null\``],
  ])('%s', (_title, code) => {
    expect(isServed(code)).toBe(true)
  })

  it.each([
    ['what is read', 'db`select note from carts where id = 1`'],
    ['what is written', 'db`update carts set note = 1 where id = 1 returning note`'],
  ])('but not %s', (_title, code) => {
    expect(isServed(code)).toBe(false)
  })
})
