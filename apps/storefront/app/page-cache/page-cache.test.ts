import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openQueries } from '../queries/shop-queries.ts'
import { readPageCached, storePage } from './page-cache.tsx'

const minute = 60_000
const address = 'http://shop.test/product/7?color=3'

/** A shop whose kettle costs one pound more at each read; `fail` replaces the answer. */
function openShop() {
  let price = 0
  let failure: unknown = null
  return {
    read: async () => {
      price += 1
      if (failure) throw failure
      return { price }
    },
    fail: (with_: unknown) => {
      failure = with_
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { localStorage: { getItem: () => null }, addEventListener: () => undefined })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  openQueries().clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('P-10: a page of the catalogue', () => {
  it('is shown again without a request for ten minutes, and read anew after them', async () => {
    const { read } = openShop()
    expect(await readPageCached(address, read)).toMatchObject({ price: 1 })
    const readAt = Date.now()
    await vi.advanceTimersByTimeAsync(10 * minute - 1)
    expect(await readPageCached(address, read)).toEqual({ price: 1, readAt })
    await vi.advanceTimersByTimeAsync(1)
    expect(await readPageCached(address, read)).toEqual({ price: 2, readAt: Date.now() })
  })

  it('is read anew once the first offer on it has ended, and shown again until then', async () => {
    let price = 1
    const end = Date.now() + 4 * minute
    const read = async () => ({ list: [{ price: price++, price_valid_until: new Date(end).toISOString() }] })
    await readPageCached(address, read)
    await vi.advanceTimersByTimeAsync(4 * minute - 1)
    expect(await readPageCached(address, read)).toMatchObject({ list: [{ price: 1 }] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await readPageCached(address, read)).toMatchObject({ list: [{ price: 2 }] })
    // The clock of the browser is fast: it still gets the offer, and must not ask for ever.
    expect(await readPageCached(address, read)).toMatchObject({ list: [{ price: 2 }] })
  })

  it('is read by the second of two navigations, though the first was given up meanwhile', async () => {
    const { read } = openShop()
    const first = Promise.withResolvers<{ price: number }>()
    const givenUp = readPageCached(address, () => first.promise)
    const second = readPageCached(address, read)
    first.reject(new DOMException('given up', 'AbortError'))
    expect(await second).toMatchObject({ price: 1 })
    await givenUp
  })

  it('that came with the document counts from when it came', async () => {
    const { read } = openShop()
    storePage(address, { price: 100 }, Date.now() - 9 * minute)
    expect(await readPageCached(address, read)).toMatchObject({ price: 100 })
    await vi.advanceTimersByTimeAsync(minute)
    expect(await readPageCached(address, read)).toMatchObject({ price: 1 })
  })

  it.each([
    ['product', 'http://shop.test/product/8'],
    ['choice', 'http://shop.test/product/7?color=4'],
    ['language', 'http://shop.test/product/7?color=3&lang=ar'],
  ])('is another one for another %s', async (_, other) => {
    const { read } = openShop()
    await readPageCached(address, read)
    expect(await readPageCached(other, read)).toMatchObject({ price: 2 })
  })
})

describe('P-11: a page that was read before', () => {
  it.each([
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['is out of order', new ErrorResponse(503, 'Service Unavailable', null)],
  ])('stands in for a shop that %s', async (_, failure) => {
    const { read, fail } = openShop()
    await readPageCached(address, read)
    await vi.advanceTimersByTimeAsync(10 * minute)
    fail(failure)
    expect(await readPageCached(address, read)).toEqual({ price: 1, readAt: Date.now() })
  })

  it('is gone when the shop has it no more', async () => {
    const { read, fail } = openShop()
    await readPageCached(address, read)
    await vi.advanceTimersByTimeAsync(10 * minute)
    const gone = new ErrorResponse(404, 'Not Found', null)
    fail(gone)
    await expect(readPageCached(address, read)).rejects.toBe(gone)
    fail(new TypeError('Failed to fetch'))
    await expect(readPageCached(address, read)).rejects.toThrow(TypeError)
  })
})
