import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, inTransaction } from '../../apps/server/src/database/client.ts'
import { claimKey, saveAnswer } from '../../apps/server/src/http/answers/idempotency.ts'
import {
  addUnits,
  findCart,
  findOfferedVariant,
  listCartLines,
  lockCart,
  lockVariantsOfCart,
  openCart,
  removeAllLines,
} from '../../apps/server/src/modules/cart/cart.repository.ts'
import { findProducts } from '../../apps/server/src/modules/catalog/catalog.repository.ts'
import { getCalendar, getZone, listZones } from '../../apps/server/src/modules/delivery/delivery.repository.ts'
import { moveStock } from '../../apps/server/src/modules/inventory/inventory.repository.ts'
import { insertOrder } from '../../apps/server/src/modules/orders/placing/insert-order.repository.ts'
import { floorDesk } from './floor-desk.ts'
import { floorOrder, floorOrderLine } from './floor-order.ts'

/**
 * The floor: a bare Node server that does the minimum of each request. For a page it sends the bytes of the shop; for a call it
 * runs the shop's SQL on the shop's database and writes the rows as JSON.
 */
const db = connect(process.env.DATABASE_URL ?? '', { connections: 10 })
const pages = new Map<string, { body: Buffer; headers: Record<string, string> }>()

type Owner = Parameters<typeof openCart>[1]

/** The body of `/add`; other calls have none. */
type CartBody = { product_id: number }

const calls: Record<string, (url: URL, body: CartBody) => Promise<unknown>> = {
  '/product': async (url) => findProducts(db, [Number(url.searchParams.get('id'))], 'en'),
  '/products': async (url) => findProducts(db, await listIds(url), 'en'),
  async '/cart'(url) {
    const cart = await findCart(db, ownerOf(url))
    const [lines, terms] = await Promise.all([cart ? listCartLines(db, cart.id) : [], listZones(db)])
    return { cart, lines, terms }
  },
  '/add': (url, body) =>
    inTransaction(db, async (tx) => {
      const cart = await openCart(tx, ownerOf(url))
      const variant = await findOfferedVariant(tx, {
        productId: body.product_id,
        variantId: null,
        cartId: cart.id,
        language: 'en',
      })
      if (variant) await addUnits(tx, { cartId: cart.id, variantId: variant.id, quantity: 1, price: variant.price })
      const [lines, terms] = await Promise.all([listCartLines(tx, cart.id), listZones(tx)])
      return { cart, lines, terms }
    }),
  '/checkout': (url) =>
    inTransaction(db, async (tx) => {
      const claim = { owner: 'floor', key: randomUUID(), requestHash: 'floor' }
      await claimKey(tx, claim)
      const cart = await lockCart(tx, ownerOf(url))
      if (!cart) throw new Error('The cart is missing')
      await lockVariantsOfCart(tx, cart.id)
      const lines = await listCartLines(tx, cart.id)
      await Promise.all([getZone(tx, 'EG-GZ'), getCalendar(tx)])
      const order = floorOrder(lines)
      await moveStock(
        tx,
        lines.map((line) => ({ variantId: line.variantId, units: -line.quantity })),
        'order',
        order.id,
      )
      const record = await insertOrder(tx, order, lines.map(floorOrderLine))
      await removeAllLines(tx, cart.id)
      await saveAnswer(tx, claim, record)
      return record
    }),
}

/** Reads the ids of a page, the minimum of a list or a search besides reading its products. */
async function listIds(url: URL): Promise<number[]> {
  const size = Number(url.searchParams.get('page_size'))
  const offset = (Number(url.searchParams.get('page')) - 1) * size
  const rows = await db<{ id: number }[]>`select id from products order by id limit ${size} offset ${offset}`
  return rows.map(({ id }) => id)
}

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) {
    response.writeHead(200, page.headers).end(page.body)
    return
  }
  answer(request).then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})

async function answer(request: IncomingMessage): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://floor')
  if (url.pathname === '/learn') return await learnPage(url)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body: CartBody = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
  const read = floorDesk[url.pathname]
  if (read) return JSON.stringify(await read(db))
  const call = calls[url.pathname]
  if (!call) throw new Error(`The floor has no ${url.pathname}`)
  return JSON.stringify(await call(url, body))
}

/** Stores the bytes of a page of the shop under the same path. */
async function learnPage(url: URL): Promise<string> {
  const source = url.searchParams.get('source') ?? ''
  const { default: http } = await import('node:http')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  http
    .get(source, { headers: { 'accept-encoding': 'br' } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const { connection, date, 'keep-alive': keepAlive, ...headers } = incoming.headers
        pages.set(new URL(source).pathname, { body: Buffer.concat(chunks), headers: headers as Record<string, string> })
        resolve()
      })
    })
    .on('error', reject)
  await promise
  return '{}'
}

function ownerOf(url: URL): Owner {
  return { sessionKey: url.searchParams.get('session_key') } as Owner
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`The floor is open at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void db.end())
})
