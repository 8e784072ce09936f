import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, nextPhone, signIn } from '../../../test/accounts.ts'
import {
  type Member,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  takeStep,
  takeSteps,
} from '../../../test/back-office.ts'
import { createProduct } from '../../../test/factories.ts'

let shop: StaffedShop
let admin: Member
let support: Member
let productId: number
beforeAll(async () => {
  shop = await openStaffedShop()
  ;({ admin, support } = shop)
  productId = (await createProduct(shop.pool, { variants: [{ price: 100_000, stock: 999 }] })).id
})
afterAll(() => shop.close())

async function list(query: string) {
  const { status, body } = await support.call('GET', `/customers/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const phonesOf = async (query: string) => (await list(query)).results.map(({ id }: { id: string }) => id)
const view = async (phone: string) => (await support.call('GET', `/customers/${phone}/`)).body
const order = (phone: string, fields: object = {}) => placeOrder(shop, { productId, fields: { phone, ...fields } })

/** The parcel is refused at the door. */
async function refuse(id: string): Promise<void> {
  await takeStep(admin, id, 'ship', 'processing')
  expect((await takeStep(admin, id, 'turn_back', 'in_transit', { failure: 'refused' })).status).toBe(200)
}
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

describe('the list of customers', () => {
  test('has one row for a phone, with or without an account, and no staff', async () => {
    const user = await createUser(shop.pool, { firstName: 'هبة' })
    await shop.pool`update users set last_name = 'Shokry', email = 'heba.sh@example.org' where id = ${user.id}`
    const guest = nextPhone()
    for (const first_name of ['Bassem', 'Bassant']) await order(guest, { first_name, last_name: 'Guirguis' })
    const typed = `0${user.phone.slice(3)}`
    const spellings = [typed, user.phone, arabicDigits(typed), `0020 ${typed.slice(1, 5)} ${typed.slice(5)}`]
    for (const q of [
      ...spellings,
      `\u200f(${typed})`,
      `رقم ${typed}`,
      'هبهshokry',
      'هبه',
      'shok',
      'heba.sh@',
      'هب shokry',
    ])
      expect(await phonesOf(`q=${encodeURIComponent(q)}`), q).toEqual([user.phone])
    // Also an earlier name is found; the newest is shown.
    for (const q of ['bassem guirguis', 'bassant'])
      expect((await list(`q=${q}`)).results).toMatchObject([
        { id: guest, name: 'Bassant Guirguis', has_account: false, orders: 2 },
      ])
    expect(await phonesOf('q=Samir')).toEqual([])
  })

  test('is narrowed, sorted and paged', async () => {
    const [refuser, buyer, registered] = [nextPhone(), nextPhone(), await createUser(shop.pool, { firstName: 'Qamar' })]
    const named = { first_name: 'Qamar' }
    const refused = await order(refuser, named)
    await refuse(refused.id)
    await order(buyer, named)
    await order(buyer, named)
    const body = { phone: refuser, is_blocked: true, reason: 'Refused at the door' }
    expect((await support.call('POST', '/phone-blocks/', { body })).status).toBe(200)
    expect(await phonesOf('q=qamar')).toEqual([buyer, refuser, registered.phone])
    expect(await phonesOf('q=qamar&order=asc')).toEqual([registered.phone, refuser, buyer])
    expect(await phonesOf('q=qamar&sort=orders')).toEqual([buyer, refuser, registered.phone])
    expect((await phonesOf('q=qamar&sort=refused'))[0]).toBe(refuser)
    expect(await phonesOf('q=qamar&is_blocked=true')).toEqual([refuser])
    expect(await phonesOf('q=qamar&is_blocked=false')).toEqual([buyer, registered.phone])
    expect(await phonesOf('q=qamar&has_refusals=true')).toEqual([refuser])
    expect(await phonesOf('q=qamar&has_refusals=false')).toEqual([buyer, registered.phone])
    expect(await phonesOf('q=qamar&has_account=true')).toEqual([registered.phone])
    expect(await phonesOf('q=qamar&has_account=false')).toEqual([buyer, refuser])
    const page = await list('q=qamar&has_account=false&page_size=1')
    expect(page).toMatchObject({ count: 2, next: expect.stringContaining('has_account=false') })
    expect((await support.call('GET', '/customers/?page=99')).body.code).toBe('page_not_found')
    expect((await support.call('GET', '/customers/?is_blocked=perhaps')).status).toBe(400)
  })
})

describe('a customer', () => {
  test('has the orders of the phone, what became of them, and the money', async () => {
    const user = await createUser(shop.pool, { firstName: 'Layla' })
    const { access: token } = await signIn(shop.app, user)
    const own = () => placeOrder(shop, { productId, token, fields: { phone: user.phone } })
    const [delivered, cancelled, returned, refused] = [await own(), await own(), await own(), await order(user.phone)]
    await placeOrder(shop, { productId, token, fields: { phone: nextPhone() } })
    await takeSteps(admin, cancelled.id, ['cancel', 'processing'])
    for (const { id } of [delivered, returned]) await takeSteps(admin, id, ['ship', 'processing'])
    for (const { id } of [delivered, returned]) await takeSteps(admin, id, ['deliver', 'in_transit'])
    await takeSteps(admin, returned.id, ['return', 'delivered'])
    await refuse(refused.id)
    const figures = { orders: 4, delivered: 2, refused: 1, returned: 1, cancelled: 1 }
    // The courier has the cash of two orders, though one came back since.
    expect(await view(user.phone)).toMatchObject({
      ...figures,
      name: expect.any(String),
      received: 0,
      outstanding: 2000,
      account: { id: user.id, first_name: 'Layla', version: 1, sessions: 1, orders_for_others: 1 },
      block: null,
      notes: [],
    })
    expect((await admin.call('POST', `/orders/${delivered.id}/cash/`, { body: { amount: 1000 } })).status).toBe(200)
    expect(await view(`0${user.phone.slice(3)}`)).toMatchObject({ ...figures, received: 1000, outstanding: 1000 })
  })

  test('that nobody knows is not found', async () => {
    expect((await support.call('GET', `/customers/${nextPhone()}/`)).status).toBe(404)
    expect((await support.call('GET', '/customers/123/')).status).toBe(400)
    const body = { text: 'Who is this?' }
    expect((await support.call('POST', `/customers/${nextPhone()}/notes/`, { body })).status).toBe(404)
  })

  test('loses an order whose phone staff correct to that of another', async () => {
    const [wrong, right] = [nextPhone(), nextPhone()]
    const { id } = await order(wrong, { first_name: 'Sherine' })
    expect(await view(wrong)).toMatchObject({ orders: 1 })
    const correction = await support.call('PATCH', `/orders/${id}/`, { body: { version: 1, phone: right } })
    expect(correction.status).toBe(200)
    expect((await support.call('GET', `/customers/${wrong}/`)).status).toBe(404)
    expect(await view(right)).toMatchObject({ orders: 1, name: expect.stringContaining('Sherine') })
  })

  test('gets the account that changes to its phone; orders stay with the phone that they go to', async () => {
    const user = await createUser(shop.pool, { firstName: 'Injy' })
    const phone = nextPhone()
    await order(user.phone)
    await support.call('POST', `/customers/${user.phone}/notes/`, { body: { text: 'Rings twice' } })
    await shop.pool`update users set phone = ${phone} where id = ${user.id}`
    expect(await view(user.phone)).toMatchObject({ has_account: false, orders: 1, notes: [{ text: 'Rings twice' }] })
    expect(await view(phone)).toMatchObject({ has_account: true, name: 'Injy', orders: 0, notes: [] })
  })

  test('has all orders that are placed at once', async () => {
    const phone = nextPhone()
    await Promise.all(Array.from({ length: 6 }, () => order(phone)))
    expect(await view(phone)).toMatchObject({ orders: 6 })
  })
})

describe('notes about a customer', () => {
  test('tell who wrote them and when, and the log tells that', async () => {
    const user = await createUser(shop.pool)
    const write = (text: string, by = support) => by.call('POST', `/customers/${user.phone}/notes/`, { body: { text } })
    await write('Speaks slowly')
    const { status, body } = await write('Has a new address', admin)
    expect(status).toBe(200)
    expect(body.notes).toMatchObject([
      { kind: 'note', text: 'Has a new address', actor: { name: 'Nour' }, at: expect.any(String) },
      { kind: 'note', text: 'Speaks slowly', actor: { name: 'Samir' } },
    ])
    const audit = await shop.pool`
      select actor_id, action, before, after from audit_entries where entity_id = ${String(user.id)} order by id`
    const entry = { action: 'noted', before: null, after: null }
    expect(audit).toEqual([
      { actorId: support.id, ...entry },
      { actorId: admin.id, ...entry },
    ])
    for (const text of ['', ' ', 'x'.repeat(1001)]) expect((await write(text)).status).toBe(400)
    // Who may only read customers writes nothing about them.
    expect((await write('Mine', shop.clerk)).status).toBe(403)
  })
})

describe('a block', () => {
  const setBlock = (phone: string, is_blocked: boolean, reason: string, by = support) =>
    by.call('POST', '/phone-blocks/', { body: { phone, is_blocked, reason } })

  test('has a reason, which stays as a note when the block ends', async () => {
    const phone = nextPhone()
    await order(phone)
    await setBlock(phone, true, 'Refused three parcels')
    await setBlock(phone, true, 'Once more')
    expect(await view(phone)).toMatchObject({
      is_blocked: true,
      block: { actor: { name: 'Samir' }, at: expect.any(String) },
      notes: [{ kind: 'blocked', text: 'Refused three parcels' }],
    })
    await setBlock(phone, false, 'Paid in advance')
    const after = await view(phone)
    expect(after).toMatchObject({ is_blocked: false, block: null })
    expect(after.notes.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      ['unblocked', 'Paid in advance'],
      ['blocked', 'Refused three parcels'],
    ])
    const audit = await shop.pool`
      select action from audit_entries where entity = 'customer' and entity_id = 'guest' order by id desc limit 2`
    expect(audit).toEqual([{ action: 'unblocked' }, { action: 'blocked' }])
  })

  test('needs a reason and the right', async () => {
    const phone = nextPhone()
    expect((await setBlock(phone, true, ' ')).status).toBe(400)
    expect((await setBlock(phone, true, 'Fraud', shop.clerk)).status).toBe(403)
    expect((await support.call('GET', `/customers/${phone}/`)).status).toBe(404)
  })
})
