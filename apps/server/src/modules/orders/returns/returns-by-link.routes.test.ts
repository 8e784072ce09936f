import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop, testConfig } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { day } from '../../../../test/clock.ts'
import { photograph } from '../../../../test/pictures.ts'
import { type DeliveredOrder, deliverOrder, openReturn, sendPicture } from '../../../../test/returns.ts'
import { openOrderLinks } from '../links/order-links.factory.ts'

let shop: TestShop
let clerk: Member
const now = new Date()
const lines: string[] = []
beforeAll(async () => {
  const logSink = { write: (line: string) => void lines.push(line) }
  shop = await openTestShop({ readClock: () => now, config: { logLevel: 'info' }, logSink })
  clerk = await enterAs(shop, 'orders', 'Hala')
})
afterAll(async () => await shop.close())

type Linked = { order: DeliveredOrder; token: string }
const links = openOrderLinks(testConfig.orderLinks, () => 'http://localhost')
const tokenOf = ({ number }: { number: string }, createdAt = now) =>
  links.makeToken({ number: Number(number.slice(3)), createdAt })

async function deliverLinked(token?: string): Promise<Linked> {
  const order = await deliverOrder(shop, clerk, { ...(token !== undefined && { token }) })
  return { order, token: tokenOf(order) }
}

const byLink = (token: string) => `?link_token=${encodeURIComponent(token)}`
const alter = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
const picture = async () => await photograph(80, 60).jpeg().toBuffer()

function askByLink({ order, token }: Linked, call = {}): Promise<Answer> {
  return callApi(shop.app, 'POST', `/api/orders/${order.id}/returns/${byLink(token)}`, {
    body: { lines: [{ variant_id: order.variantId, quantity: 1 }], reason: 'faulty', note: 'Call my sister' },
    headers: { 'idempotency-key': randomUUID() },
    ...call,
  })
}

/** All calls about the returns of an order, by a link. */
function callAll(order: DeliveredOrder, id: string, token: string, file: Buffer, address: string): Promise<Answer>[] {
  const path = (rest: string) => `/api/orders/${order.id}/returns/${rest}${byLink(token)}`
  const call = (method: 'GET' | 'POST', rest: string) => callApi(shop.app, method, path(rest), { address })
  return [
    call('GET', ''),
    askByLink({ order, token }, { address }),
    call('POST', `${id}/withdraw/`),
    call('GET', `${id}/pictures/1/`),
    sendPicture(shop, order, id, file, { query: byLink(token) }),
  ]
}

describe('who has the link of an order', () => {
  test('asks for a return, adds a picture and sees it, and withdraws it', async () => {
    const linked = await deliverLinked()
    const { order, token } = linked
    const opened = (await callApi(shop.app, 'GET', `/api/order-links/${token}/`)).body
    expect(opened).toMatchObject({ id: order.id, status: 'delivered' })
    const list = () => callApi(shop.app, 'GET', `/api/orders/${opened.id}/returns/${byLink(token)}`)
    expect((await list()).body).toMatchObject({
      returnable: [{ variant_id: order.variantId, quantity: 2 }],
      returns: [],
    })

    const asked = await askByLink(linked)
    expect(asked.status, JSON.stringify(asked.body)).toBe(201)
    const { id } = asked.body.returns[0]
    const sent = await sendPicture(shop, order, id, await picture(), { query: byLink(token) })
    expect([sent.status, sent.body.returns]).toMatchObject([201, [{ id, status: 'requested', pictures: 1 }]])
    const seen = await shop.app.inject({ url: `/api/orders/${order.id}/returns/${id}/pictures/1/${byLink(token)}` })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])

    const withdrawn = await callApi(shop.app, 'POST', `/api/orders/${order.id}/returns/${id}/withdraw/${byLink(token)}`)
    expect([withdrawn.status, withdrawn.body.returns]).toMatchObject([200, [{ status: 'withdrawn' }]])
  })

  test('reads nothing that was written: not even the note of a return', async () => {
    const linked = await deliverLinked()
    const asked = await askByLink(linked)
    expect(asked.body.returns).toMatchObject([{ note: null }])
    const own = `/api/orders/${linked.order.id}/returns/?access_token=${linked.order.accessToken}`
    expect((await callApi(shop.app, 'GET', own)).body.returns).toMatchObject([{ note: 'Call my sister' }])
  })

  test('does the same for the order of an account, without its login', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    expect((await askByLink(await deliverLinked(access))).status).toBe(201)
  })

  test('is held to the limit of the order', async () => {
    const linked = await deliverLinked()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await askByLink(linked)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('may do nothing else as its shopper', async () => {
    const { order, token } = await deliverLinked()
    for (const path of ['', 'documents/INV-000001/'])
      expect((await callApi(shop.app, 'GET', `/api/orders/${order.id}/${path}${byLink(token)}`)).status, path).toBe(404)
    for (const path of ['cancel/', 'pay/', 'pay-in-cash/'])
      expect((await callApi(shop.app, 'POST', `/api/orders/${order.id}/${path}${byLink(token)}`)).status, path).toBe(
        404,
      )
  })
})

describe('a link that does not open the order', () => {
  test('opens no call about its returns, and nothing is changed or read', async () => {
    const [mine, theirs] = [await deliverLinked(), await deliverLinked()]
    const id = await openReturn(shop, mine.order)
    await sendPicture(shop, mine.order, id, await picture())
    const large = Buffer.alloc(20 * 1024 * 1024 + 1)
    const bad = {
      altered: alter(mine.token),
      'of another order': theirs.token,
      expired: tokenOf(mine.order, new Date(now.getTime() - 91 * day * 60_000)),
      "a guest's token": mine.order.accessToken,
      empty: '',
    }
    for (const [what, token] of Object.entries(bad))
      for (const { status, body } of await Promise.all(callAll(mine.order, id, token, large, '41.9.1.1')))
        expect([status, body.code], what).toEqual([404, 'order_not_found'])
    const own = `/api/orders/${mine.order.id}/returns/?access_token=${mine.order.accessToken}`
    expect((await callApi(shop.app, 'GET', own)).body.returns).toMatchObject([{ id, status: 'requested', pictures: 1 }])
  })

  test('does not borrow the rights of the login or of the token beside it', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const [mine, ofGuest] = [await deliverLinked(access), await deliverLinked()]
    const path = `/api/orders/${mine.order.id}/returns/${byLink(alter(mine.token))}`
    expect((await callApi(shop.app, 'GET', path, { token: access })).status).toBe(404)
    const both = `${byLink(alter(ofGuest.token))}&access_token=${ofGuest.order.accessToken}`
    expect((await callApi(shop.app, 'GET', `/api/orders/${ofGuest.order.id}/returns/${both}`)).status).toBe(404)
  })

  test('does not open a return of another order to its own', async () => {
    const [mine, theirs] = [await deliverLinked(), await deliverLinked()]
    const id = await openReturn(shop, theirs.order)
    const path = `/api/orders/${mine.order.id}/returns/${id}/`
    const withdrawn = await callApi(shop.app, 'POST', `${path}withdraw/${byLink(mine.token)}`)
    expect([withdrawn.status, withdrawn.body.code]).toEqual([404, 'return_not_found'])
    const sent = await sendPicture(shop, mine.order, id, await picture(), { query: byLink(mine.token) })
    expect([sent.status, sent.body.code]).toEqual([404, 'return_not_found'])
  })

  test('is refused for an erased person', async () => {
    const { order, token } = await deliverLinked()
    await shop.pool`update orders set phone = '' where id = ${order.id}`
    expect((await callApi(shop.app, 'GET', `/api/orders/${order.id}/returns/${byLink(token)}`)).status).toBe(404)
  })

  test('counts among the bad links of its address', async () => {
    const process = await openProcess(shop)
    const { order, token } = await deliverLinked()
    const call = (text: string) =>
      callApi(process.app, 'GET', `/api/orders/${order.id}/returns/${byLink(text)}`, { address: '41.9.1.9' })
    for (let count = 0; count < 30; count += 1) expect((await call(alter(token))).status).toBe(404)
    expect((await call(alter(token))).status).toBe(429)
    expect((await call(token)).status).toBe(200)
    await process.close()
  })
})

test('the link is in no log, wherever it stands', async () => {
  const { order, token } = await deliverLinked()
  await callApi(shop.app, 'GET', `/api/orders/${order.id}/returns/${byLink(token)}`)
  shop.app.log.error(new Error(`upstream failed for /api/orders/${order.id}/returns/${byLink(token)}`))
  expect(lines.join('')).toContain('link_token=')
  expect(lines.join('')).not.toContain(token)
})
