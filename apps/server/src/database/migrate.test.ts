import { expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { connect } from './client.ts'
import { countMigrations, migrate } from './migrate.ts'

test('a shop of yesterday gets the migrations that it lacks, each once', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    const all = await countMigrations()
    const readCount = async () => (await db`select from drizzle.__drizzle_migrations`).length
    for (const [most, applied] of [
      [all - 3, all - 3],
      [undefined, all],
      [undefined, all],
    ] as const) {
      await migrate(url, most)
      expect(await readCount()).toBe(applied)
    }
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})
