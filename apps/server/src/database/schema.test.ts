import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readTables } from '../../test/tables.ts'

const folder = fileURLToPath(new URL('../../migrations/meta', import.meta.url))
const tableSchema = z.object({
  columns: z.record(z.string(), z.object({ type: z.string(), notNull: z.boolean() })),
  indexes: z.record(z.string(), z.object({})),
  checkConstraints: z.record(z.string(), z.object({})),
})

/** What the newest migration leaves: each table with its columns, indexes and checks. */
function readNewestSnapshot() {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'))
  const tables = Object.entries(z.object({ tables: z.record(z.string(), tableSchema) }).parse(snapshot).tables)
  return tables.map(([name, { columns, indexes, checkConstraints }]) => ({
    name: name.replace('public.', ''),
    columns: Object.entries(columns)
      .map(([column, { type, notNull }]) => `${column} ${type} ${notNull}`)
      .sort(),
    constraints: [...Object.keys(indexes), ...Object.keys(checkConstraints)].sort(),
  }))
}

function describeTable(table: PgTable) {
  const { name, columns, indexes, checks } = getTableConfig(table)
  return {
    name,
    columns: columns
      .map(
        (column) =>
          `${column.keyAsName ? toSnakeCase(column.name) : column.name} ${column.getSQLType()} ${column.notNull}`,
      )
      .sort(),
    constraints: [...indexes.map(({ config }) => config.name), ...checks.map((check) => check.name)].sort(),
  }
}

test('the tables in code are those that the migrations make', async () => {
  const inCode = (await readTables()).map(describeTable)
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(inCode.sort(byName)).toEqual(readNewestSnapshot().sort(byName))
})
