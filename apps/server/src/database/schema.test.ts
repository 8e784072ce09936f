import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { createDatabase, createTestDatabase, dropDatabase } from '../../test/database.ts'
import { readDefinitions } from '../../test/tables.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const inCode = generateDrizzleJson({ ...(await readDefinitions()) }, undefined, undefined, 'snake_case')

test('the newest snapshot has the tables of the code, so that the next migration holds what changed since', () => {
  const newest = readdirSync(`${migrations}/meta`)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(`${migrations}/meta/${newest}`, 'utf8'))
  expect({ ...inCode, id: snapshot.id, prevId: snapshot.prevId }).toEqual(snapshot)
})

/** Each column, constraint and index as PostgreSQL writes it. */
async function describeDatabase(sql: postgres.Sql): Promise<string[]> {
  const parts = await sql<{ part: string }[]>`
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      pg_get_expr(adbin, adrelid)) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype not in ('n', 't')
    union all select indexdef from pg_indexes where schemaname = 'public'`
  return parts.map(({ part }) => part).sort()
}

test('the migrations make the tables of the code', async () => {
  const statements = await generateMigration(generateDrizzleJson({}), inCode)
  const server = inject('databaseServer')
  const [migrated, made] = [await createTestDatabase(), await createDatabase(server)]
  const [sql, other] = [postgres(migrated.url, { max: 1 }), postgres(made.url, { max: 1 })]
  try {
    // The functions that columns and indexes name.
    await other.unsafe(readFileSync(`${migrations}/0000_folding.sql`, 'utf8'))
    for (const statement of statements) await other.unsafe(statement)
    expect(await describeDatabase(sql)).toEqual(await describeDatabase(other))
  } finally {
    await Promise.all([sql.end(), other.end()])
    await Promise.all([migrated.drop(), dropDatabase(server, made.name)])
  }
})
