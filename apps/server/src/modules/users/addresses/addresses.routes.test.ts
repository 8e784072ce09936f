import { randomUUID } from 'node:crypto'
import { maxAddresses } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, type MadeUser, signIn } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ connections: 20 })
})
afterAll(() => shop.close())

const path = '/api/users/addresses/'
const home = { address: '12 Abbas El Akkad', city: 'Nasr City', region: 'EG-C' }
const whole = { ...home, area: 'Rabaa', building: '5', floor: '3', apartment: '7', landmark: 'By the bank' }
const empty = { area: '', building: '', floor: '', apartment: '', landmark: '' }

async function enter(): Promise<{ user: MadeUser; call: (...args: CallArguments) => ReturnType<typeof callApi> }> {
  const user = await createUser(shop.pool)
  const { access: token } = await signIn(shop.app, user)
  return { user, call: (method, at, body) => callApi(shop.app, method, at, { token, ...(body && { body }) }) }
}
type CallArguments = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object]

describe('the address book', () => {
  test('saves, changes and deletes addresses of whoever is signed in', async () => {
    const { call } = await enter()
    expect((await call('GET', path)).body).toEqual([])
    const { status, body } = await call('POST', path, whole)
    expect([status, body]).toEqual([201, { id: body.id, ...whole, is_saved: true }])
    const work = await call('POST', path, home)
    expect((await call('GET', path)).body).toEqual([{ ...work.body, ...empty, ...home }, body])
    const changed = await call('PUT', `${path}${body.id}/`, { ...home, region: 'القاهرة', floor: '9' })
    expect(changed.body).toEqual({ id: body.id, ...empty, ...home, floor: '9', is_saved: true })
    expect((await call('DELETE', `${path}${body.id}/`)).body).toMatchObject({ success: true })
    expect((await call('GET', path)).body).toHaveLength(1)
    expect((await call('DELETE', `${path}${body.id}/`)).status).toBe(404)
  })

  test('is nobody else’s: another shopper finds, changes and deletes nothing of it', async () => {
    const [owner, stranger] = [await enter(), await enter()]
    const { body } = await owner.call('POST', path, home)
    expect((await stranger.call('GET', path)).body).toEqual([])
    expect((await stranger.call('PUT', `${path}${body.id}/`, whole)).status).toBe(404)
    expect((await stranger.call('DELETE', `${path}${body.id}/`)).status).toBe(404)
    expect((await callApi(shop.app, 'GET', path)).status).toBe(401)
    expect((await owner.call('GET', path)).body).toEqual([body])
  })

  test('names each wrong field', async () => {
    const { call } = await enter()
    const { status, body } = await call('POST', path, {
      address: 'x',
      city: '',
      region: 'EG-XX',
      floor: 'x'.repeat(31),
    })
    expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['address', 'city', 'floor', 'region']])
  })

  test('holds ten addresses, also when they are saved at once', async () => {
    const { call } = await enter()
    const answers = await Promise.all(
      Array.from({ length: maxAddresses + 5 }, (_, floor) => call('POST', path, { ...home, floor: String(floor) })),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'address_book_full']))
    expect((await call('GET', path)).body).toHaveLength(maxAddresses)
  })
})

describe('an order', () => {
  async function order(token: string | null, fields: object): Promise<{ id: string; address: string }> {
    const { id } = await createProduct(shop.pool, { variants: [{ price: 60_000, stock: 9 }] })
    const answer = await callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${randomUUID()}`, {
      ...(token && { token }),
      headers: { 'idempotency-key': randomUUID() },
      body: { ...goodCheckout, ...fields, product_id: id },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return { id: answer.body.order.id, address: answer.body.order.address.address }
  }

  test('takes finer fields, and its address has them all', async () => {
    const { address } = await order(null, whole)
    expect(address).toBe('12 Abbas El Akkad, Building 5, Floor 3, Rabaa, By the bank')
  })

  test('is remembered as the last address, in place of the one before, and marks a saved one as used', async () => {
    const user = await createUser(shop.pool)
    const { access: token } = await signIn(shop.app, user)
    const list = async () => (await callApi(shop.app, 'GET', path, { token })).body
    await order(token, whole)
    expect(await list()).toMatchObject([{ ...whole, is_saved: false }])
    await order(token, home)
    const [last, ...others] = await list()
    expect([last, others]).toMatchObject([{ ...home, ...empty, is_saved: false }, []])
    // It becomes a saved one, and the next order to it adds none.
    await callApi(shop.app, 'PUT', `${path}${last.id}/`, { token, body: home })
    await callApi(shop.app, 'POST', path, { token, body: whole })
    await order(token, home)
    expect(await list()).toMatchObject([
      { id: last.id, is_saved: true },
      { ...whole, is_saved: true },
    ])
  })

  test('of somebody who is erased leaves no address', async () => {
    const { user, call } = await enter()
    await call('POST', path, whole)
    await shop.pool`delete from users where id = ${user.id}`
    expect(await shop.pool`select from user_addresses where user_id = ${user.id}`).toHaveLength(0)
  })
})
