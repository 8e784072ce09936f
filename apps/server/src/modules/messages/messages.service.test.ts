import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { nextPhone } from '../../../test/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { FakeProvider } from '../../../test/fakes/provider.ts'
import { startTwilio } from '../../../test/fakes/twilio.ts'
import { connect, type Pool } from '../../database/client.ts'
import { createJobs, defineJob, type Jobs } from '../../jobs/index.ts'
import type { MessageDriver } from './drivers/message-driver.types.ts'
import { createTwilioDriver } from './drivers/twilio.driver.ts'
import { createMessages, type SendingOptions } from './messages.service.ts'

const secret = 'a secret of the tests, 32 characters'
/** How far the clock of the tests is ahead, in milliseconds. */
let ahead = 0
const readClock = () => new Date(Date.now() + ahead)
let database: TestDatabase
let pool: Pool
let provider: FakeProvider
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 4 })
  provider = await startTwilio()
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await provider.stop()
})

const complaints: [object, string][] = []
beforeEach(() => {
  complaints.length = 0
})
const complain = (facts: object, text: string) => void complaints.push([facts, text])
const log = { warn: complain, error: complain }

type Process = { jobs: Jobs; send(to: PhoneNumber, options?: Partial<SendingOptions>): Promise<void> }

/** What one process needs to send messages, from start to stop. */
async function withProcess(
  work: (process: Process) => Promise<void>,
  wrap: (driver: MessageDriver) => MessageDriver = (driver) => driver,
) {
  const db = connect(database.url, { connections: 2, applicationName: 'sender' })
  const jobs = createJobs(database.url, log)
  const twilio = { url: provider.url, accountSid: 'AC1', authToken: 'token', from: 'Nawwar' }
  const driver = wrap(createTwilioDriver({ ...twilio, timeoutMs: 30_000 }))
  const messages = createMessages({ db, jobs, driver, secret, readClock, log })
  await jobs.start()
  const send: Process['send'] = async (to, options = {}) => {
    const message = { to, text: `for ${to}`, language: 'en', code: null } as const
    const until = new Date(readClock().getTime() + 300_000)
    await db.begin((tx) => messages.send(tx, message, { until, ...options }))
  }
  try {
    await work({ jobs, send })
  } finally {
    await jobs.stop()
    await db.end({ timeout: 1 })
  }
}

const requestsTo = (phone: string) => provider.requests.filter(({ text }) => text.includes(encodeURIComponent(phone)))
const newest = async () => (await pool`select * from messages order by id desc limit 1`)[0] ?? {}
const ending = async (status: string) => {
  await expect.poll(async () => (await newest()).status).toBe(status)
  return await newest()
}

describe('a message', () => {
  test('is sent once, and erased', async () => {
    const phone = nextPhone()
    await withProcess(async ({ jobs, send }) => {
      await send(phone)
      const row = await ending('sent')
      expect(row).toMatchObject({ provider: 'twilio', providerId: 'SM1', sealed: null, attempts: 1, failure: null })
      // The same job once more, as after a process that died before it could say that it was done.
      const again = { name: 'send-message', data: z.object({ id: z.string() }) }
      const job = defineJob({ ...again, retries: 0, firstRetryAfter: 1, maxRetryAfter: 1, atOnce: 1 })
      await jobs.add(pool, job, { id: String(row.id) })
      const other = nextPhone()
      await send(other)
      await expect.poll(() => requestsTo(other).length).toBe(1)
    })
    expect(requestsTo(phone)).toHaveLength(1)
  })

  test('cannot be read while it waits', async () => {
    const phone = nextPhone()
    const barrier = Promise.withResolvers<void>()
    const waiting = (driver: MessageDriver): MessageDriver => ({
      ...driver,
      async send(message) {
        await barrier.promise
        return await driver.send(message)
      },
    })
    await withProcess(async ({ send }) => {
      await send(phone)
      const tables = [await pool`select * from messages`, await pool`select * from pgboss.job`]
      expect(JSON.stringify(tables)).not.toContain(phone.slice(3))
      barrier.resolve()
      await ending('sent')
    }, waiting)
  })

  test('is not sent when its transaction is rolled back', async () => {
    const phone = nextPhone()
    await withProcess(async ({ send }) => {
      await expect(send(phone, { until: new Date(Number.NaN) })).rejects.toThrow()
      await send(nextPhone())
      await ending('sent')
    })
    expect(requestsTo(phone)).toEqual([])
  })

  test('is tried again when the provider fails, times out or closes the connection', async () => {
    const phone = nextPhone()
    provider.behaveAs('broken', 'cut')
    await withProcess(async ({ send }) => {
      await send(phone)
      expect(await ending('sent')).toMatchObject({ attempts: 3 })
    })
    expect(requestsTo(phone)).toHaveLength(3)
  })

  test('waits as long as a busy provider says', async () => {
    provider.behaveAs('busy')
    await withProcess(async ({ send }) => {
      await send(nextPhone())
      await expect.poll(async () => (await newest()).failure).toBe('http 429')
      const later = () => pool`
        select from pgboss.job where name = 'send-message' and state = 'created' and start_after > now() + interval '3 seconds'`
      await expect.poll(async () => (await later()).length).toBe(1)
    })
    await pool`delete from pgboss.job where state = 'created'`
    await pool`delete from messages where status = 'waiting'`
  })

  test('is given up when its number cannot be reached, and nothing of it stays', async () => {
    const phone = nextPhone()
    provider.behaveAs('21211')
    await withProcess(async ({ send }) => {
      await send(phone)
      expect(await ending('failed')).toMatchObject({ sealed: null, failure: 'http 400, code 21211' })
    })
    expect(requestsTo(phone)).toHaveLength(1)
    expect(complaints.map(([, text]) => text)).toEqual(['messages: the provider cannot reach this number'])
  })

  test('is given up aloud when the provider refuses our account', async () => {
    provider.behaveAs('401')
    await withProcess(async ({ send }) => {
      await send(nextPhone())
      await ending('failed')
    })
    expect(complaints.map(([, text]) => text)).toEqual([
      'messages: the provider refuses our account, credit or settings',
    ])
    expect(JSON.stringify(complaints)).not.toMatch(/\+20|for \+/)
  })

  test('that is too late, or cancelled, is not sent', async () => {
    const [late, withheld] = [nextPhone(), nextPhone()]
    await withProcess(async ({ send }) => {
      await send(late, { until: readClock() })
      expect(await ending('failed')).toMatchObject({ failure: 'too late', sealed: null })
      await send(withheld, { isWithheld: true })
      expect(await ending('withheld')).toMatchObject({ sealed: null, failure: null })
    })
    expect([...requestsTo(late), ...requestsTo(withheld)]).toEqual([])
  })

  test('is sent once when many processes look for work', async () => {
    const phones = Array.from({ length: 20 }, nextPhone)
    await withProcess(async (first) => {
      await withProcess(async (second) => {
        await Promise.all(phones.map((phone, index) => (index % 2 ? first : second).send(phone)))
        await expect.poll(async () => (await pool`select from messages where status = 'waiting'`).length).toBe(0)
      })
    })
    expect(phones.map((phone) => requestsTo(phone).length)).toEqual(phones.map(() => 1))
  })

  test('is not sent again when the database is lost just after the provider has accepted it', async () => {
    const phone = nextPhone()
    const losing = (driver: MessageDriver): MessageDriver => ({
      ...driver,
      async send(message) {
        const id = await driver.send(message)
        await pool`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sender'`
        return id
      },
    })
    await withProcess(async ({ send }) => {
      await send(phone)
      expect(await ending('sent')).toMatchObject({ attempts: 1 })
    }, losing)
    expect(requestsTo(phone)).toHaveLength(1)
  })
})

test('the message of a process that was killed while sending is sent by another, not before the first must have ended', async () => {
  const phone = nextPhone()
  provider.behaveAs('silent')
  const file = fileURLToPath(new URL('../../../test/message-process.ts', import.meta.url))
  const given = [file, database.url, provider.url, secret, phone]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(() => requestsTo(phone).length).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const letTimePass = async () => {
    await pool`update pgboss.job set heartbeat_on = now() - interval '1 minute', start_after = least(start_after, now())`
    await pool`update pgboss.queue set monitor_on = null`
  }
  await withProcess(async ({ jobs }) => {
    await letTimePass()
    await jobs.recover()
    const waiting = () =>
      pool`select from pgboss.job where name = 'send-message' and start_after > now() + interval '20 seconds'`
    await expect.poll(async () => (await waiting()).length).toBe(1)
    expect(requestsTo(phone)).toHaveLength(1)
    ahead += 120_000
    await letTimePass()
    expect(await ending('sent')).toMatchObject({ attempts: 2 })
  })
  expect(requestsTo(phone)).toHaveLength(2)
})
