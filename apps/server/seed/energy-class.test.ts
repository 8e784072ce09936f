import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportTable } from '../src/modules/catalog-import/catalog-files.staff-service.ts'
import { importCatalog } from '../src/modules/catalog-import/import-catalog.service.ts'
import { readCsv } from '../src/modules/catalog-import/reading/read-csv.parser.ts'
import { callApi } from '../test/accounts.ts'
import { type DemoBench, openDemoBench } from '../test/demo-bench.ts'
import { seedDemo } from './seed-demo.ts'

let bench: DemoBench
beforeAll(async () => {
  bench = await openDemoBench()
  await seedDemo(bench.shop.pool, bench.demo)
})
afterAll(() => bench.close())

const list = async (query: string) =>
  (await callApi(bench.shop.app, 'GET', `/api/products/?type=water-dispenser&facets=true&${query}`)).body
const skusOf = ({ results }: { results: { sku: string }[] }) => results.map(({ sku }) => sku).sort()

it('the energy class is among the facts of a product, for the comparison and as a filter', async () => {
  const { results, facets } = await list('lang=ar')
  const { id } = results.find(({ sku }: { sku: string }) => sku === 'NW-WD-31')
  const { facts, ...fields } = (await callApi(bench.shop.app, 'GET', `/api/products/${id}/?lang=ar`)).body
  expect(facts).toContainEqual({
    key: 'energy_class',
    name: 'فئة كفاءة الطاقة',
    kind: 'choice',
    group: 'power',
    value: 'C',
    unit: null,
    text: 'C',
    better: null,
    shown_in: ['comparison', 'facet'],
  })
  expect(fields).not.toHaveProperty('energy_class')
  expect(facets.facts.find(({ key }: { key: string }) => key === 'energy_class').values).toEqual([
    { value: 'B', text: 'B', count: 2 },
    { value: 'C', text: 'C', count: 1 },
  ])
  expect(skusOf(await list('fact=energy_class:B'))).toEqual(['NW-WD-20', 'NW-WD-35'])
})

it('a table has it in the column of its fact, which sets and clears it', async () => {
  const { pool } = bench.shop
  const table = await exportTable(pool, false)
  expect(table.split('\r\n')[0]).toContain(',fact:energy_class,')
  const change = `row,sku,category,name_en,name_ar,price,fact:energy_class
product,NW-WD-20,water-dispensers,Dispenser,كولدير,7299,a
product,NW-WD-35,water-dispensers,Dispenser,كولدير,7299,
`
  expect(await importCatalog(pool, readCsv(change, null), bench.demo.deps)).toMatchObject({ outcome: 'done' })
  await expect.poll(async () => skusOf(await list('fact=energy_class:A'))).toEqual(['NW-WD-20'])
  expect(skusOf(await list('fact=energy_class:B&fact=energy_class:C'))).toEqual(['NW-WD-31'])
})
