import { expect, test } from 'vitest'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import type { SharedAnswer } from './answer-cache.ts'
import { createAnswerCache } from './answer-cache.ts'
import { encodeContent } from './content.ts'

const mebibyte = 1024 * 1024

function answerOf(body: Buffer): SharedAnswer {
  return {
    ...encodeContent({ status: 200, headers: {}, body }),
    topics: new Set(['catalog']),
    until: null,
    repeats: [],
  }
}

test('an answer that is often requested stays cached, however many others are requested once', () => {
  const cache = createAnswerCache(mebibyte)
  cache.set('home', answerOf(Buffer.alloc(50_000)), 0)
  expect(cache.get('home')).toBeDefined()
  for (let page = 0; page < 5000; page += 1) cache.set(`made up ${page}`, answerOf(Buffer.alloc(500)), 0)
  expect(cache.get('home')).toBeDefined()
  expect(cache.get('made up 0')).toBeUndefined()
  expect(cache.bytes).toBeLessThanOrEqual(mebibyte)
})

test('an answer requested again still expires at its time', async () => {
  const cache = createAnswerCache(mebibyte)
  cache.set('short', answerOf(Buffer.alloc(10)), 1000)
  expect(cache.get('short')).toBeDefined()
  await expect.poll(() => cache.get('short')).toBeUndefined()
})

test('a stale answer is removed, whether it was requested once or again', () => {
  const cache = createAnswerCache(mebibyte)
  for (const key of ['once', 'again']) cache.set(key, answerOf(Buffer.alloc(10)), 0)
  cache.get('again')
  cache.deleteWhere(({ topics }) => topics.has('catalog'))
  expect([cache.get('once'), cache.get('again'), cache.bytes]).toEqual([undefined, undefined, 0])
})

test('a hundred thousand tiny answers take no more memory than the cache says', async () => {
  const cache = createAnswerCache(32 * mebibyte)
  collectGarbage()
  const before = process.memoryUsage()
  for (let page = 0; page < 100_000; page += 1) {
    cache.set(`answer ${page}`, answerOf(Buffer.from(`{"count":${page}}`)), 0)
    cache.get(`answer ${page}`)
    // Others take the rest of the room that small buffers share.
    Buffer.from('x'.repeat(2000))
  }
  expect(cache.bytes).toBeGreaterThan(20 * mebibyte)
  // Buffers are given back beside the program, some time after the collection that found them.
  const measure = () => {
    collectGarbage()
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    return { arrayBuffers: arrayBuffers - before.arrayBuffers, heapUsed: heapUsed - before.heapUsed }
  }
  await expect.poll(() => measure().arrayBuffers).toBeLessThan(4 * mebibyte)
  await expect.poll(() => measure().heapUsed).toBeLessThan(28 * mebibyte)
})
