import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { type Member, openStaffedShop, placeOrder, type StaffedShop, takeStep } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'

let shop: StaffedShop
let clerk: Member
let support: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  ;({ clerk, support } = shop)
})
afterAll(() => shop.close())

const numbersOf = async (query: string) => {
  const { status, body } = await clerk.call('GET', `/orders/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results.map(({ number }: { number: string }) => number)
}

describe('the list of orders', () => {
  test('finds an order by its number, in any writing', async () => {
    const { number } = await placeOrder(shop)
    const digits = number.slice(3)
    const arabic = digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    for (const q of [number, number.toLowerCase(), digits, `nw ${digits}`, arabic])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toContain(number)
  })

  test('finds an order by what is copied from a chat', async () => {
    const { number } = await placeOrder(shop)
    const [, digits] = number.split('-')
    const dash = '\u2212'
    const pasted = [`#${number}`, `\u200f${number}`, `${number}\u200f`, `Order ${number}`, `NW${dash}${digits}`]
    for (const q of [
      ...pasted,
      `(${number})`,
      `«${number}».`,
      `طلب رقم: ${number}`,
      `رقم ${digits}`,
      `my order is ${number}`,
    ])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([number])
  })

  test.each([
    ['إيمان', 'عبد الرحمن', ['عبدالرحمن', 'ايمان عبدالرحمن', 'عبد\u200fالرحمن', 'عبـد الرحمن', 'ا عبدالرحمن']],
    ['شيماء', 'أبوالعزم', ['ابو العزم', 'شيما ابو العزم', 'شيماء أبو']],
    ['Omnia', 'Abdelhamid', ['abd el hamid', 'Abd El-Hamid', 'omnia abd el hamid']],
    ['Yassin', 'El-Masry', ['elmasry', 'el masry', 'El\u2011Masry', 'yassin el']],
  ])('finds %s %s together and apart', async (first_name, last_name, spellings) => {
    const { number } = await placeOrder(shop, { fields: { first_name, last_name } })
    for (const q of spellings) expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([number])
  })

  test('finds the orders of a product by its SKU, however it is written', async () => {
    const { id, sku } = await createProduct(shop.pool, { variants: [{ price: 100 }] })
    const { number } = await placeOrder(shop, { productId: id })
    for (const q of [sku, sku.toLowerCase(), ` ${sku.replaceAll('-', '\u2011')}`, `\u200f${sku}`])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([number])
    expect(await numbersOf(`q=${sku}-1`)).toEqual([])
  })

  test('finds an order by phone and by part of one', async () => {
    const { number } = await placeOrder(shop, { fields: { phone: '01155544433' } })
    for (const q of [
      '01155544433',
      '+201155544433',
      '٠١١٥٥٥٤٤٤٣٣',
      '0115554',
      '44433',
      '+2011555',
      '0020 (0)115-55 44',
      '011 5554 44',
      '\u202a+20 115 554\u202c',
    ])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([number])
  })

  test('finds an order by names, as they are spelt and as they are said', async () => {
    const { number } = await placeOrder(shop, { fields: { first_name: 'أسامة', last_name: 'الطحاوى' } })
    for (const q of ['اسامه', 'الطحاوي', 'أسامة الطحاوى', 'طحا', 'اس'])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([number])
    expect(await numbersOf(`q=${encodeURIComponent('اسامه سالم')}`)).toEqual([])
    const english = await placeOrder(shop, { fields: { first_name: 'Zeyad', last_name: "O'Hara_50%" } })
    for (const q of ['zeyad', 'ZEY', "o'hara", 'ze o', '50%'])
      expect(await numbersOf(`q=${encodeURIComponent(q)}`), q).toEqual([english.number])
  })

  test('is narrowed by all that was asked for at once', async () => {
    const { id, number } = await placeOrder(shop, { fields: { region: 'Aswan', city: 'Edfu' } })
    // Half past eleven in the evening in Cairo, in summer, is of that day.
    await shop.pool`update orders set created_at = '2026-07-01T20:30:00Z' where id = ${id}`
    const all = 'governorate=EG-ASN&status=processing&payment_method=cash&payment_status=unpaid&needs_call=true'
    expect(await numbersOf(`${all}&from=2026-07-01&to=2026-07-01`)).toEqual([number])
    for (const other of [
      'governorate=EG-LX',
      'governorate=EG-ASN&status=delivered',
      'governorate=EG-ASN&payment_method=card',
      'governorate=EG-ASN&payment_status=paid',
      'governorate=EG-ASN&needs_call=false',
      'governorate=EG-ASN&to=2020-01-01',
      'governorate=EG-ASN&from=2099-01-01',
    ])
      expect(await numbersOf(other), other).toEqual([])
    await shop.pool`update orders set created_at = '2026-07-01T21:30:00Z' where id = ${id}`
    expect(await numbersOf('governorate=EG-ASN&from=2026-07-01&to=2026-07-01')).toEqual([])
    expect(await numbersOf('governorate=EG-ASN&from=2026-07-02&to=2026-07-02')).toEqual([number])
  })

  test('comes in pages whose links keep the filters, and sorted', async () => {
    for (const price of [300_000, 100_000, 200_000]) {
      const { id } = await createProduct(shop.pool, { variants: [{ price }] })
      await placeOrder(shop, { productId: id, fields: { region: 'Luxor' } })
    }
    const query = 'governorate=EG-LX&needs_call=true&sort=total&order=asc&page_size=2'
    const { body } = await clerk.call('GET', `/orders/?${query}`)
    expect(body.count).toBe(3)
    expect(body.results.map(({ total }: { total: number }) => total)).toEqual([1000, 2000])
    const next = await callApi(shop.app, 'GET', body.next, { token: clerk.token })
    expect(next.body.results.map(({ total }: { total: number }) => total)).toEqual([3000])
    expect((await clerk.call('GET', `/orders/?${query}&page=9`)).body.code).toBe('page_not_found')
  })

  test.each(['status=lost', 'from=yesterday', 'needs_call=maybe', 'governorate=EG-XX', 'customer=me', 'sort=phone'])(
    'refuses %s',
    async (query) => {
      expect((await clerk.call('GET', `/orders/?${query}`)).status).toBe(400)
    },
  )
})

describe('an order', () => {
  test('is shown with all that staff know of it', async () => {
    const { id, number } = await placeOrder(shop, { fields: { notes: 'Ring twice' } })
    const { status, body } = await clerk.call('GET', `/orders/${id}/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number,
      customer: { first_name: 'Mona', last_name: 'Salem', phone: '+201012345678' },
      address: { address: '12 Tahrir Street' },
      notes: 'Ring twice',
      needs_call: true,
      lines: [{ quantity: 1, name: { en: expect.any(String), ar: expect.any(String) } }],
      timeline: [{ status: 'processing', actor: null }],
      payments: [],
      steps: ['ship', 'cancel'],
    })
    expect((await clerk.call('GET', `/orders/${randomUUID()}/`)).body.code).toBe('order_not_found')
    expect((await clerk.call('GET', '/orders/7/')).status).toBe(400)
  })

  test('goes from placed to delivered and back, and says who moved it', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 3 }] })
    const { id } = await placeOrder(shop, { productId: product.id })
    const step = (name: string, from: string) => takeStep(clerk, id, name, from, { note: `note of ${name}` })
    expect((await step('ship', 'processing')).body).toMatchObject({
      status: 'in_transit',
      steps: ['deliver', 'attempt', 'turn_back'],
    })
    const delivered = await takeStep(clerk, id, 'deliver', 'in_transit', { cash_received: true })
    expect(delivered.body).toMatchObject({ status: 'delivered', payment_status: 'paid', awaits_cash: false })
    const { body } = await step('return', 'delivered')
    expect(body).toMatchObject({ status: 'returned', steps: [] })
    expect(body.timeline).toMatchObject([
      { status: 'processing', actor: null },
      { status: 'in_transit', actor: { id: clerk.id, name: 'Hala' }, note: 'note of ship' },
      { status: 'delivered', actor: { name: 'Hala' } },
      { status: 'returned', actor: { name: 'Hala' } },
    ])
    const statuses = async () =>
      (await clerk.call('GET', `/orders/${id}/`)).body.messages.map(({ status: sent }: { status: string }) => sent)
    await expect.poll(async () => (await statuses())[0]).toBe('sent')
    expect(await statuses(), 'placed, on its way, delivered, back').toHaveLength(4)
    const [stock] = await shop.pool`select stock from variants where product_id = ${product.id}`
    expect(stock).toEqual({ stock: 3 })
    const audit = await shop.pool`select action, before, after from audit_entries where entity_id = ${id} order by id`
    expect(audit).toEqual([
      {
        action: 'shipped',
        before: { status: 'processing', unconfirmed: null },
        after: { status: 'in_transit', unconfirmed: true },
      },
      {
        action: 'delivered',
        before: { status: 'in_transit', payment_status: 'unpaid' },
        after: { status: 'delivered', payment_status: 'paid' },
      },
      { action: 'returned', before: { status: 'delivered' }, after: { status: 'returned' } },
    ])
  })

  test('that two people move concurrently is moved once, the other is refused', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 2 }] })
    const { id } = await placeOrder(shop, { productId: product.id })
    const answers = await Promise.all([
      takeStep(clerk, id, 'ship', 'processing'),
      takeStep(support, id, 'cancel', 'processing'),
      takeStep(clerk, id, 'cancel', 'processing'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [{ count } = { count: 0 }] = await shop.pool<{ count: number }[]>`
      select count(*) from audit_entries where entity_id = ${id}`
    expect(count).toBe(1)
  })

  test('that is elsewhere than it looked is left alone', async () => {
    const { id } = await placeOrder(shop)
    await takeStep(clerk, id, 'ship', 'processing')
    const { status, body } = await takeStep(clerk, id, 'cancel', 'processing')
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 409,
      code: 'order_step_refused',
      details: { status: 'in_transit' },
    })
  })

  test.each([
    [{}, ['from', 'step']],
    [{ step: 'expire', from: 'pending_payment' }, ['step']],
    [{ step: 'ship', from: 'processing', note: 'x'.repeat(1001) }, ['note']],
  ])('takes no step such as %j', async (body, fields) => {
    const { id } = await placeOrder(shop)
    const answer = await clerk.call('POST', `/orders/${id}/steps/`, { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(fields)
  })

  test('takes notes that only staff see', async () => {
    const { id, accessToken } = await placeOrder(shop)
    const answer = await support.call('POST', `/orders/${id}/notes/`, { body: { text: '<b>Rude</b> on the phone' } })
    expect(answer.body.staff_notes).toMatchObject([{ text: '<b>Rude</b> on the phone', actor: { name: 'Samir' } }])
    const own = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(JSON.stringify(own.body)).not.toContain('Rude')
    expect((await support.call('POST', `/orders/${id}/notes/`, { body: { text: ' ' } })).status).toBe(400)
    expect((await support.call('POST', `/orders/${randomUUID()}/notes/`, { body: { text: 'x' } })).status).toBe(404)
  })

  test('that is cancelled with a note shows it to its shopper', async () => {
    const { id, accessToken } = await placeOrder(shop)
    await takeStep(support, id, 'cancel', 'processing', { note: 'Sold out' })
    const own = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(own.body.timeline.at(-1)).toMatchObject({ status: 'cancelled', note: 'Sold out' })
  })

  test('is found in the list of its shopper', async () => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    const { number } = await placeOrder(shop, { token: access })
    expect(await numbersOf(`customer=${user.id}`)).toEqual([number])
  })
})

describe('a step', () => {
  test('is on the storefront at once, in every process', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 1 }] })
    const { id } = await placeOrder(shop, { productId: product.id })
    const stockIn = async (app: StaffedShop['app']) =>
      (await callApi(app, 'GET', `/api/products/${product.id}/`)).body.quantity
    for (const { app } of [shop, shop.neighbour]) await expect.poll(() => stockIn(app)).toBe(0)
    await takeStep(clerk, id, 'cancel', 'processing')
    for (const { app } of [shop, shop.neighbour]) await expect.poll(() => stockIn(app)).toBe(1)
  })
})
