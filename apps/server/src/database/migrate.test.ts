import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { connect, type Pool } from './client.ts'
import { migrate, readKnownSchemas, readSchema, tooOld } from './migrate.ts'

let url: string
let db: Pool
beforeEach(async () => {
  const database = await createDatabase(inject('databaseServer'))
  url = database.url
  db = connect(url, { connections: 2 })
  onTestFinished(async () => {
    await db.end()
    await dropDatabase(inject('databaseServer'), database.name)
  })
})

/** The migrations of the shop, and more. */
async function addMigrations(...added: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  for (const sql of added) {
    const last = journal.entries.at(-1)
    const tag = `added_${last.idx}`
    await writeFile(join(folder, `${tag}.sql`), sql)
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  }
  await writeFile(file, JSON.stringify(journal))
  return folder
}

test('each migration is newer than the one before it: a database looks for no older one', async () => {
  const journal = new URL('../../migrations/meta/_journal.json', import.meta.url)
  const whens: number[] = JSON.parse(await readFile(journal, 'utf8')).entries.map(({ when }: { when: number }) => when)
  expect(whens).toEqual([...new Set(whens)].sort((a, b) => a - b))
})

const readCount = async () => (await db`select from drizzle.__drizzle_migrations`).length

test('a database gets its missing migrations, each once', async () => {
  const { first, newest } = await readKnownSchemas()
  await migrate(url, first)
  expect([await readSchema(db), await readCount()]).toEqual([first, 1])
  await migrate(url)
  const count = await readCount()
  await migrate(url)
  expect([await readSchema(db), await readCount()]).toEqual([newest, count])
  const folder = await addMigrations('create table added (id integer)')
  await migrate(url, newest, folder)
  expect(await readCount()).toBe(count)
  await migrate(url, newest + 1, folder)
  expect([await readSchema(db), await readCount()]).toEqual([newest + 1, count + 1])
})

/** What the database of a version before the migrations were joined had noted last. */
const before = { last: 1_796_700_000_000, lastButOne: 1_796_600_000_000 }

/** A database whose schema came by the migrations of before, up to one of them. */
async function migrateAsBefore(when: number): Promise<void> {
  await migrate(url, before.last)
  await db`
    create function offer_covers(scope text, target_ids bigint[], left_out_ids bigint[], product_id bigint, category_id bigint, type_id bigint)
    returns boolean language sql as 'select true'`
  await db`delete from drizzle.__drizzle_migrations`
  await db`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', ${when})`
}

test('a database of the last version before the migrations were joined goes on from there, with its rows', async () => {
  await migrateAsBefore(before.last)
  await db`insert into categories (key, name_en, name_ar) values ('kettles', 'Kettles', 'غلايات')`
  await migrate(url)
  expect(await readSchema(db)).toBe((await readKnownSchemas()).newest)
  expect(await db`select name_ar from categories`).toEqual([{ nameAr: 'غلايات' }])
  expect((await db`select from pg_proc where proname = 'offer_covers'`).length).toBe(1)
})

test('an older database is refused, and stays as it is', async () => {
  await migrateAsBefore(before.lastButOne)
  await expect(migrate(url)).rejects.toThrow(tooOld)
  expect([await readSchema(db), await readCount()]).toEqual([before.lastButOne, 1])
})

/** Migrations of the same database that wait for a lock. */
async function countWaiting(db: Pool): Promise<number> {
  const rows = await db`
    select from pg_stat_activity where application_name = 'nawwar-migrate' and wait_event_type = 'Lock' and datname = current_database()`
  return rows.length
}

test('while a migration waits for a locked table, other requests read and write it', async () => {
  await migrate(url)
  const folder = await addMigrations('alter table products add column added integer')
  const holder = await db.reserve()
  await holder`begin`
  await holder`select from products`
  const migrating = migrate(url, undefined, folder)
  await expect.poll(() => countWaiting(db)).toBe(1)
  // Behind a migration that waited for as long as it takes, this would wait for as long as well, and be given up.
  await db`update products set sort_order = 1`
  await expect.poll(() => countWaiting(db)).toBe(1)
  await holder`commit`
  holder.release()
  await migrating
  expect(await db`select added from products`).toEqual([])
})

test('a migration that PostgreSQL gave up because of a deadlock begins again', async () => {
  await migrate(url)
  const folder = await addMigrations('select', 'alter table products add column added integer')
  const holder = await db.reserve()
  await holder`set deadlock_timeout = '1min'` // The migration notices first, after a second.
  await holder`begin`
  await holder`select from products`
  const migrating = migrate(url, undefined, folder)
  await expect.poll(() => countWaiting(db)).toBe(1)
  await holder`lock table drizzle.__drizzle_migrations` // It has written there, and waits for products.
  await holder`commit`
  holder.release()
  await migrating
  expect(await db`select added from products`).toEqual([])
})
