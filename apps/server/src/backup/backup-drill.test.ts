import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createUser } from '../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../test/app.ts'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { createProduct, goodCheckout } from '../../test/factories.ts'
import { photograph } from '../../test/pictures.ts'
import { readEverything } from '../../test/read-everything.ts'
import { connect } from '../database/client.ts'
import { ingestPicture, openMediaStore } from '../modules/media/index.ts'
import { findLastBackup } from './last-backup.repository.ts'
import { readManifest, tableFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** The drill: sell, back up, lose everything, restore, compare, sell on. */
let shop: TestShop
let folder: string
let productId: number
const servers: { name: string }[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-drill-'))
  shop = await openTestShop({ connections: 8 })
  await createUser(shop.pool, { role: 'admin', firstName: 'منى\tسالم \\N "x"' })
  const product = await createProduct(shop.pool, { variants: [{ stock: 50 }] })
  productId = product.id
  await ingestPicture(shop.pool, shop.mediaStore, await photograph(400, 300).jpeg().toBuffer())
  for (let sold = 0; sold < 6; sold += 1) expect(await buy(shop.app)).toBe(201)
})
afterAll(async () => {
  await shop.close()
  for (const { name } of servers) await dropDatabase(inject('databaseServer'), name)
  await rm(folder, { recursive: true, force: true })
})

async function buy(app: TestShop['app']): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/orders/buy-now/?session_key=${randomUUID()}`,
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...goodCheckout, product_id: productId, quantity: 2 },
  })
  return answer.statusCode
}

async function makeEmptyDatabase(): Promise<string> {
  const made = await createDatabase(inject('databaseServer'))
  servers.push(made)
  return made.url
}

test('a restore brings back every order and stock movement after the database was lost', async () => {
  // The compared data must not change, so all messages are sent and all sales are told first.
  const countWaiting = async () =>
    (await shop.pool`select from messages where status = 'waiting' union all select from stock_news`).length
  await expect.poll(countWaiting).toBe(0)
  const backup = join(folder, 'first')
  expect(await findLastBackup(shop.pool)).toBeNull()
  const takenAt = new Date()
  await takeBackup(shop.pool, shop.mediaStore, backup, takenAt)
  expect(await findLastBackup(shop.pool)).toEqual(takenAt)
  const url = await makeEmptyDatabase()
  const mediaStore = await openMediaStore({ kind: 'disk', folder: join(folder, 'new-media') })
  await restoreBackup(url, mediaStore, backup)

  const restored = await openProcess({ url, mediaStore })
  try {
    const before = await readEverything(shop.pool)
    expect(await readEverything(restored.pool)).toEqual(before)
    // It has no backup of its own yet.
    expect(await findLastBackup(restored.pool)).toBeNull()
    expect(before).toMatchObject({ orders: { length: 6 }, stock_movements: { length: 7 }, media_assets: { length: 1 } })
    const { media } = await readManifest(backup)
    for (const { name } of media) expect(await mediaStore.findSize(name)).toBe(await shop.mediaStore.findSize(name))
    expect(await buy(restored.app)).toBe(201)
    const [stock] = await restored.pool`
      select stock, (select sum(units)::integer from stock_movements) as counted from variants`
    expect({ ...stock }).toEqual({ stock: 36, counted: 36 })
    await expect(restored.pool`update variants set stock = 1`).rejects.toThrow('write a stock movement instead')
  } finally {
    await restored.close()
  }
})

test('a backup taken while orders come in is consistent', async () => {
  const backup = join(folder, 'busy')
  const sales = Promise.all(Array.from({ length: 8 }, () => buy(shop.app)))
  await takeBackup(shop.pool, shop.mediaStore, backup, new Date())
  await sales
  const url = await makeEmptyDatabase()
  await restoreBackup(url, await openMediaStore({ kind: 'disk', folder: join(folder, 'busy-media') }), backup)
  const pool = connect(url, { connections: 1 })
  const [sums] = await pool`
    select (select stock from variants) as stock, (select sum(units)::integer from stock_movements) as counted,
      (select count(*)::integer from orders where not exists (select from order_lines l where l.order_id = orders.id)) as torn`
  await pool.end()
  expect(sums).toEqual({ stock: sums?.counted, counted: sums?.counted, torn: 0 })
})

test('a restore refuses a database that is not empty', async () => {
  const backup = join(folder, 'refused')
  await takeBackup(shop.pool, shop.mediaStore, backup, new Date())
  await expect(restoreBackup(shop.url, shop.mediaStore, backup)).rejects.toThrow('The database is not empty')
})

test('a restore refuses a damaged or incomplete backup, and leaves the database empty', async () => {
  const backup = join(folder, 'damaged')
  await takeBackup(shop.pool, shop.mediaStore, backup, new Date())
  const url = await makeEmptyDatabase()
  const orders = await readFile(tableFile(backup, 'orders'))
  await writeFile(tableFile(backup, 'orders'), orders.subarray(0, -1))
  await expect(restoreBackup(url, shop.mediaStore, backup)).rejects.toThrow('is damaged')
  await rm(tableFile(backup, 'orders'))
  await expect(restoreBackup(url, shop.mediaStore, backup)).rejects.toThrow('is missing')
  await writeFile(tableFile(backup, 'orders'), orders)
  await restoreBackup(url, shop.mediaStore, backup)
})

test('a backup is visible only when it is complete', async () => {
  const backup = join(folder, 'lost')
  const [asset] = await shop.pool<{ key: string }[]>`select key from media_assets`
  const name = `masters/${asset?.key}.webp`
  const emptyStore = await openMediaStore({ kind: 'disk', folder: join(folder, 'empty') })
  await expect(takeBackup(shop.pool, emptyStore, backup, new Date())).rejects.toThrow(`has lost ${name}`)
  expect((await readdir(folder)).filter((found) => found.startsWith('lost'))).toEqual([])
  await expect(readManifest(backup)).rejects.toThrow('is no backup of the shop')
})
