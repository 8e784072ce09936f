import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, ConnectionError, type Transport } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authStorage } from './auth-storage.ts'
import { bearerTransport } from './bearer-transport.ts'
import { memoryStore } from './text-store.ts'

const user = {
  id: 7,
  first_name: 'Mona',
  last_name: '',
  email: '',
  phone: '+201012345678',
  role: 'shopper',
  is_phone_verified: true,
  is_active: true,
} as const

/** A shop that knows one access token at a time; `fate` is what it answers to a refresh token. */
const shop = { access: 'fresh', fate: 200, calls: [] as string[], refreshes: 0 }
const server = createServer((request, response) => {
  const bearer = request.headers.authorization ?? 'none'
  const isRefresh = request.url?.endsWith('/refresh/') ?? false
  if (isRefresh) shop.refreshes++
  else shop.calls.push(bearer)
  const isKnown = bearer === 'none' || bearer === `Bearer ${shop.access}`
  const status = isRefresh ? shop.fate : isKnown ? 200 : 401
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isRefresh ? { access: shop.access } : { bearer }))
})

let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

let local = memoryStore()
let endings: string[] = []
const open = () => authStorage({ local, session: memoryStore(), announce: () => undefined })
const send: Transport = (path, init) => fetch(origin + path, init)

async function refresh(refreshToken: string): Promise<string> {
  const response = await send('/api/users/token/refresh/', { method: 'POST', body: refreshToken }).catch((error) => {
    throw new ConnectionError(error)
  })
  if (!response.ok) throw new ApiError(response.status, {})
  return ((await response.json()) as { access: string }).access
}

/** The works of all tabs, one after another. */
let queue: Promise<unknown> = Promise.resolve()
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}

const openTab = (parts: Partial<Parameters<typeof bearerTransport>[0]> = {}) =>
  bearerTransport({ send, openAuth: open, refresh, end, exclusively, ...parts })
const end = (reason: string) => {
  open().clear()
  endings.push(reason)
}
const read = (tab: Transport, path = '/api/orders/cart/current/') => tab(path, { method: 'GET' })

beforeEach(() => {
  Object.assign(shop, { access: 'fresh', fate: 200, calls: [], refreshes: 0 })
  local = memoryStore()
  endings = []
})

describe('a call', () => {
  it('C-14: carries the bearer when there is one', async () => {
    await read(openTab())
    open().save({ access: 'fresh', refresh: 'r', user }, true)
    await read(openTab())
    expect(shop.calls).toEqual(['none', 'Bearer fresh'])
  })

  it('carries none to the calls about tokens, and believes their refusal', async () => {
    open().save({ access: 'old', refresh: 'r', user }, true)
    shop.fate = 401
    expect((await read(openTab(), '/api/users/token/refresh/')).status).toBe(401)
    expect([shop.refreshes, endings]).toEqual([1, []])
  })
})

describe('an access token that ran out', () => {
  beforeEach(() => open().save({ access: 'old', refresh: 'r', user }, true))

  it('is renewed once for all calls that wait, in all tabs', async () => {
    const tabs = [openTab(), openTab()]
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => read(tabs[index % 2] ?? send)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(shop.refreshes).toBe(1)
    expect(open().readBearer()).toBe('fresh')
  })

  it('is tried again once only', async () => {
    shop.access = 'another'
    const answer = await read(openTab({ refresh: async () => 'useless' }))
    expect(answer.status).toBe(401)
    expect(shop.calls).toEqual(['Bearer old', 'Bearer useless'])
  })

  it('ends the login when the refresh token is refused (rule A-10)', async () => {
    shop.fate = 401
    const answers = await Promise.all([read(openTab()), read(openTab())])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(endings).toEqual(['refused'])
    expect(open().readBearer()).toBeNull()
  })

  it('ends the login when there is no refresh token (rule A-10)', async () => {
    local.setItem('auth_tokens', '{"access":"old"}')
    expect((await read(openTab())).status).toBe(401)
    expect([shop.refreshes, endings]).toEqual([0, ['missing']])
  })

  it.each([429, 503])('stays signed in when the shop answers %i to the renewal', async (status) => {
    shop.fate = status
    await expect(read(openTab())).rejects.toMatchObject({ status })
    expect(open().readBearer()).toBe('old')
  })

  it('stays signed in without a network', async () => {
    const lost = openTab({ refresh: () => Promise.reject(new ConnectionError(new TypeError())) })
    await expect(read(lost)).rejects.toBeInstanceOf(ConnectionError)
    expect(endings).toEqual([])
  })

  it('does not come back for who signs out meanwhile', async () => {
    const leaving = openTab({
      refresh: async () => {
        open().clear()
        return 'fresh'
      },
    })
    expect((await read(leaving)).status).toBe(401)
    expect(open().readBearer()).toBeNull()
  })

  it('makes no call in the name of somebody who signs in meanwhile', async () => {
    const replaced = openTab({
      refresh: async () => {
        open().save({ access: 'fresh', refresh: 'of-another', user: { ...user, id: 8 } }, true)
        return 'late'
      },
    })
    expect((await read(replaced)).status).toBe(401)
    expect([shop.calls, open().readBearer()]).toEqual([['Bearer old'], 'fresh'])
  })
})
