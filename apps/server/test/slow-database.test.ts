import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callApi } from './accounts.ts'
import { openTestShop, type TestShop } from './app.ts'
import { createProduct, goodCheckout } from './factories.ts'
import { impatient } from './impatient.ts'

/** A database that is too slow or full: calls are refused in words, nothing is half done, and afterwards all is as before. */
let shop: TestShop
const connections = 3
beforeAll(async () => {
  shop = await openTestShop({ connections, config: { logLevel: 'silent' } })
})
afterAll(() => shop.close())
afterEach(() => shop.pool.unsafe('drop function if exists have_a_bad_day cascade'))

/** Runs something while each connection has another limit than the shop's, in milliseconds. */
async function whileLimited<Result>(name: string, limit: number, work: () => Promise<Result>): Promise<Result> {
  await onEachConnection(`set ${name} = ${limit}`)
  try {
    return await work()
  } finally {
    await onEachConnection(`reset ${name}`)
  }
}

async function onEachConnection(statement: string): Promise<void> {
  const held = await Promise.all(Array.from({ length: connections }, () => shop.pool.reserve()))
  for (const connection of held) await connection.unsafe(statement)
  for (const connection of held) connection.release()
}

/** From here on each new line of an order, the last thing that is written of one but the answer, runs this. */
async function haveABadDay(statement: string): Promise<void> {
  await shop.pool.unsafe(`
    create function have_a_bad_day() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
    create trigger have_a_bad_day before insert on order_lines for each row execute function have_a_bad_day()`)
}

const buy = (productId: number, key: string) =>
  callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
    body: { ...goodCheckout, product_id: productId },
    headers: { 'idempotency-key': key },
  })
const session = randomUUID()

async function countTraces(variantId: number | undefined) {
  const [row] = await shop.pool`
    select (select stock from variants where id = ${variantId ?? 0}) as stock,
      (select count(*)::integer from stock_movements where variant_id = ${variantId ?? 0} and units < 0) as sold,
      (select count(*)::integer from order_lines where variant_id = ${variantId ?? 0}) as lines`
  return row
}

/** As many calls at once as there are connections, each waiting for the others' end: a lost connection would show. */
async function expectWholePool(): Promise<void> {
  const asked = Array.from({ length: connections }, () => shop.pool.begin((tx) => tx`select 1 as one`))
  expect((await Promise.all(asked)).flat()).toEqual(Array(connections).fill({ one: 1 }))
  const [row] = await shop.pool`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'nawwar' and state like 'idle in transaction%'`
  expect(row?.count).toBe(0)
}

test.each([
  ['slower than a statement may be', 'perform pg_sleep(30)', impatient(1500), 'service_unavailable', '2'],
  [
    'without room',
    "raise exception 'No space left on device' using errcode = '53100'",
    30_000,
    'storage_unavailable',
    '60',
  ],
])('of a database %s an order learns in words, and it is placed whole the next time', async (_name, ...bad) => {
  const [statement, limit, code, seconds] = bad
  const product = await createProduct(shop.pool)
  const [variantId] = product.variantIds
  await haveABadDay(statement)
  const key = randomUUID()
  const refused = await whileLimited('statement_timeout', limit, () =>
    Promise.all([buy(product.id, key), buy(product.id, randomUUID()), buy(product.id, randomUUID())]),
  )
  for (const { status, body, headers } of refused) {
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(body.message).toMatch(/^The shop /)
  }
  expect(refused[0]).toMatchObject({ body: { code }, headers: { 'retry-after': seconds } })
  expect(await countTraces(variantId)).toEqual({ stock: 5, sold: 0, lines: 0 })

  await shop.pool.unsafe('drop function have_a_bad_day cascade')
  const placed = await buy(product.id, key)
  const again = await buy(product.id, key)
  expect([placed.status, again.body.order.id]).toEqual([201, placed.body.order.id])
  expect(await countTraces(variantId)).toEqual({ stock: 4, sold: 1, lines: 1 })
  await expectWholePool()
})

test('a lock that is held too long is waited for, up to a timeout', async () => {
  const product = await createProduct(shop.pool)
  const [variantId] = product.variantIds
  await whileLimited('lock_timeout', impatient(1000), () =>
    shop.pool.begin(async (tx) => {
      await tx`select 1 from variants where id = ${variantId ?? 0} for update`
      expect(await buy(product.id, randomUUID())).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
    }),
  )
  expect((await buy(product.id, randomUUID())).status).toBe(201)
  expect(await countTraces(variantId)).toEqual({ stock: 4, sold: 1, lines: 1 })
  await expectWholePool()
})
