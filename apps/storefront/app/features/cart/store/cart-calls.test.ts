import { routes } from 'virtual:contract-routes'
import { type Cart, createClient } from '@shop/contract'
import { memoryStore } from '@shop/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleCart } from '../cart.fixture.ts'
import { cartRequests } from './cart-requests.ts'
import { cartStorage } from './cart-storage.ts'
import { createCartStore } from './cart-store.ts'

/** The shop's answer; `nothing` while it is unreachable. */
let answer: { status: number; cart: Cart } | 'nothing'
let calls: { method: string | undefined; url: URL }[]
let clock: number

/** A browser without a cached cart. Its cart is opened at once unless `isOpen` is false. */
function openCart({ isOpen = true } = {}) {
  const send = async (path: string, init: RequestInit) => {
    calls.push({ method: init.method, url: new URL(path, 'http://shop') })
    if (answer === 'nothing') throw new TypeError('fetch failed')
    return Response.json(answer.cart, { status: answer.status })
  }
  const storage = cartStorage(memoryStore())
  const requests = cartRequests(createClient(routes, send).cart, storage)
  const store = createCartStore(requests, storage, () => clock)
  if (isOpen) void store.open()
  return { storage, requests, store }
}

beforeEach(() => {
  answer = { status: 200, cart: sampleCart({ item_count: 2 }) }
  calls = []
  clock = 10_000
})

describe('cart calls', () => {
  it('C-11: identical ones under way share one answer, which is remembered with its key and id', async () => {
    const { requests, storage } = openCart()
    await Promise.all([requests.load(), requests.load()])
    expect(calls).toHaveLength(1)
    expect(storage.hasCart()).toBe(true)
    expect(storage.recall(Date.now())).toEqual(sampleCart({ item_count: 2 }))
    expect(storage.ensureSessionKey()).toBe(sampleCart().session_key)
  })

  it('show and store no answer that was asked for by a person who has left', async () => {
    const texts = memoryStore()
    const storage = cartStorage(texts)
    const late = Promise.withResolvers<Response>()
    const requests = cartRequests(createClient(routes, () => late.promise).cart, storage)
    const store = createCartStore(requests, storage, () => clock)
    const loading = store.refresh()
    texts.removeItem('cart_session_key')
    store.reset()
    late.resolve(Response.json(sampleCart({ item_count: 2 })))
    await loading
    expect(store.getState().itemCount).toBe(0)
    expect(storage.recall(Date.now())).toBeNull()
  })

  it('C-14: each carries the session key of this browser', async () => {
    const { requests, storage } = openCart()
    const key = storage.ensureSessionKey()
    await requests.add({ productId: 7 })
    expect(calls[0]?.url.searchParams.get('session_key')).toBe(key)
  })

  it('C-11: wait for 15 seconds', () => {
    for (const [, , timeout] of Object.values(routes.cart)) expect(timeout).toBe(15_000)
  })

  it('C-12: a failed fetch falls back to the cart of before; without one it fails', async () => {
    const { store } = openCart()
    answer = 'nothing'
    expect(await store.refresh()).toBe('failed')
    answer = { status: 200, cart: sampleCart({ item_count: 2 }) }
    await store.refresh()
    clock += 5000
    answer = 'nothing'
    expect(await store.refresh()).toBe('done')
    expect(store.getState()).toMatchObject({ itemCount: 2, failure: null })
  })

  it('C-12: a failed call names the status and changes nothing', async () => {
    const { store } = openCart()
    await store.refresh()
    answer = { status: 502, cart: sampleCart() }
    expect(await store.add({ productId: 7 })).toBe('failed')
    expect(store.getState()).toMatchObject({ itemCount: 2, status: 'error', failure: { attempt: 'add', status: 502 } })
  })
})

describe('the cart store', () => {
  it('C-07: leaves out what is asked while a call is under way', async () => {
    const { store } = openCart()
    const first = store.add({ productId: 7 })
    const others = [store.add({ productId: 8 }), store.remove(1), store.setQuantity(1, 2), store.clear()]
    expect(await Promise.all(others)).toEqual(['ignored', 'ignored', 'ignored', 'ignored'])
    expect(await first).toBe('done')
    expect(calls).toHaveLength(1)
  })

  it('does what is pressed before the page has read the cart by itself, once that is done', async () => {
    const { store, storage } = openCart({ isOpen: false })
    storage.remember(sampleCart({ item_count: 2 }), clock)
    const added = store.add({ productId: 7 })
    await store.open()
    expect(await added).toBe('done')
    expect(calls.map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['current', 'add_to_cart'])
  })

  it('C-08: refreshes at most every 2 seconds', async () => {
    const { store } = openCart()
    await store.refresh()
    clock += 1999
    expect(await store.refresh()).toBe('ignored')
    clock += 1
    expect(await store.refresh()).toBe('done')
  })

  it.each([
    [3, '/api/orders/cart-items/update_quantity/'],
    [0, '/api/orders/cart-items/remove_from_cart/'],
    [-1, '/api/orders/cart-items/remove_from_cart/'],
  ])('C-09: a quantity of %i calls %s', async (quantity, path) => {
    const { store } = openCart()
    await store.setQuantity(5, quantity)
    expect(calls[0]?.url.pathname).toBe(path)
  })

  it('takes over what another tab was answered, and asks where that was ordered', async () => {
    const { store, storage } = openCart()
    await store.refresh()
    storage.remember(sampleCart({ item_count: 5 }), clock)
    await store.follow()
    expect(store.getState()).toMatchObject({ itemCount: 5, status: 'idle' })
    expect(calls).toHaveLength(1)
    answer = { status: 200, cart: sampleCart({ items: [], item_count: 0 }) }
    storage.forget()
    await store.follow()
    expect(store.getState()).toMatchObject({ itemCount: 0, items: [] })
    expect(calls).toHaveLength(2)
  })

  it('C-14: makes the session key at the start, and asks for a cart only where there may be one', async () => {
    const { store, storage } = openCart()
    await store.open()
    expect(storage.ensureSessionKey()).toMatch(/^[0-9a-f-]{36}$/)
    expect(calls).toHaveLength(0)
  })
})
