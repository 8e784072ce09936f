import type { Product } from '@shop/contract'
import { expect, test } from 'vitest'
import { openProductMemory } from './product-memory.store.ts'

/** A shop whose products have the current price; those above 9 are not sold. */
function openShelf() {
  const shelf = { price: 100, reads: [] as (readonly number[])[] }
  const read = async (ids: readonly number[]) => {
    shelf.reads.push(ids)
    const { price } = shelf
    return ids.filter((id) => id < 10).map((id) => ({ id, price }) as Product)
  }
  return { shelf, read }
}
const idsAndPrices = (products: readonly Product[]) => products.map(({ id, price }) => [id, price])

test('products are read once in each language, and given in the order of their ids', async () => {
  const memory = openProductMemory()
  const { shelf, read } = openShelf()
  expect(idsAndPrices(await memory.get([2, 1], 'en', read))).toEqual([
    [2, 100],
    [1, 100],
  ])
  expect(idsAndPrices(await memory.get([1, 11, 3, 2], 'en', read))).toEqual([
    [1, 100],
    [3, 100],
    [2, 100],
  ])
  await memory.get([1], 'ar', read)
  await memory.get([], 'ar', read)
  expect(shelf.reads).toEqual([[2, 1], [11, 3], [1]])
})

test('a product that changed is read again, in both languages; so are all after a change of all', async () => {
  const memory = openProductMemory()
  const { shelf, read } = openShelf()
  for (const language of ['en', 'ar'] as const) await memory.get([1, 2], language, read)
  shelf.price = 200
  memory.note([1])
  for (const language of ['en', 'ar'] as const) {
    expect(idsAndPrices(await memory.get([1, 2], language, read))).toEqual([
      [1, 200],
      [2, 100],
    ])
  }
  memory.noteAll()
  expect(idsAndPrices(await memory.get([1, 2], 'en', read))).toEqual([
    [1, 200],
    [2, 200],
  ])
})

test.each(['note', 'noteAll'] as const)('what was read before a change (%s) is not kept after it', async (noted) => {
  const memory = openProductMemory()
  const { shelf, read } = openShelf()
  const late = Promise.withResolvers<void>()
  const reading = memory.get([1], 'en', async (ids) => {
    const products = await read(ids)
    await late.promise
    return products
  })
  shelf.price = 200
  if (noted === 'note') memory.note([1])
  else memory.noteAll()
  late.resolve()
  expect(idsAndPrices(await reading)).toEqual([[1, 100]])
  expect(idsAndPrices(await memory.get([1], 'en', read))).toEqual([[1, 200]])
})
