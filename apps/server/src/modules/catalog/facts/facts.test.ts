import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct } from '../../../../test/factories.ts'
import { createChoice, createFact, createType, setFact } from '../../../../test/facts.ts'

let shop: TestShop
let kettle: number
let facts: Record<'capacity' | 'material' | 'autoOff' | 'box', number>
let glass: number
beforeAll(async () => {
  shop = await openTestShop()
  const db = shop.pool
  facts = {
    box: await createFact(db, { key: 'in_the_box', kind: 'text', group: 'box', sortOrder: 1 }),
    autoOff: await createFact(db, { key: 'auto_off', kind: 'flag', group: 'safety', sortOrder: 2 }),
    material: await createFact(db, { key: 'material', kind: 'choice', group: 'build', inFacets: true, sortOrder: 3 }),
    capacity: await createFact(db, {
      key: 'capacity_l',
      unit: 'L',
      group: 'capacity',
      better: 'more',
      isKey: true,
      inCard: true,
      sortOrder: 4,
    }),
  }
  glass = await createChoice(db, facts.material, 'glass')
  kettle = (await createProduct(db)).id
  const typeId = await createType(db, 'kettle', { minutesADay: 10 })
  await db`update products set type_id = ${typeId} where id = ${kettle}`
  await setFact(db, kettle, facts.box, { textEn: 'Base, filter', textAr: 'القاعدة والفلتر' })
  await setFact(db, kettle, facts.autoOff, { flag: true })
  await setFact(db, kettle, facts.material, { choiceId: glass })
  await setFact(db, kettle, facts.capacity, { number: 1700 })
})
afterAll(() => shop.close())

const getKettle = async (language: string) =>
  (await callApi(shop.app, 'GET', `/api/products/${kettle}/?lang=${language}`)).body

describe('a product', () => {
  test('says its type with the air that it needs', async () => {
    expect((await getKettle('ar')).type).toEqual({
      key: 'kettle',
      name: 'نوع kettle',
      clearance_mm: { side: 20, back: 0, top: 100 },
      minutes_a_day: 10,
    })
  })

  test('has its facts in the order of their groups, as programs and as people read them', async () => {
    const { facts: shown } = await getKettle('en')
    expect(shown.map(({ key, value, text }: Record<string, unknown>) => [key, value, text])).toEqual([
      ['capacity_l', 1.7, '1.7 L'],
      ['material', 'glass', 'In glass'],
      ['auto_off', true, 'Yes'],
      ['in_the_box', 'Base, filter', 'Base, filter'],
    ])
    expect(shown[0]).toEqual({
      key: 'capacity_l',
      name: 'capacity_l',
      kind: 'number',
      group: 'capacity',
      value: 1.7,
      unit: 'L',
      text: '1.7 L',
      better: 'more',
      shown_in: ['key', 'card'],
    })
  })

  test('has its facts in Arabic', async () => {
    const { facts: shown } = await getKettle('ar')
    expect(shown.map(({ text }: { text: string }) => text)).toEqual(['1.7 لتر', 'من glass', 'نعم', 'القاعدة والفلتر'])
  })

  test('without facts has none, and no type', async () => {
    const { id } = await createProduct(shop.pool)
    expect((await callApi(shop.app, 'GET', `/api/products/${id}/`)).body).toMatchObject({ type: null, facts: [] })
  })

  test.each([
    ['a value', `update product_facts set number = 1500 where number is not null`, '1.5 L'],
    ['the definition', `update facts set unit = 'ml' where key = 'capacity_l'`, '1500 ml'],
  ])('shows a change of %s in every process at the next look', async (_, statement, text) => {
    const other = await openProcess(shop)
    const read = async () => (await callApi(other.app, 'GET', `/api/products/${kettle}/`)).body.facts[0].text
    expect(await read()).not.toBe(text)
    await shop.pool.unsafe(statement)
    await expect.poll(read).toBe(text)
    await other.close()
  })
})

describe('the database refuses', () => {
  const value = (columns: string, from: string) =>
    `insert into product_facts (product_id, fact_id, kind, ${columns}) select (select max(id) from products), ${from}`
  test.each([
    ['a fact without a key', `update facts set key = 'Capacity'`, 'facts_key_check'],
    ['a fact without an Arabic name', `update facts set name_ar = ' '`, 'facts_name_ar_check'],
    ['a kind that is none', `update facts set kind = 'colour'`, 'facts_kind_check'],
    ['a unit that is none', `update facts set unit = 'pint' where kind = 'number'`, 'facts_unit_check'],
    ['a unit of a text', `update facts set unit = 'L' where kind = 'text'`, 'facts_number_check'],
    [
      'bounds that leave nothing',
      `update facts set min_value = 2, max_value = 1 where kind = 'number'`,
      'facts_bounds_check',
    ],
    ['a scope of nothing', `insert into fact_scopes (fact_id) select max(id) from facts`, 'fact_scopes_one_check'],
    [
      'a scope twice',
      `insert into fact_scopes (fact_id, type_id) select (select max(id) from facts), (select max(id) from product_types) from generate_series(1, 2)`,
      'fact_scopes_fact_key',
    ],
    ['air below nothing', `update product_types set clearance_top_mm = -1`, 'product_types_clearance_check'],
    ['more minutes than a day has', `update product_types set minutes_a_day = 1441`, 'product_types_minutes_check'],
    [
      'another kind for a fact with values',
      `update facts set kind = 'text' where kind = 'flag'`,
      'product_facts_fact_fk',
    ],
    ['a used fact to go', `delete from facts where kind = 'flag'`, 'product_facts_fact_fk'],
    ['a used choice to go', `delete from fact_choices`, 'product_facts_choice_fk'],
    ['a used type to go', `delete from product_types`, 'products_type_id_product_types_id_fk'],
    [
      'a number that is a flag',
      value('flag', `id, kind, true from facts where kind = 'number'`),
      'product_facts_kind_check',
    ],
    [
      'two values in one',
      value('number, flag', `id, kind, 1, true from facts where kind = 'number'`),
      'product_facts_kind_check',
    ],
    ['no value', value('flag', `id, kind, null from facts where kind = 'flag'`), 'product_facts_kind_check'],
    [
      'a text in one language',
      value('text_en', `id, kind, 'Base' from facts where kind = 'text'`),
      'product_facts_kind_check',
    ],
    [
      'a kind that its fact has not',
      value('flag', `id, 'flag', true from facts where kind = 'number'`),
      'product_facts_fact_fk',
    ],
    [
      'a choice of another fact',
      value('choice_id', `created.id, 'choice', (select max(id) from fact_choices) from created`).replace(
        'insert',
        `with created as (insert into facts (key, name_en, name_ar, kind, "group") values ('colour_of_light', 'a', 'b', 'choice', 'use') returning id) insert`,
      ),
      'product_facts_choice_fk',
    ],
  ])('%s', async (_, statement, constraint) => {
    await createProduct(shop.pool)
    await expect(shop.pool.unsafe(statement)).rejects.toThrow(constraint)
  })
})
