import type { Facets } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { createCategory, createProduct } from '../../../../test/factories.ts'
import { createChoice, createFact, createType, setFact } from '../../../../test/facts.ts'
import { indexProducts } from '../../search/index.ts'

let shop: TestShop
let shelf: number
let facts: Record<'capacity' | 'energy' | 'material' | 'autoOff' | 'noise', number>
/** By their capacity in millilitres. */
const kettles = new Map<number, number>()
let toaster: number

beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  const db = shop.pool
  shelf = await createCategory(db)
  facts = {
    capacity: await createFact(db, { key: 'capacity_l', unit: 'L', group: 'capacity', inFacets: true }),
    energy: await createFact(db, { key: 'energy_class', kind: 'choice', group: 'power', inFacets: true }),
    autoOff: await createFact(db, { key: 'auto_off', kind: 'flag', group: 'safety', inFacets: true }),
    material: await createFact(db, { key: 'material', kind: 'choice', group: 'build', inFacets: true }),
    noise: await createFact(db, { key: 'noise_db', unit: 'dBA', group: 'comfort' }),
  }
  const glass = await createChoice(db, facts.material, 'glass')
  const steel = await createChoice(db, facts.material, 'steel')
  const [best, fair] = [await createChoice(db, facts.energy, 'A'), await createChoice(db, facts.energy, 'C')]
  const types = { kettle: await createType(db, 'kettle'), toaster: await createType(db, 'toaster') }
  for (const [place, capacity] of [500, 1000, 1500, 1700, 2000].entries()) {
    const { id } = await createProduct(db, { categoryId: shelf, nameEn: `Kettle ${capacity} ml`, sortOrder: place })
    kettles.set(capacity, id)
    await db`update products set type_id = ${types.kettle}, width_mm = ${capacity / 10}, height_mm = 200, depth_mm = 200 where id = ${id}`
    await setFact(db, id, facts.capacity, { number: capacity })
    await setFact(db, id, facts.energy, { choiceId: place < 2 ? best : fair })
    await setFact(db, id, facts.material, { choiceId: place % 2 === 0 ? glass : steel })
    await setFact(db, id, facts.autoOff, { flag: place > 0 })
    await setFact(db, id, facts.noise, { number: 60 })
    await indexProducts(db, [id])
  }
  toaster = (await createProduct(db, { categoryId: shelf, sortOrder: 9 })).id
  await db`update products set type_id = ${types.toaster} where id = ${toaster}`
})
afterAll(() => shop.close())

async function list(query: string, lang = 'en') {
  const { status, body } = await callApi(shop.app, 'GET', `/api/products/?category=${shelf}&lang=${lang}&${query}`)
  const ids: number[] = body.results?.map(({ id }: { id: number }) => id)
  return { status, body, ids, facets: body.facets as Facets }
}
const kettlesOf = (...capacities: number[]) => capacities.map((capacity) => kettles.get(capacity))
const encode = (value: string) => encodeURIComponent(value)
const capacityOf = (facets: Facets) => facets.facts.find(({ key }) => key === 'capacity_l')

describe('a list is narrowed by', () => {
  test.each([
    ['a type', 'type=kettle', [500, 1000, 1500, 1700, 2000]],
    ['a range whose ends count in', 'fact=capacity_l:1..1.5', [1000, 1500]],
    ['a range without a lower end', 'fact=capacity_l:..1', [500, 1000]],
    ['a range without an upper end', 'fact=capacity_l:1.6..', [1700, 2000]],
    ['several ranges, which add up', 'fact=capacity_l:..0.5&fact=capacity_l:2..', [500, 2000]],
    ['a choice', 'fact=material:steel', [1000, 1700]],
    ['the energy class, by its letter', 'fact=energy_class:A', [500, 1000]],
    ['yes and no', 'fact=auto_off:no', [500]],
    ['several facts, which cut down', 'fact=material:glass&fact=auto_off:yes', [1500, 2000]],
    ['a niche, with 20 mm of air beside each side', 'fits=190x300x200', [500, 1000, 1500]],
    ['a niche that is too low by the air above', 'fits=190x299x200', []],
  ])('%s', async (_name, query, capacities) => {
    expect((await list(query)).ids).toEqual(kettlesOf(...capacities))
  })

  test('a fact within what a search finds', async () => {
    const { body } = await callApi(shop.app, 'GET', '/api/products/?search=kettle&fact=material:steel&facets=true')
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual(kettlesOf(1000, 1700))
    expect(capacityOf(body.facets)?.values.filter(({ count }) => count > 0)).toHaveLength(2)
  })
})

describe('what the shop does not have any more counts as not there', () => {
  test.each([
    'type=gone',
    'fact=gone:1..2',
    'fact=material:gone',
    'fact=material:1..2',
    'fact=capacity_l:glass',
    'fact=noise_db:..50',
    'fact=energy_class:Z',
  ])('%s', async (query) => {
    expect((await list(query)).ids).toHaveLength(6)
  })

  test('beside what it has', async () => {
    expect((await list('type=gone,toaster&fact=gone:yes')).ids).toEqual([toaster])
    expect((await list('fact=material:gone&fact=material:steel')).ids).toEqual(kettlesOf(1000, 1700))
  })
})

test.each([
  ['fact=material', 'fact'],
  ['fact=material:', 'fact'],
  ['fact=:glass', 'fact'],
  ['fact=capacity_l:..', 'fact'],
  ['fact=capacity_l:1e3..', 'fact'],
  ['fact=material:glass&fact=x', 'fact'],
  [`fact=${encode("material:'; drop table facts")}`, 'fact'],
  ['type=Kettle!', 'type'],
  ['type=kettle&type=toaster', 'type'],
  ['fits=600x850', 'fits'],
  ['fits=0x850x600', 'fits'],
  ['fits=axbxc', 'fits'],
])('%s is refused', async (query, field) => {
  const { status, body } = await list(query)
  expect(status).toBe(400)
  expect(body.code).toBe('validation_failed')
  expect(JSON.stringify(body.errors)).toContain(field)
})

describe('facets', () => {
  test('have types and facts with their values, in both languages', async () => {
    const { facets } = await list('facets=true')
    expect(facets.types).toEqual([
      { key: 'kettle', name: 'The kettle', count: 5 },
      { key: 'toaster', name: 'The toaster', count: 1 },
    ])
    expect(facets.facts.map(({ key }) => key)).toEqual(['capacity_l', 'energy_class', 'material', 'auto_off'])
    expect(capacityOf(facets)).toEqual({
      key: 'capacity_l',
      name: 'capacity_l',
      kind: 'number',
      unit: 'L',
      values: [
        { value: '0.5..0.5', text: '0.5 L', count: 1 },
        { value: '1..1', text: '1 L', count: 1 },
        { value: '1.5..1.5', text: '1.5 L', count: 1 },
        { value: '1.7..1.7', text: '1.7 L', count: 1 },
        { value: '2..2', text: '2 L', count: 1 },
      ],
    })
    const inArabic = (await list('facets=true', 'ar')).facets.facts
    expect(inArabic.map(({ values }) => values[0]?.text)).toEqual(['0.5 لتر', 'من A', 'من glass', 'نعم'])
  })

  test('count each value under what else is chosen, and keep values and order while a shopper ticks', async () => {
    const before = (await list('facets=true')).facets.facts
    const { facets } = await list('facets=true&fact=material:steel&fact=auto_off:yes&in_stock=true&max_price=5000')
    const withoutCounts = (given: Facets['facts']) =>
      given.map(({ values, ...fact }) => ({ ...fact, values: values.map(({ value, text }) => [value, text]) }))
    expect(withoutCounts(facets.facts)).toEqual(withoutCounts(before))
    expect(facets.facts.map(({ values }) => values.map(({ count }) => count))).toEqual([
      [0, 1, 0, 1, 0],
      [1, 1],
      [2, 2],
      [2, 0],
    ])
  })

  test('have a chosen value that is not among the steps', async () => {
    const { facets } = await list('facets=true&fact=capacity_l:1..1.5')
    expect(capacityOf(facets)?.values.at(-1)).toEqual({ value: '1..1.5', text: '1–1.5 L', count: 2 })
  })

  test('of one type do not offer a fact that few of its products have', async () => {
    expect((await list('facets=true&type=toaster')).facets.facts).toEqual([])
    const chosen = await list('facets=true&type=toaster&fact=material:glass')
    expect(chosen.facets.facts.map(({ key, values }) => [key, values])).toEqual([
      ['material', [{ value: 'glass', text: 'In glass', count: 0 }]],
    ])
  })
})

test('the link to the next page contains types, facts and the niche', async () => {
  const { body } = await list('page_size=1&type=kettle&fact=auto_off:yes&fact=capacity_l:1..2&fits=900x900x900')
  const next = new URL(body.next, 'http://shop').searchParams
  expect(next.getAll('fact')).toEqual(['auto_off:yes', 'capacity_l:1..2'])
  expect([next.get('type'), next.get('fits')]).toEqual(['kettle', '900x900x900'])
})

test('a changed value, name and place of a fact show in lists that were asked for before', async () => {
  const { pool } = shop
  const ask = async () => (await list('facets=true&fact=capacity_l:2..')).ids
  expect(await ask()).toEqual(kettlesOf(2000))
  await pool`update product_facts set number = 2500 where product_id = ${kettles.get(500) ?? 0} and fact_id = ${facts.capacity}`
  await expect.poll(ask).toEqual(kettlesOf(500, 2000))
  const askNames = async () => (await list('facets=true')).facets.facts.map(({ name }) => name)
  await pool`update facts set name_en = 'Body' where id = ${facts.material}`
  await expect.poll(askNames).toEqual(['capacity_l', 'energy_class', 'Body', 'auto_off'])
  await pool`update facts set in_facets = not in_facets where id in (${facts.noise}, ${facts.material})`
  await expect.poll(askNames).toEqual(['capacity_l', 'energy_class', 'noise_db', 'auto_off'])
  await pool`delete from product_facts where fact_id = ${facts.autoOff}`
  await expect.poll(askNames).toEqual(['capacity_l', 'energy_class', 'noise_db'])
})
