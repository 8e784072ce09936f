import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFigures } from '../test/long-run.ts'
import { checkBooks, countOrders } from './books.ts'
import { type Containers, openContainers } from './containers/containers.ts'
import { sendCrowd } from './crowd.ts'
import { waitSeconds } from './wait-seconds.ts'

/** The image and the compose file, from an empty server to a shop that was lost and brought back: each step of docs/operations.md. */
let shop: Containers
beforeAll(async () => {
  shop = await openContainers()
}, 900_000)
afterAll(() => shop?.close())

const stock = 1_000_000
const shoppers = 10
const commands = 'apps/server/src/commands'
const inShop = (...command: string[]) => shop.compose('exec', '--no-TTY', 'shop-1', ...command)
const readBooks = async () => [
  await shop.pool`select * from orders order by id`,
  await shop.pool`select * from order_lines order by id`,
  await shop.pool`select * from stock_movements order by id`,
]
const readProductId = async () => (await shop.pool<{ id: number }[]>`select id from products`)[0]?.id ?? 0

test('it is open behind TLS, and leads there who comes without', async () => {
  const home = await shop.call('/')
  expect([home.status, home.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
  const plain = await fetch(`${shop.plainOrigin}/offers`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/offers'])
})

test('a shop runs without privileges, writes only its data, and has no build or install tools', async () => {
  const status = await inShop('cat', '/proc/1/status')
  expect(status).toMatch(/^Uid:\t1000\t/m)
  expect(status).toMatch(/^CapBnd:\t0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  const tools = ['npm', 'npx', 'gcc', 'cc', 'make', 'python3', 'git', 'curl', 'wget']
  const script = `touch /shop/x 2>/dev/null; touch /data/x && ls /shop/x /data/x 2>/dev/null; command -v ${tools.join(' ')}; rm /data/x`
  expect((await inShop('sh', '-c', script)).trim()).toBe('/data/x')
  const megabytes = Number(/^\d+/.exec(await inShop('du', '--summarize', '--block-size=1M', '/shop')))
  await recordFigures('drill: containers, the image', { 'megabytes of the shop beside Node': megabytes })
  expect(megabytes).toBeLessThan(200)
})

test('the first administrator is made and a catalogue brought by the commands of the guide', async () => {
  expect(await inShop('node', `${commands}/add-admin.ts`, '01012345678')).toContain('is an administrator now')
  const kettle = { sku: 'KT-1', category: 'kettles', name: { en: 'Kettle', ar: 'غلاية' }, price: 899, stock }
  const catalogue = { categories: [{ key: 'kettles', name: { en: 'Kettles', ar: 'غلايات' } }], products: [kettle] }
  writeFileSync(join(shop.folder, 'catalogue.json'), JSON.stringify(catalogue))
  await shop.compose('cp', join(shop.folder, 'catalogue.json'), 'shop-1:/data/catalogue.json')
  await inShop('node', `${commands}/import-catalog.ts`, '/data/catalogue.json')
  expect((await shop.call('/api/products/')).text).toContain('Kettle')
})

test('a container is killed, both are replaced in turn, and the proxy starts without one: no order is lost', async () => {
  const crowd = sendCrowd(shop.call, { shoppers, productId: await readProductId() })
  await waitSeconds(3)
  await shop.compose('kill', 'shop-1')
  await waitSeconds(2)
  await shop.compose('restart', 'proxy')
  await waitSeconds(2)
  const before = { ...crowd.report.answers }
  for (const name of ['shop-1', 'shop-2']) {
    await shop.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', name)
    await waitSeconds(3)
  }
  const report = await crowd.end()
  await checkBooks(shop.pool, report.orders, stock)
  expect(await countOrders(shop.pool)).toBe(report.orders.length)
  const broken = (answers: Record<string, number>) =>
    Object.entries(answers).reduce((sum, [status, count]) => (status === '201' ? sum : sum + count), 0)
  // Each kill or restart may fail the calls in flight once; replacing fails none.
  expect(broken(report.answers)).toBe(broken(before))
  await recordFigures('drill: containers, killed and replaced', {
    orders: report.orders.length,
    'answers other than an order': broken(report.answers),
  })
})

test('a restore brings back all orders after everything was lost', async () => {
  const before = await readBooks()
  await inShop('node', `${commands}/back-up.ts`, '/data/backup')
  await shop.compose('cp', 'shop-1:/data/backup', shop.folder)
  await shop.compose('down', '--volumes')
  await shop.compose('up', '--detach', '--wait', 'database')
  const backup = `${join(shop.folder, 'backup')}:/backup:ro`
  const restore = ['node', `${commands}/restore.ts`, '/backup']
  await shop.compose('run', '--rm', '--no-TTY', '--volume', backup, 'shop-1', ...restore)
  await shop.compose('up', '--detach', '--wait')
  expect(await readBooks()).toEqual(before)
  expect((await shop.call('/api/products/')).text).toContain('Kettle')
})

test('a stop ends each shop by itself, before it would be killed', async () => {
  const ids = (await shop.compose('ps', '--quiet', 'shop-1', 'shop-2')).trim().split('\n')
  await shop.compose('stop', 'shop-1', 'shop-2')
  const codes = await Promise.all(ids.map((id) => shop.docker('inspect', '--format', '{{.State.ExitCode}}', id)))
  expect(codes.map(Number)).toEqual([0, 0])
})
