import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChoice, createFact, createType } from '../../../../test/facts.ts'
import { type ImportBench, openImportBench } from '../../../../test/import-bench.ts'
import { inSnapshot, inTransaction } from '../../../database/client.ts'
import { readCategoryEntries, readProductEntries } from '../export/catalog-entries.repository.ts'
import { writeCsv } from '../export/write-csv.presenter.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

const words = (en: string) => ({ en, ar: `${en} بالعربية` })
const product = (given: object = {}) => ({
  sku: 'KT-1',
  category: 'kettles',
  name: words('Kettle'),
  price: 900,
  ...given,
})
const catalogue = (given: object = {}, category: object = {}) => ({
  categories: [{ key: 'kettles', name: words('Kettles'), ...category }],
  products: [product(given)],
})
const box = { en: 'Base; lid | filter', ar: 'القاعدة' }
const all = { capacity_l: 1.7, auto_off: true, material: 'glass', in_the_box: box }

beforeEach(async () => {
  await bench.reset()
  const db = bench.pool
  await db`truncate facts, product_types restart identity cascade`
  const [kettle, toaster] = [await createType(db, 'kettle'), await createType(db, 'toaster')]
  const facts = [
    await createFact(db, { key: 'capacity_l', unit: 'L', minValue: 100, maxValue: 100_000 }),
    await createFact(db, { key: 'auto_off', kind: 'flag' }),
    await createFact(db, { key: 'material', kind: 'choice' }),
    await createFact(db, { key: 'in_the_box', kind: 'text' }),
  ]
  await createChoice(db, facts[2] ?? 0, 'glass')
  for (const id of facts) await db`insert into fact_scopes (fact_id, type_id) values (${id}, ${kettle})`
  const slots = await createFact(db, { key: 'slots' })
  await db`insert into fact_scopes (fact_id, type_id) values (${slots}, ${toaster})`
})

async function readKettle() {
  const [entry] = await readProductEntries(bench.pool, ['KT-1'])
  return { type: entry?.type, facts: entry?.facts }
}

const csv = (columns: string, cells: string) =>
  `row,sku,category,name_en,name_ar,price,${columns}\nproduct,KT-1,kettles,Kettle,غلاية,900,${cells}\n`

describe('an import', () => {
  it('brings types and facts, and finds nothing to do when they come again', async () => {
    const file = catalogue({ type: 'kettle', facts: all })
    expect((await bench.accept(file)).products.created).toBe(1)
    expect(await readKettle()).toEqual({ type: 'kettle', facts: all })
    expect((await bench.accept(file)).products).toMatchObject({ changed: 0, unchanged: 1 })
  })

  it('does not change type and facts that the file leaves out, and removes those that it empties', async () => {
    await bench.accept(catalogue({ type: 'kettle', facts: all }))
    expect((await bench.accept(catalogue())).products.changed).toBe(0)
    expect(await readKettle()).toEqual({ type: 'kettle', facts: all })
    const counts = await bench.accept(csv('fact:material,fact:capacity_l', ',1500 ml'))
    expect(counts.products.changed).toBe(1)
    const { material: _, ...rest } = all
    expect(await readKettle()).toEqual({ type: 'kettle', facts: { ...rest, capacity_l: 1.5 } })
    await bench.accept(catalogue({ facts: { capacity_l: null, auto_off: null, in_the_box: null }, type: null }))
    expect(await readKettle()).toEqual({ type: null, facts: {} })
  })

  it('reads cells as people write them', async () => {
    const cells = 'kettle,١٫٥ لتر,نعم,In glass,Base \\| lid | القاعدة'
    await bench.accept(catalogue())
    await bench.accept(csv('type,fact:capacity_l,fact:auto_off,fact:material,fact:in_the_box', cells))
    const facts = {
      capacity_l: 1.5,
      auto_off: true,
      material: 'glass',
      in_the_box: { en: 'Base | lid', ar: 'القاعدة' },
    }
    expect(await readKettle()).toEqual({ type: 'kettle', facts })
  })

  it('puts types on the shelf of a category', async () => {
    await bench.accept(catalogue({}, { types: ['kettle'] }))
    const read = async () => (await readCategoryEntries(bench.pool))[0]?.types
    expect(await read()).toEqual(['kettle'])
    await bench.accept(catalogue())
    expect(await read()).toEqual(['kettle'])
    await bench.accept(catalogue({}, { types: ['toaster'] }))
    expect(await read()).toEqual(['toaster'])
  })

  it('makes the version of a product another when its facts alone change', async () => {
    await bench.accept(catalogue({ type: 'kettle', facts: all }))
    const version = async () => (await bench.pool`select version from products`)[0]?.version
    const before = await version()
    const change = catalogue({ facts: { capacity_l: 2 } })
    expect((await bench.accept(change, { isTrial: true })).products.changed).toBe(1)
    expect(await version()).toBe(before)
    await bench.accept(change)
    expect(await version()).toBe(before + 1)
  })
})

describe('an import is refused, with line and reason, where', () => {
  it.each<[string, string, string, string]>([
    [
      'a unit is wrong',
      'type,fact:capacity_l',
      'kettle,2 kg',
      'line 2: product KT-1: fact:capacity_l: must be a number in L, or with a unit that converts to it (found 2 kg)',
    ],
    [
      'a value is impossible',
      'type,fact:capacity_l',
      'kettle,1700',
      'line 2: product KT-1: fact:capacity_l: must be at least 0.1 L and at most 100 L (found 1700)',
    ],
    [
      'a fact is unknown',
      'type,fact:wings',
      'kettle,2',
      'line 2: product KT-1: fact:wings: there is no specification with the key "wings"',
    ],
    [
      'a choice is unknown',
      'type,fact:material',
      'kettle,wood',
      'line 2: product KT-1: fact:material: must be one of glass (found wood)',
    ],
    [
      'a fact is not for the type',
      'type,fact:slots',
      'kettle,2',
      'line 2: product KT-1: fact:slots: is not for this product: neither its type nor its category is among those of the specification',
    ],
    [
      'a type is unknown',
      'type',
      'jug',
      'line 2: product KT-1: type: there is no type of appliance with the key "jug"',
    ],
  ])('%s', async (_, columns, cells, sentence) => {
    await bench.accept(catalogue())
    expect(await bench.refuse(csv(columns, cells))).toEqual([sentence])
  })

  it('the fact that a product has is not for its new type', async () => {
    await bench.accept(catalogue({ type: 'kettle', facts: { auto_off: true } }))
    expect(await bench.refuse(catalogue({ type: 'toaster' }))).toEqual([
      expect.stringContaining('product KT-1: facts, auto_off: is not for this product'),
    ])
  })

  it('a heading names no fact: it says how such a column is called', async () => {
    const [fault] = await bench.refuse(csv('fact:', ''))
    expect(fault).toMatch(/there is no column "fact:"; the columns are .*, fact:KEY$/)
  })

  it('refuses a fact in the row of a category', async () => {
    const table = 'row,key,name_en,name_ar,fact:slots\ncategory,toasters,Toasters,محمصات,2\n'
    expect(await bench.refuse(table)).toEqual(['line 2: fact:slots: must be empty in a row of kind category'])
  })

  it('the definition has changed since the file was checked', async () => {
    await bench.accept(catalogue({ type: 'kettle', facts: all }))
    const narrowed = inTransaction(bench.pool, async (tx) => {
      await tx`select pg_advisory_xact_lock(7201916)`
      const running = bench.run(catalogue({ facts: { capacity_l: 50 } })).then(
        () => null,
        (error: unknown) => error,
      )
      await expect
        .poll(async () => (await bench.pool`select from pg_locks where locktype = 'advisory' and not granted`).length)
        .toBe(1)
      await tx`update facts set max_value = 2000, version = version + 1 where key = 'capacity_l'`
      return { running }
    })
    expect(await (await narrowed).running).toMatchObject({ code: 'plan_changed' })
    expect((await readKettle()).facts).toEqual(all)
  })
})

it('an export has a column for each fact that some product has, and imports again unchanged', async () => {
  await bench.accept(catalogue({ type: 'kettle', facts: all }, { types: ['kettle', 'toaster'] }))
  const table = await inSnapshot(bench.pool, async (tx) =>
    writeCsv({ categories: await readCategoryEntries(tx), products: await readProductEntries(tx) }),
  )
  const [heading = ''] = table.split('\r\n')
  expect(heading).toMatch(/,fact:auto_off,fact:capacity_l,fact:in_the_box,fact:material$/)
  expect(await bench.accept(table)).toMatchObject({ categories: { unchanged: 1 }, products: { unchanged: 1 } })
  expect(await readKettle()).toEqual({ type: 'kettle', facts: all })
})
