import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, signIn } from './accounts.ts'
import { uploadPicture } from './back-office.ts'
import { type CardShop, openCardShop } from './card-shop.ts'
import { createProduct } from './factories.ts'
import type { FakeProvider } from './fakes/provider.ts'
import { startSmsMisr } from './fakes/sms-misr.ts'

/** Failures of every kind: each log line has its request id, and none has personal data. */
let shop: CardShop
let sms: FakeProvider
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  sms = await startSmsMisr()
  const given = { username: 'u', password: 'p', sender: 's', otpTemplate: null, isLive: false, url: sms.url }
  shop = await openCardShop({
    logSink: { write: (line) => void lines.push(JSON.parse(line)) },
    config: { logLevel: 'debug', messages: { kind: 'smsmisr', ...given } },
    async mountStorefront(app) {
      app.get('/page', async () => {
        app.log.warn('a loader has something to say')
        return (await app.inject('/api/products/0/')).json()
      })
    },
  })
})
afterAll(async () => {
  await shop.close()
  await sms.stop()
})

const person = {
  first_name: 'منى-قبول',
  last_name: 'Zamalekova',
  address: '77 Hidden Street',
  city: 'Secretville',
  apartment: 'Flat 4242',
  notes: 'ring twice, ask for Zizo',
  phone: '01155667788',
}
const linesOf = (msg: string) => lines.filter((line) => line.msg === msg)

test('lines of services and of jobs carry the id of the request that led to them', async () => {
  const product = await createProduct(shop.pool)
  shop.paymob.spoil('/v1/intention/', 'dropped')
  sms.behaveAs('05')
  const reqId = await idOf(shop.buy(product.id))
  expect(linesOf('payments: the provider gave no page to pay on')).toMatchObject([{ reqId }])
  await expect.poll(() => linesOf('messages: the provider cannot reach this number').length).toBe(1)
  expect(linesOf('messages: the provider cannot reach this number')).toMatchObject([
    { reqId, job: 'send-message', jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
})

/** The id that the log knows a call by: that of its own line. */
async function idOf(call: Promise<unknown>): Promise<unknown> {
  const before = linesOf('call').length
  await call
  await expect.poll(() => linesOf('call').length).toBe(before + 1)
  return linesOf('call').at(-1)?.reqId
}

test('what a page asks of the API goes by the id of the page', async () => {
  const answer = await fetch(`${shop.origin}/page`)
  const reqId = answer.headers.get('x-request-id')
  expect(linesOf('a loader has something to say')).toMatchObject([{ reqId }])
  expect(linesOf('refused').at(-1)).toMatchObject({ reqId, code: 'validation_failed' })
  const next = await fetch(`${shop.origin}/page`)
  expect(next.headers.get('x-request-id')).not.toBe(reqId)
})

test('no log line has personal data, whatever fails', async () => {
  const product = await createProduct(shop.pool)
  const [session, key] = [randomUUID(), randomUUID()]
  const buy = (fields: object = {}, headers: Record<string, string> = { 'idempotency-key': key }) =>
    shop.call(
      'POST',
      `/api/orders/buy-now/?session_key=${session}`,
      { payment_method: 'card', product_id: product.id, ...person, region: 'Giza', ...fields },
      headers,
    )
  await buy({ region: person.city })
  await buy({}, {})
  shop.paymob.spoil('/v1/intention/', { status: 400, body: { billing_data: { phone: person.phone } } })
  await buy()
  const { body } = await buy()
  const order = { id: body.order.id, token: body.access_token }
  await shop.getOrder(order)
  await shop.getOrder({ ...order, token: `${order.token}x` })
  const transaction = shop.paymob.bank.pay(await orderIdOf(order.id), 'declined')
  await shop.tell(transaction)
  await shop.call('POST', '/api/payments/webhooks/paymob/?hmac=00', { type: 'TRANSACTION', obj: { billing: person } })

  // The database quotes rows in its error messages.
  await shop.pool`alter table orders add constraint refuse check (city <> ${shop.pool.unsafe(`'${person.city}'`)}) not valid`
  const fault = await buy({}, { 'idempotency-key': randomUUID() })
  const sentence = 'An unexpected error occurred. Please try again.'
  expect(fault).toMatchObject({ status: 500 })
  expect(fault.body).toEqual({
    code: 'internal_error',
    detail: sentence,
    message: sentence,
    request_id: expect.any(String),
  })
  await shop.pool`alter table orders drop constraint refuse`
  const staff = await createUser(shop.pool, { role: 'admin', firstName: 'Boss-Person' })
  const { access } = await signIn(shop.app, staff)
  await uploadPicture(shop.app, access, Buffer.from(`not a picture of ${person.last_name}`))
  const csv = `row,key,sku,category,name_en,name_ar,price\nproduct,,${person.last_name},none,x,y,-1\n`
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'text/csv' }
  await fetch(`${shop.origin}/api/admin/catalogue-imports/?is_preview=true`, { method: 'POST', headers, body: csv })
  await fetch(`${shop.origin}/api/admin/orders/?q=${encodeURIComponent(person.phone)}`, { headers })

  const written = JSON.stringify(lines)
  expect(written).toContain('"constraint":"refuse"')
  const secrets = [
    ...Object.values(person),
    '1155667788',
    session,
    key,
    order.token,
    access,
    'Boss-Person',
    staff.phone.slice(3),
  ]
  for (const secret of secrets) expect(written, `${secret} stands in the log`).not.toContain(secret)
  const ofRequests = lines.filter(({ msg }) => msg === 'refused' || msg === 'call' || msg === 'unexpected error')
  expect(ofRequests.filter(({ reqId }) => typeof reqId !== 'string')).toEqual([])
})

async function orderIdOf(id: string): Promise<number> {
  const [row] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where reference = ${id} and provider_order_id is not null`
  return Number(row?.providerOrderId)
}
