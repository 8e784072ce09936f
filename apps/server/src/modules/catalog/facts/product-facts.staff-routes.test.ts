import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createCategory, words } from '../../../../test/factories.ts'
import { createChoice, createFact, createType } from '../../../../test/facts.ts'

let shop: TestShop
let editor: Member
let category: number
let kettle: number
let toaster: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
  const db = shop.pool
  category = await createCategory(db)
  kettle = await createType(db, 'kettle')
  toaster = await createType(db, 'toaster')
  const capacity = { key: 'capacity_l', unit: 'L', group: 'capacity', minValue: 100, maxValue: 100_000 } as const
  const scoped = [
    await createFact(db, capacity),
    await createFact(db, { key: 'auto_off', kind: 'flag' }),
    await createFact(db, { key: 'in_the_box', kind: 'text', group: 'box' }),
  ]
  const material = await createFact(db, { key: 'material', kind: 'choice' })
  for (const key of ['glass', 'steel']) await createChoice(db, material, key)
  const slots = await createFact(db, { key: 'slots' })
  for (const id of [...scoped, material]) await db`insert into fact_scopes (fact_id, type_id) values (${id}, ${kettle})`
  await db`insert into fact_scopes (fact_id, type_id) values (${slots}, ${toaster})`
})
afterAll(() => shop.close())

let serial = 0
const path = '/products/'
const newProduct = (given: object = {}) => {
  serial += 1
  return {
    sku: `NW-F-${serial}`,
    category,
    brand: 'Nawwar',
    name: words('Kettle'),
    description: { en: '', ar: '' },
    warranty: { en: '', ar: '' },
    features: [],
    tags: [],
    sizes: [],
    weight_grams: null,
    dimensions_mm: null,
    is_best_seller: false,
    is_featured: false,
    is_active: true,
    has_serial_numbers: false,
    colors: [],
    plain: { price: 900, stock: 1 },
    pictures: [],
    ...given,
  }
}
const box = { en: 'Kettle, base | filter', ar: 'الغلاية والقاعدة' }
const all = { capacity_l: 1.7, auto_off: true, material: 'glass', in_the_box: box }

async function make(given: object = {}) {
  const { status, body } = await editor.call('POST', path, { body: newProduct({ type: kettle, ...given }) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const save = (product: { id: number }, changes: object) =>
  editor.call('PUT', `${path}${product.id}/`, { body: { ...product, pictures: [], ...changes } })

const lastEntry = async () =>
  (await shop.pool`select before, after from audit_entries where entity = 'product' order by id desc limit 1`)[0]

describe('the facts of a product', () => {
  test('are saved as they were sent, and shown to shoppers', async () => {
    const made = await make({ facts: all })
    expect(made).toMatchObject({ type: kettle, facts: all })
    expect((await editor.call('GET', `${path}${made.id}/`)).body.facts).toEqual(all)
    const shown = (await callApi(shop.app, 'GET', `/api/products/${made.id}/`)).body
    expect(shown.type.key).toBe('kettle')
    expect(shown.facts.map(({ key, text }: Record<string, string>) => [key, text])).toEqual([
      ['capacity_l', '1.7 L'],
      ['auto_off', 'Yes'],
      ['material', 'In glass'],
      ['in_the_box', box.en],
    ])
  })

  test.each<[string, object, object]>([
    ['another unit', { capacity_l: '1700 ml' }, { capacity_l: 1.7 }],
    ['Arabic digits and words', { capacity_l: '١٫٥ لتر', auto_off: 'لا' }, { capacity_l: 1.5, auto_off: false }],
    ['the Arabic name of a choice', { material: 'من steel' }, { material: 'steel' }],
    [
      'both languages in one text',
      { in_the_box: 'Base \\| lid | القاعدة' },
      { in_the_box: { en: 'Base | lid', ar: 'القاعدة' } },
    ],
    ['null', { material: null }, {}],
  ])('are read from %s', async (_, facts, kept) => {
    expect((await make({ facts })).facts).toEqual(kept)
  })

  test.each<[string, unknown, string]>([
    ['capacity_l', 'glass', 'must be a number in L, or with a unit that converts to it (found glass)'],
    ['capacity_l', '2 kg', 'must be a number in L, or with a unit that converts to it (found 2 kg)'],
    ['capacity_l', 1700, 'must be at least 0.1 L and at most 100 L (found 1700)'],
    ['capacity_l', 0, 'must be at least 0.1 L and at most 100 L (found 0)'],
    ['material', 'wood', 'must be one of glass, steel (found wood)'],
    ['auto_off', 'perhaps', 'must be yes or no (found perhaps)'],
    ['in_the_box', 'Base', 'must be one line in both languages (English | Arabic), each up to 1000 characters'],
    [
      'in_the_box',
      { en: 'Base', ar: '' },
      'must be one line in both languages (English | Arabic), each up to 1000 characters',
    ],
    ['wings', 2, 'there is no specification with the key "wings"'],
    ['slots', 2, 'is not for this product: neither its type nor its category is among those of the specification'],
  ])('are refused: %s %j', async (key, value, sentence) => {
    const { status, body } = await editor.call('POST', path, {
      body: newProduct({ type: kettle, facts: { [key]: value } }),
    })
    expect([status, body.errors]).toEqual([400, { [`facts.${key}`]: [sentence] }])
  })

  test('are refused in Arabic, each at its field', async () => {
    const body = newProduct({ type: kettle, facts: { capacity_l: 500, auto_off: 7 } })
    expect((await editor.call('POST', `${path}?lang=ar`, { body })).body.errors).toEqual({
      'facts.capacity_l': ['يجب أن يكون 0.1 لتر على الأقل و100 لتر على الأكثر (المكتوب: 500)'],
      'facts.auto_off': ['يجب أن يكون نعم أو لا (المكتوب: 7)'],
    })
  })

  test('stay when they are not sent, and go when they are not among those sent', async () => {
    const made = await make({ facts: all })
    const { type: _type, facts: _facts, ...rest } = made
    const renamed = (await save(rest, { name: words('Jug') })).body
    expect(renamed).toMatchObject({ version: 2, type: kettle, facts: all })
    expect((await save(renamed, { facts: { auto_off: false } })).body.facts).toEqual({ auto_off: false })
  })

  test('belong to the type: another type is refused while they are there', async () => {
    const made = await make({ facts: { auto_off: true } })
    const refused = await save(made, { type: toaster })
    expect(Object.keys(refused.body.errors)).toEqual(['facts.auto_off'])
    expect((await save(made, { type: toaster, facts: { slots: 2 } })).body).toMatchObject({
      type: toaster,
      facts: { slots: 2 },
    })
    expect((await save(made, { type: 999_999 })).body.code).toBe('version_conflict')
    expect((await editor.call('POST', path, { body: newProduct({ type: 999_999 }) })).body).toMatchObject({
      code: 'product_type_not_found',
      errors: { type: [expect.any(String)] },
    })
  })

  test('are audited one by one', async () => {
    const made = await make({ facts: { auto_off: true, material: 'glass' } })
    await save(made, { facts: { material: 'steel', capacity_l: 2 } })
    expect(await lastEntry()).toEqual({
      before: { 'facts.auto_off': true, 'facts.material': 'glass', 'facts.capacity_l': null },
      after: { 'facts.auto_off': null, 'facts.material': 'steel', 'facts.capacity_l': 2 },
    })
  })
})

describe('a bulk change of products', () => {
  const bulk = (products: { id: number }[], change: object, is_preview = false) =>
    editor.call('POST', '/bulk-edits/', { body: { products: products.map(({ id }) => ({ id })), change, is_preview } })

  test('get facts, lose facts and keep the others; a preview stores nothing', async () => {
    const products = [await make({ facts: all }), await make({ facts: { capacity_l: 1 } })]
    const change = { facts: { capacity_l: '1500 ml', material: null } }
    const preview = await bulk(products, change, true)
    expect(preview.body.results.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['facts.capacity_l', 'facts.material'],
      ['facts.capacity_l'],
    ])
    const read = async () =>
      (await Promise.all(products.map(({ id }) => editor.call('GET', `${path}${id}/`)))).map(({ body }) => body.facts)
    expect(await read()).toEqual([all, { capacity_l: 1 }])
    expect((await bulk(products, change)).body.changed).toBe(2)
    const { material: _, ...rest } = all
    expect(await read()).toEqual([{ ...rest, capacity_l: 1.5 }, { capacity_l: 1.5 }])
    expect((await bulk(products, change)).body.changed).toBe(0)
  })

  test('get a type, and are refused whole when a fact does not belong to it', async () => {
    const products = [await make({ type: null }), await make({ facts: { auto_off: true } })]
    const { body } = await bulk(products, { type: toaster })
    expect(Object.keys(body.errors)).toEqual(['facts.auto_off'])
    expect((await bulk(products, { type: toaster, facts: { auto_off: null, slots: 4 } })).body.changed).toBe(2)
    for (const { id } of products)
      expect((await editor.call('GET', `${path}${id}/`)).body).toMatchObject({ type: toaster, facts: { slots: 4 } })
  })
})

describe('in two processes at once', () => {
  test('of two concurrent changes of the facts of a product, one is refused', async () => {
    const other = await openProcess(shop)
    const made = await make({ facts: { capacity_l: 1 } })
    const change = (capacity_l: number) => ({ ...made, pictures: [], facts: { capacity_l } })
    const url = `/api/admin${path}${made.id}/`
    const answers = await Promise.all(
      [shop, other].map(({ app }, index) => callApi(app, 'PUT', url, { token: editor.token, body: change(index + 2) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await other.close()
  })

  test('a definition never excludes a value that is written concurrently', async () => {
    const other = await openProcess(shop)
    const fact = await createFact(shop.pool, { key: 'cups' })
    await shop.pool`insert into fact_scopes (fact_id, type_id) values (${fact}, ${kettle})`
    const products = await Promise.all(Array.from({ length: 4 }, () => make()))
    const narrow = async () => {
      const { body } = await editor.call('GET', `/facts/${fact}/`)
      return await callApi(other.app, 'PUT', `/api/admin/facts/${fact}/`, {
        token: editor.token,
        body: { ...body, max: 5 },
      })
    }
    const fill = products.map((product) => save(product, { facts: { cups: 10 } }))
    const [narrowed, ...filled] = await Promise.all([narrow(), ...fill])
    const count = filled.filter(({ status }) => status === 200).length
    const [row] = await shop.pool`select count(*) from product_facts where fact_id = ${fact} and number > 5`
    expect(row).toEqual({ count: narrowed.status === 200 ? 0 : count })
    for (const { status } of filled) expect([200, 400]).toContain(status)
    await other.close()
  })
})
