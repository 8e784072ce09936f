import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect } from '../src/database/client.ts'
import { migrate } from '../src/database/migrate.ts'
import { presentStaffFact } from '../src/modules/catalog/facts/facts.staff-presenter.ts'
import { listAllFacts } from '../src/modules/catalog/facts/facts.staff-repository.ts'
import { exportTable } from '../src/modules/catalog-import/catalog-files.staff-service.ts'
import { importCatalog } from '../src/modules/catalog-import/import-catalog.service.ts'
import { readCsv } from '../src/modules/catalog-import/reading/read-csv.parser.ts'
import { callApi } from '../test/accounts.ts'
import { createDatabase, dropDatabase } from '../test/database.ts'
import { type DemoBench, openDemoBench } from '../test/demo-bench.ts'
import { readPresets } from './preset-files.ts'
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

/** Those up to 0040, which brought the column. */
const migrationsWithColumn = 41

it('a migration makes it of the column of before, with the definition of the presets', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, migrationsWithColumn)
    await db.unsafe(`
      insert into categories (key, name_en, name_ar) values ('cooling', 'Cooling', 'تبريد'), ('kettles', 'Kettles', 'غلايات');
      insert into product_types (key, name_en, name_ar)
      values ('fridge', 'Fridge', 'تلاجة'), ('kettle', 'Kettle', 'كاتل'), ('desk-fan', 'Fan', 'مروحة');
      insert into facts (key, name_en, name_ar, kind, "group", sort_order) values ('energy_class', 'Own', 'خاصة', 'flag', 'use', 7);
      insert into products (sku, category_id, type_id, brand, name_en, name_ar, energy_class)
      values ('FR-1', 1, 1, 'Nawwar', 'Fridge', 'تلاجة', 'A'), ('FR-2', 1, null, 'Nawwar', 'Fridge', 'تلاجة', 'G'),
        ('KT-1', 2, 2, 'Nawwar', 'Kettle', 'غلاية', null)`)
    await migrate(url)
    expect(
      await db`
      select p.sku, p.version, f.key, c.key as class
      from products p left join product_facts pf on pf.product_id = p.id left join facts f on f.id = pf.fact_id
        left join fact_choices c on c.id = pf.choice_id order by p.sku`,
    ).toEqual([
      { sku: 'FR-1', version: 2, key: 'energy_class', class: 'A' },
      { sku: 'FR-2', version: 2, key: 'energy_class', class: 'G' },
      { sku: 'KT-1', version: 1, key: null, class: null },
    ])
    const preset = (await readPresets()).facts.find(({ key }) => key === 'energy_class')
    const [own, made] = (await listAllFacts(db)).map(presentStaffFact)
    expect(own).toMatchObject({ key: 'energy_class_of_staff', name: { en: 'Own', ar: 'خاصة' }, version: 2 })
    expect(made).toMatchObject({ ...preset, types: [1, 3], categories: [1], place: 8 })
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})
