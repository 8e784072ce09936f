import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServerProcess, killServer, startEmbeddedPostgres } from '@shop/embedded-postgres'
import { expect, test } from 'vitest'
import { connect } from '../../database/client.ts'
import { migrate } from '../../database/migrate.ts'
import { createRateLimits } from './rate-limits.ts'

const secret = 'a secret of the tests, 32 characters'
const limit = [{ name: 'guess', subject: 'a phone', max: 1, seconds: 3600 }]

test('a limit that was reached holds after PostgreSQL was killed', async () => {
  const home = await mkdtemp(join(tmpdir(), 'nawwar-limits-'))
  // What is killed is a program: the disk stays as it is.
  const database = await startEmbeddedPostgres({ dataDir: home, log: () => undefined, settings: { fsync: 'off' } })
  const pool = connect(database.url, { connections: 1 })
  try {
    await migrate(database.url)
    const limits = createRateLimits(pool, secret, () => new Date())
    await limits.take(limit)
    await expect(limits.take(limit)).rejects.toMatchObject({ code: 'too_many_requests' })
    const startedAt = () => pool`select pg_postmaster_start_time()::text as at`.then(([row]) => row?.at, String)
    const before = await startedAt()
    killServer(findServerProcess(home))
    await expect.poll(startedAt).toMatch(/^\d{4}-/)
    await expect.poll(startedAt).not.toBe(before)
    await expect.poll(startedAt).toMatch(/^\d{4}-/)
    await expect(limits.take(limit)).rejects.toMatchObject({ code: 'too_many_requests' })
  } finally {
    await pool.end({ timeout: 1 })
    await database.stop()
    await rm(home, { recursive: true, force: true })
  }
})
