import postgres from 'postgres'
import { expect, it } from 'vitest'
import { createTestDatabase } from './database.ts'

it('gives each test a separate migrated database, and drops it', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(other.url)
  const sql = postgres(one.url, { max: 1 })
  const [row] = await sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`
  expect(row?.tables).toBeGreaterThan(0)
  await other.drop()
  await one.drop()
  await expect(sql`select 1`).rejects.toThrow()
  await sql.end()
})
