import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { connect, type Pool } from '../src/database/client.ts'
import { closeInTime } from '../src/process/close-in-time.ts'
import { createUser, goodPassword } from './accounts.ts'
import { openTestShop } from './app.ts'
import { childEnvironment } from './child-process.ts'
import { createTestDatabase } from './database.ts'
import { impatient } from './impatient.ts'
import { photograph } from './pictures.ts'
import { closed } from './socket-closed.ts'

const orders = 20_000

/** More orders than the buffers of a slow reader hold. */
async function fillOrders(pool: Pool): Promise<void> {
  await pool`
    insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment, city,
      governorate, notes, subtotal_piastres, delivery_piastres, total_piastres)
    select gen_random_uuid(), 'ar', 'delivered', 'cash', 'paid', 'Mona', 'Salem', '+201012345678', repeat('a', 900), '', 'Dokki',
      'EG-GZ', '', 100, 0, 100 from generate_series(1, ${orders})`
}

/** A shop in a process of its own. */
async function startProcess() {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-stop-'))
  const pool = connect(database.url, { connections: 2 })
  const shop = { SHOP_ENV: 'local', DEMO_DATA: 'no', LOG_LEVEL: 'silent', PORT: '0' }
  const env = childEnvironment({ DATABASE_URL: database.url, DATA_DIR: folder, ...shop })
  const file = fileURLToPath(new URL('./shop-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  const opened = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    const origin = /Nawwar is open at (\S+)/.exec(line)?.[1]
    if (origin) opened.resolve(origin)
  })
  return { child, ended, pool, origin: await opened.promise }
}

const answerOf = async (call: ClientRequest) => (await once(call, 'response'))[0] as IncomingMessage

test('work in progress finishes on shutdown, and nothing else delays it', async () => {
  const { child, ended, pool, origin } = await startProcess()
  await fillOrders(pool)
  const { phone } = await createUser(pool, { role: 'admin' })
  const body = JSON.stringify({ phone, password: goodPassword })
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${origin}/api/users/token/`, { method: 'POST', headers: json, body })
  const { access } = (await login.json()) as { access: string }
  const open = (method: string, path: string, type: string) =>
    ask(`${origin}${path}`, {
      method,
      agent: false,
      headers: { authorization: `Bearer ${access}`, 'content-type': type },
    })

  // An idle keep-alive connection.
  const idle = dial(Number(new URL(origin).port), '127.0.0.1')
  await once(idle, 'connect')
  const idleEnded = closed(idle)
  // A half-sent upload.
  const picture = await photograph(640, 480).png().toBuffer()
  const upload = open('POST', '/api/admin/pictures/', 'image/png')
  upload.write(picture.subarray(0, 1000))
  // An import that waits for a table lock.
  const lock = await pool.reserve()
  await lock`begin`
  await lock`lock table categories in access exclusive mode`
  const table = 'row,key,sku,category,name_en,name_ar,price\ncategory,kettles,,,Kettles,غلايات,\n'
  const importing = open('POST', '/api/admin/catalogue-imports/', 'text/csv')
  importing.end(table)
  const waiting = () =>
    pool`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  // An export to a client that has stopped reading.
  const exporting = open('GET', '/api/admin/orders/export/', 'text/plain')
  exporting.end()
  const file = (await answerOf(exporting)).pause()

  child.kill('SIGTERM')
  await idleEnded
  upload.end(picture.subarray(1000))
  const uploaded = await answerOf(upload)
  expect([uploaded.statusCode, uploaded.headers.connection]).toEqual([201, 'close'])
  await lock`rollback`
  lock.release()
  const imported = await answerOf(importing)
  expect([imported.statusCode, JSON.parse(await text(imported))]).toMatchObject([
    200,
    { outcome: 'imported', created: 1 },
  ])
  expect((await text(file)).trim().split('\r\n')).toHaveLength(orders + 1)
  expect(await ended).toEqual([0, null])
  expect(await pool`select key from categories`).toEqual([{ key: 'kettles' }])
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
})

test('work that never finishes is aborted', async () => {
  const shop = await openTestShop()
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = dial(Number(origin.port), '127.0.0.1')
  silent.write(
    'POST /api/users/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  )
  await once(silent, 'connect')
  const cut = closed(silent)
  await fetch(new URL('/healthz', origin))
  await closeInTime(shop.app, impatient(300))
  await cut
  await shop.close()
})
