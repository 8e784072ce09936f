import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, type MadeUser, nextPhone, signIn, textsTo } from '../../../test/accounts.ts'
import {
  enterAs,
  type Member,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  sendHeldMessages,
  takeSteps,
} from '../../../test/back-office.ts'
import { createProduct, words } from '../../../test/factories.ts'
import type { OutgoingMessage } from '../messages/drivers/message-driver.types.ts'

let shop: StaffedShop
let admin: Member
let support: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  ;({ admin, support } = shop)
})
afterAll(() => shop.close())

/** Tables in which any of the texts stands anywhere. */
async function traces(...texts: string[]): Promise<string[]> {
  const tables = await shop.pool<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const looks = tables.map(
    ({ name }) => `select '${name}' as name where exists (
      select from ${name} as t where exists (select from unnest($1::text[]) x where position(x in t::text) > 0))`,
  )
  const found = await shop.pool.unsafe<{ name: string }[]>(looks.join(' union all '), [texts])
  return found.map(({ name }) => name)
}

describe('erasing a person', () => {
  async function buyer(): Promise<{ user: MadeUser; token: string; refresh: string; productId: number }> {
    const user = await createUser(shop.pool, { firstName: 'Magdy' })
    await shop.pool`update users set last_name = 'Zakaria', email = 'magdy@example.org' where id = ${user.id}`
    const { access: token, refresh } = await signIn(shop.app, user)
    return { user, token, refresh, productId: (await createProduct(shop.pool, { variants: [{ stock: 9 }] })).id }
  }
  const fieldsOf = ({ phone }: MadeUser) => ({
    first_name: 'Magdy',
    last_name: 'Zakaria',
    phone,
    address: '9 Lotus Street',
    city: 'Tanta',
    apartment: 'Flat 77',
    notes: 'Call my brother Zakaria',
  })

  test('leaves no trace of them, and their orders', async () => {
    const { user, token, productId } = await buyer()
    const own = await placeOrder(shop, { productId, token, fields: fieldsOf(user) })
    const asGuest = await placeOrder(shop, { productId, fields: fieldsOf(user) })
    await callApi(shop.app, 'POST', '/api/orders/cart-items/add_to_cart/', { token, body: { product_id: productId } })
    await callApi(shop.app, 'POST', '/api/users/forgot-password/', { body: { phone: user.phone } })
    await support.call('POST', `/orders/${own.id}/notes/`, { body: { text: 'Magdy is kind' } })
    await support.call('POST', `/orders/${own.id}/calls/`, { body: { outcome: 'reached', note: 'Zakaria answered' } })
    await support.call('PATCH', `/orders/${own.id}/`, { body: { version: 1, first_name: 'Majdi' } })
    await support.call('POST', `/customers/${user.phone}/notes/`, { body: { text: 'Zakaria pays on time' } })
    await textsTo(shop.app, user.phone, 3)
    const carrier = { name: words('Nile'), kind: 'csv', tracking_pattern: '', is_active: true }
    const { body: nile } = await admin.call('POST', '/carriers/', { body: carrier })
    for (const tracking_number of ['NX-900100', 'NX-900200']) {
      const parcel = { carrier_id: nile.id, tracking_number }
      expect((await admin.call('PUT', `/orders/${own.id}/parcel/`, { body: parcel })).status).toBe(200)
    }
    for (const { id } of [own, asGuest]) await takeSteps(admin, id, ['ship', 'processing'], ['deliver', 'in_transit'])
    await sendHeldMessages(shop)
    await textsTo(shop.app, user.phone, 7)

    const [returned] = await shop.pool<{ id: string }[]>`
      insert into returns (id, order_id, status, reason, note, is_late)
      values (gen_random_uuid(), ${own.id}, 'refused', 'faulty', 'Zakaria dropped it', false) returning id`
    const face = randomBytes(40)
    await shop.pool`
      insert into return_pictures (return_id, place, source_hash, content)
      values (${returned?.id ?? ''}, 1, ${face.toString('base64')}, ${face})`
    expect(await traces(face.toString('hex'))).toEqual(['public.return_pictures'])
    const [problem] = await shop.pool<{ id: number }[]>`
      insert into parcel_problems (order_id, subject, reason, state, created_at)
      values (${own.id}, 'BX-778812', 'not_withdrawn', 'delivered', now()) returning id`
    expect((await admin.call('POST', `/parcel-problems/${problem?.id}/resolutions/`)).status).toBe(200)

    await shop.pool`
      with sheet as (insert into settlements (actor_id, created_at) values (${admin.id}, now()) returning id),
        named as (insert into settlement_orders (settlement_id, order_id, expected_piastres) select id, ${own.id}, 0 from sheet)
      insert into settlement_clearings (settlement_id, unmatched_rows, unmatched_piastres, actor_id, reason, created_at)
      select id, 1, 0, ${admin.id}, 'Zakaria has it back', now() from sheet`

    const { status, body } = await admin.call('POST', '/erasures/', { body: { phone: user.phone } })
    expect({ status, body }).toEqual({ status: 200, body: { orders_kept: 2 } })
    expect(
      await traces(
        user.phone,
        face.toString('hex'),
        'BX-778812',
        'NX-900100',
        'NX-900200',
        'Magdy',
        'Majdi',
        'Zakaria',
        'magdy@example.org',
        'Lotus',
        'Flat 77',
      ),
    ).toEqual([])
    const { body: order } = await admin.call('GET', `/orders/${own.id}/`)
    expect(order).toMatchObject({
      status: 'delivered',
      customer: null,
      account_phone: null,
      address: null,
      notes: null,
      city: '',
      region_code: 'EG-GZ',
      staff_notes: [],
      calls: [{ outcome: 'reached', note: '' }],
      lines: [{ quantity: 1 }],
    })
    expect((await admin.call('GET', `/orders/${own.id}/invoice/`)).body).toMatchObject({
      customer: null,
      address: null,
    })
    expect(await shop.pool`select from users where id = ${user.id}`).toHaveLength(0)
    const [entry] = await shop.pool`
      select actor_id, action, before, after from audit_entries where entity = 'customer' and entity_id = ${String(user.id)}
      order by id desc limit 1`
    expect(entry).toEqual({ actorId: admin.id, action: 'erased', before: null, after: { orders_kept: 2 } })
    expect((await admin.call('GET', `/customers/${user.phone}/`)).status).toBe(404)
    expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(404)
  })

  test('waits until their orders have arrived', async () => {
    const { user, token, productId } = await buyer()
    const { id, number } = await placeOrder(shop, { productId, token })
    const answer = await admin.call('POST', '/erasures/', { body: { phone: user.phone } })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'customer_has_open_orders', details: { orders: number } },
    })
    await takeSteps(admin, id, ['cancel', 'processing'])
    expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(200)
  })

  test('ends their sessions in every process, and takes what waits to be sent', async () => {
    const { user, refresh } = await buyer()
    const id = await leaveWaiting({ to: user.phone, text: 'Hello Magdy', language: 'en', code: null })
    await admin.call('POST', '/erasures/', { body: { phone: user.phone } })
    const renewed = await callApi(shop.neighbour.app, 'POST', '/api/users/token/refresh/', { body: { refresh } })
    expect(renewed.status).toBe(401)
    expect(await shop.pool`select status, sealed from messages where id = ${id}`).toEqual([
      { status: 'withheld', sealed: null },
    ])
  })

  /** A message that no process takes, because its job is gone before anybody sees it. */
  async function leaveWaiting(message: OutgoingMessage): Promise<string> {
    return await shop.pool.begin(async (tx) => {
      await shop.deps.messages.send(tx, message, { until: new Date(Date.now() + 60_000) })
      const [made] = await tx<{ id: string }[]>`select id from messages where xmin = pg_current_xact_id()::xid`
      await tx`delete from pgboss.job where data->>'id' = ${made?.id ?? ''}`
      return made?.id ?? ''
    })
  }

  test('is refused for who has worked in the back office', async () => {
    const former = await enterAs(shop, 'support', 'Amr')
    const [{ phone } = { phone: '' }] = await shop.pool<
      { phone: string }[]
    >`select phone from users where id = ${former.id}`
    const { id } = await placeOrder(shop)
    await former.call('POST', `/orders/${id}/notes/`, { body: { text: 'Mine' } })
    await shop.pool`update users set role = 'shopper' where id = ${former.id}`
    expect((await admin.call('POST', '/erasures/', { body: { phone } })).body.code).toBe('customer_was_staff')
    expect(await shop.pool`select from sessions where user_id = ${former.id}`).toHaveLength(1)
  })

  test('asked for twice at once happens once', async () => {
    const { user } = await buyer()
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call('POST', '/erasures/', { body: { phone: user.phone } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })
})

describe('erasing who has a phone', () => {
  const erase = (phone: string, by = admin) => by.call('POST', '/erasures/', { body: { phone } })

  test('names the orders that are open in the language of the request', async () => {
    const fields = { phone: nextPhone() }
    const numbers = [(await placeOrder(shop, { fields })).number, (await placeOrder(shop, { fields })).number]
    const body = { phone: fields.phone }
    const { body: answer } = await admin.call('POST', '/erasures/?lang=ar', { body })
    for (const number of numbers) expect(answer.detail).toContain(number)
    expect(answer.detail).toContain('، ')
    expect(answer.detail).not.toContain(',')
  })

  test('takes a guest out of their orders, once they have ended', async () => {
    const phone = nextPhone()
    const { id, number } = await placeOrder(shop, { fields: { phone, first_name: 'Wagih' } })
    expect((await erase(phone)).body).toMatchObject({ code: 'customer_has_open_orders', details: { orders: number } })
    await takeSteps(admin, id, ['ship', 'processing'], ['deliver', 'in_transit'])
    await sendHeldMessages(shop)
    await textsTo(shop.app, phone, 3)
    expect((await erase(`0${phone.slice(3)}`)).body).toEqual({ orders_kept: 1 })
    expect(await traces(phone, 'Wagih')).toEqual([])
    const [entry] = await shop.pool`
      select actor_id, after from audit_entries where entity = 'customer' and entity_id = 'guest' order by id desc limit 1`
    expect(entry).toEqual({ actorId: admin.id, after: { orders_kept: 1 } })
    expect((await erase(phone)).status).toBe(404)
  })

  test('takes the phone out of the use of a coupon, which stays counted', async () => {
    const coupon = {
      code: 'AUTUMN10',
      kind: 'percent',
      percent: 10,
      amount: null,
      category_ids: [],
      name: words('Autumn'),
      min_subtotal: 0,
      starts_at: '2020-01-01T00:00:00.000Z',
      ends_at: '2090-01-01T00:00:00.000Z',
      max_uses: 10,
      max_uses_per_customer: 1,
      is_active: true,
    }
    const made = await admin.call('POST', '/coupons/', { body: coupon })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const phone = nextPhone()
    const { id } = await placeOrder(shop, { fields: { phone, coupon_code: coupon.code } })
    await takeSteps(admin, id, ['ship', 'processing'], ['deliver', 'in_transit'])
    await sendHeldMessages(shop)
    await textsTo(shop.app, phone, 3)
    expect((await erase(phone)).body).toEqual({ orders_kept: 1 })
    expect(await traces(phone)).toEqual([])
    expect((await admin.call('GET', `/coupons/${made.body.id}/`)).body).toMatchObject({ used: 1, saved: 100 })
  })

  test('takes the block and the notes of a phone that has nothing else', async () => {
    const phone = nextPhone()
    const body = { phone, is_blocked: true, reason: 'Ordered for Wagih, who never asked' }
    expect((await support.call('POST', '/phone-blocks/', { body })).status).toBe(200)
    expect((await admin.call('POST', '/exports/', { body: { phone } })).body).toMatchObject({
      is_phone_blocked: true,
      notes_of_staff: [{ kind: 'blocked', text: body.reason }],
      orders: [],
    })
    expect((await erase(phone)).body).toEqual({ orders_kept: 0 })
    expect(await traces(phone, 'Wagih')).toEqual([])
    expect((await erase(phone)).status).toBe(404)
  })

  test('leaves orders of others that go to this phone', async () => {
    const [owner, guest] = [await createUser(shop.pool), nextPhone()]
    const { access: token } = await signIn(shop.app, owner)
    const gift = await placeOrder(shop, { token, fields: { phone: guest } })
    expect((await erase(guest)).status).toBe(404)
    expect((await admin.call('GET', `/orders/${gift.id}/`)).body.customer.phone).toBe(guest)
  })

  test('erases the account of the phone, and no staff', async () => {
    const user = await createUser(shop.pool)
    expect((await erase(user.phone)).body).toEqual({ orders_kept: 0 })
    expect(await shop.pool`select from users where id = ${user.id}`).toHaveLength(0)
    const [{ phone } = { phone: '' }] = await shop.pool<
      { phone: string }[]
    >`select phone from users where id = ${support.id}`
    expect((await erase(phone)).body.code).toBe('customer_was_staff')
    expect((await erase('123')).status).toBe(400)
  })
})

test("one person's data are handed out whole, and that they were is written down", async () => {
  const user = await createUser(shop.pool, { firstName: 'Rana' })
  const { access: token } = await signIn(shop.app, user)
  const { id: productId } = await createProduct(shop.pool, { nameEn: 'Toaster', variants: [{ stock: 9 }] })
  await callApi(shop.app, 'POST', '/api/orders/cart-items/add_to_cart/', { token, body: { product_id: productId } })
  const own = await placeOrder(shop, { productId, token })
  const asGuest = await placeOrder(shop, { productId, fields: { phone: user.phone } })
  await support.call('POST', `/orders/${own.id}/notes/`, { body: { text: 'Likes toast' } })
  await support.call('POST', `/orders/${own.id}/calls/`, { body: { outcome: 'reached', note: 'A kind voice' } })
  await support.call('PATCH', `/orders/${own.id}/`, { body: { version: 1, city: 'Agouza' } })
  await support.call('POST', `/customers/${user.phone}/notes/`, { body: { text: 'Prefers mornings' } })
  await shop.pool`
    insert into payments (id, reference, provider, amount_piastres, currency, status, expires_at)
    values (gen_random_uuid(), ${own.id}, 'paymob', 5000, 'EGP', 'failed', now())`
  const { status, body } = await admin.call('POST', '/exports/', { body: { phone: user.phone } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    account: { id: user.id, first_name: 'Rana', phone: user.phone },
    sessions: [{ device: expect.any(String) }],
    cart: [{ name: { en: 'Toaster' }, quantity: 1 }],
    is_phone_blocked: false,
    notes_of_staff: [{ kind: 'note', text: 'Prefers mornings' }],
    addresses: [{ region: 'EG-GZ', is_saved: false }],
    orders: [
      { number: asGuest.number, notes_of_staff: [], trust: { step: 'link', reasons: [] } },
      {
        number: own.number,
        address: { city: 'Agouza' },
        notes_of_staff: ['Likes toast'],
        corrected: [{ before: { city: 'Dokki' } }],
        calls: [{ outcome: 'reached', note: 'A kind voice' }],
        payments: [{ provider: 'paymob', status: 'failed', amount: 50, refunds: [] }],
      },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/)
  const audit = await shop.pool`
    select action from audit_entries where entity = 'customer' and entity_id = ${String(user.id)} order by id`
  expect(audit).toEqual([{ action: 'noted' }, { action: 'exported' }])
})

test('a guest gets their stored data by phone, and no other person does', async () => {
  const phone = nextPhone()
  const { number } = await placeOrder(shop, { fields: { phone, first_name: 'Wagih' } })
  const ask = (of: string) => admin.call('POST', '/exports/', { body: { phone: of } })
  expect((await ask(`0${phone.slice(3)}`)).body).toMatchObject({
    account: null,
    sessions: [],
    cart: [],
    addresses: [],
    orders: [{ number, customer: { first_name: 'Wagih', phone } }],
  })
  const [entry] = await shop.pool`
    select actor_id, action, after from audit_entries where entity = 'customer' and entity_id = 'guest' order by id desc limit 1`
  expect(entry).toEqual({ actorId: admin.id, action: 'exported', after: null })
  const user = await createUser(shop.pool)
  expect((await ask(user.phone)).body).toMatchObject({ account: { id: user.id }, orders: [] })
  expect((await ask(nextPhone())).status).toBe(404)
  expect((await support.call('POST', '/exports/', { body: { phone } })).status).toBe(403)
})

describe('whoever the shop knows by a phone alone can be exported and erased', () => {
  const now = new Date()
  const span = { createdAt: now, expiresAt: new Date(now.getTime() + 600_000) }
  const insert = async (table: string, row: object) => {
    await shop.pool`insert into ${shop.pool(table)} ${shop.pool(row)}`
  }

  /** How a person comes into each table that has phones or names of people. A new table needs an entry. */
  const comesInto: Record<string, ((phone: string) => Promise<unknown>) | string> = {
    users: async (phone) => {
      const { id } = await createUser(shop.pool)
      await shop.pool`update users set phone = ${phone}, first_name = 'Zaghloul' where id = ${id}`
    },
    registrations: (phone) =>
      insert('registrations', {
        id: randomUUID(),
        phone,
        passwordHash: 'x',
        firstName: 'Zaghloul',
        lastName: '',
        email: 'zaghloul@example.org',
        ...span,
      }),
    verifications: (phone) =>
      insert('verifications', { id: randomUUID(), tokenHash: randomUUID(), purpose: 'reset', phone, ...span }),
    order_codes: (phone) =>
      insert('order_codes', { owner: 'x', key: randomUUID(), requestHash: 'x', phone, codeHash: 'x', ...span }),
    phone_blocks: (phone) => insert('phone_blocks', { phone, actorId: admin.id, createdAt: now }),
    customer_notes: (phone) =>
      insert('customer_notes', { phone, kind: 'note', actorId: admin.id, text: 'Zaghloul', createdAt: now }),
    staff_invitations: async (phone) => {
      const body = { phone, role: 'admin', first_name: 'Zaghloul' }
      expect((await admin.call('POST', '/staff-members/', { body })).status).toBe(201)
      await textsTo(shop.app, phone, 1)
    },
    orders: async (phone) => {
      const { id } = await placeOrder(shop, { fields: { phone, first_name: 'Zaghloul' } })
      await takeSteps(admin, id, ['ship', 'processing'], ['deliver', 'in_transit'])
      await sendHeldMessages(shop)
      await textsTo(shop.app, phone, 3)
    },
    contact_info: 'of the shop itself',
    coupon_uses: 'of an order',
    customers: 'derived from the others',
    outbox_messages: 'deleted with the messages of a phone, on the machine of a developer',
  }

  test('every table with a phone or a name of a person is listed here', async () => {
    const tables = await shop.pool<{ name: string }[]>`
      select distinct c.table_name as name from information_schema.columns c join pg_tables t on t.tablename = c.table_name
      where c.table_schema = 'public' and c.column_name ~ '(^|_)(phone|email|recipient|first_name|last_name|known_names)$'
      order by 1`
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(comesInto).sort())
  })

  const makers = Object.entries(comesInto).flatMap(([table, make]) =>
    typeof make === 'string' ? [] : [{ table, make }],
  )
  test.each(makers)('in $table', async ({ table, make }) => {
    const phone = nextPhone()
    await make(phone)
    expect(await traces(phone)).toContain(`public.${table}`)
    const exported = await admin.call('POST', '/exports/', { body: { phone } })
    expect([exported.status, JSON.stringify(exported.body).includes('Zaghloul')]).toEqual([
      200,
      (await traces('Zaghloul')).length > 0,
    ])
    expect((await admin.call('POST', '/erasures/', { body: { phone } })).status).toBe(200)
    expect(await traces(phone, 'Zaghloul')).toEqual([])
    expect((await admin.call('POST', '/exports/', { body: { phone } })).status).toBe(404)
    expect((await admin.call('POST', '/erasures/', { body: { phone } })).status).toBe(404)
  })
})

test('an export tells of an invitation, a registration and codes beside the rest', async () => {
  const user = await createUser(shop.pool)
  const body = { phone: user.phone, role: 'support', first_name: 'Rana' }
  expect((await admin.call('POST', '/staff-members/', { body })).status).toBe(201)
  await callApi(shop.app, 'POST', '/api/users/forgot-password/', { body: { phone: user.phone } })
  expect((await admin.call('POST', '/exports/', { body: { phone: user.phone } })).body).toMatchObject({
    account: { id: user.id },
    invitation: { role: 'support', first_name: 'Rana' },
    codes: [{ purpose: 'reset' }],
    registrations: [],
  })
})
