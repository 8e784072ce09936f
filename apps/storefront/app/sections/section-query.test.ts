import { ApiError } from '@shop/contract'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '../queries/shop-queries.ts'
import { type SectionReading, sectionQuery } from './section-query.ts'

const minute = 60_000

/** A section that came with the page, in the state of a browser's cache. */
function openSection(changes: Partial<SectionReading<string[]>> = {}) {
  const client = createQueries()
  let calls = 0
  const read = async () => [`kettle ${++calls}`]
  const query = sectionQuery({ name: 'kettles', read, lifeMs: 10 * minute, ...changes }, 'en')
  const observer = new QueryObserver(client, { ...query, initialData: ['kettle 0'] })
  return { client, query, observer, countCalls: () => calls }
}

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

describe('P-10: a part of a page', () => {
  it('is not read again by what happens in its ten minutes, and then by itself', async () => {
    const { client, query, observer, countCalls } = openSection()
    const leave = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(10 * minute - 1)
    await client.refetchQueries({ queryKey: query.queryKey, stale: true })
    expect(countCalls()).toBe(0)
    await vi.advanceTimersByTimeAsync(2)
    expect(countCalls()).toBe(1)
    expect(observer.getCurrentResult().data).toEqual(['kettle 1'])
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(countCalls()).toBe(2)
    leave()
  })

  it('is read again by itself when what it shows is over, and after a failure not at once again', async () => {
    const lifeMs = (_: string[] | undefined, readAt: number) => (readAt < end ? end - readAt : 10 * minute)
    const end = Date.now() + minute
    let tries = 0
    const read = async () => {
      tries += 1
      throw new ApiError(503, {})
    }
    const { observer } = openSection({ lifeMs, read })
    const leave = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(minute - 1)
    expect(tries).toBe(0)
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(tries).toBe(1)
    leave()
  })

  it('is read once at a time, however often a shopper asks', async () => {
    const { observer, countCalls } = openSection()
    const leave = observer.subscribe(() => undefined)
    await Promise.all([observer.refetch({ cancelRefetch: false }), observer.refetch({ cancelRefetch: false })])
    expect(countCalls()).toBe(1)
    leave()
  })

  it('is left alone once the page is left', async () => {
    const { observer, countCalls } = openSection()
    observer.subscribe(() => undefined)()
    await vi.advanceTimersByTimeAsync(30 * minute)
    expect(countCalls()).toBe(0)
  })
})

it('a page rendered on the server leaves no timer behind', () => {
  environmentManager.setIsServer(() => true)
  openSection().observer.getCurrentResult()
  expect(vi.getTimerCount()).toBe(0)
})
