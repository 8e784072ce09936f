import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct, words } from '../../../../test/factories.ts'
import { createType, setFact } from '../../../../test/facts.ts'

let shop: TestShop
let editor: Member
let kettleType: number
let kettle: number
let category: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
  kettleType = await createType(shop.pool, 'kettle')
  const product = await createProduct(shop.pool)
  kettle = product.id
  category = product.categoryId
  await shop.pool`update products set type_id = ${kettleType} where id = ${kettle}`
})
afterAll(() => shop.close())

const path = '/facts/'
const number = (key: string) => ({
  key,
  name: words(key),
  kind: 'number',
  unit: 'L',
  group: 'capacity',
  better: 'more',
  min: 0.1,
  max: 100,
  shown_in: ['facet', 'key'],
  types: [kettleType],
  categories: [],
})
const choice = (key: string) => ({
  ...number(key),
  kind: 'choice',
  unit: null,
  better: null,
  min: null,
  max: null,
  choices: [
    { key: 'glass', name: words('Glass') },
    { key: 'steel', name: words('Steel') },
  ],
})

async function make(body: object) {
  const answer = await editor.call('POST', path, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const save = (fact: { id: number }, changes: object) =>
  editor.call('PUT', `${path}${fact.id}/`, { body: { ...fact, ...changes } })

const lastEntry = async () =>
  (await shop.pool`select action, entity, label_en, before, after from audit_entries order by id desc limit 1`)[0]

describe('a new fact', () => {
  test('is what was sent, its bounds in its own unit, and comes last', async () => {
    const first = await make(number('capacity_l'))
    expect(first).toMatchObject({
      ...number('capacity_l'),
      shown_in: ['key', 'facet'],
      choices: [],
      products_count: 0,
      version: 1,
    })
    const [stored] = await shop.pool`select min_value, max_value from facts where id = ${first.id}`
    expect(stored).toEqual({ minValue: '100.000', maxValue: '100000.000' })
    expect((await make(choice('material'))).place).toBe(first.place + 1)
    expect((await editor.call('GET', `${path}${first.id}/`)).body).toEqual(first)
  })

  test('is in the audit log by its name', async () => {
    await make(number('power_w'))
    expect(await lastEntry()).toMatchObject({ action: 'created', entity: 'fact', labelEn: 'power_w', before: null })
  })

  test('needs a key that is free', async () => {
    const answers = await Promise.all([1, 2].map(() => editor.call('POST', path, { body: number('taken') })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'key_taken',
      errors: { key: [expect.any(String)] },
    })
  })

  test.each<[string, object, string]>([
    ['a key with a hyphen', { key: 'water-tank' }, 'key'],
    ['the key of a field of products', { key: 'weight_grams' }, 'key'],
    ['a key that every object has', { key: 'constructor' }, 'key'],
    ['no Arabic name', { name: { en: 'Tank', ar: '' } }, 'name.ar'],
    ['a kind that is none', { kind: 'colour' }, 'kind'],
    ['a unit that is none', { unit: 'pint' }, 'unit'],
    ['a unit of a yes or no', { kind: 'flag', better: null, min: null, max: null }, 'unit'],
    ['bounds that leave nothing', { min: 5, max: 1 }, 'max'],
    ['a number beyond every appliance', { max: 1e9 }, 'max'],
    ['choices of a number', { choices: choice('x').choices }, 'choices'],
    ['one choice', { ...choice('x'), types: [1], choices: choice('x').choices.slice(1) }, 'choices'],
    ['no type and no category', { types: [] }, 'types'],
    ['a type of nowhere', { types: [999_999] }, 'types'],
    ['a category of nowhere', { categories: [999_999] }, 'categories'],
  ])('with %s is refused at its field, in words', async (_, changes, field) => {
    const { status, body } = await editor.call('POST', path, { body: { ...number('fine'), ...changes } })
    expect(Object.keys(body.errors)).toContain(field)
    expect([400, 404]).toContain(status)
    expect(body.errors[field][0]).not.toMatch(/not valid|whole number/)
  })

  test('with a choice twice is refused in Arabic at the second', async () => {
    const [glass] = choice('x').choices
    const body = { ...choice('twice'), choices: [glass, glass] }
    const answer = await editor.call('POST', `${path}?lang=ar`, { body })
    expect(answer.body.errors).toEqual({
      'choices.1.key': ['مكرر'],
      'choices.1.name.en': ['مكرر'],
      'choices.1.name.ar': ['مكرر'],
    })
    const capital = await editor.call('POST', path, {
      body: { ...choice('capital'), choices: [glass, { key: 'Glass', name: words('Crystal') }] },
    })
    expect(capital.body.errors).toEqual({ 'choices.1.key': ['is listed twice'] })
    const alike = [glass, { key: 'crystal', name: { en: glass?.name.en, ar: 'كريستال' } }]
    const sameName = await editor.call('POST', path, { body: { ...choice('alike'), choices: alike } })
    expect(sameName.body.errors).toEqual({ 'choices.1.name.en': ['is listed twice'] })
  })
})

describe('a change', () => {
  test('is saved, and recorded by field', async () => {
    const fact = await make(choice('body_material'))
    const renamed = [{ key: 'steel', name: words('Stainless steel') }, ...choice('x').choices.slice(0, 1)]
    const { body } = await save(fact, { name: words('Body'), categories: [category], choices: renamed })
    expect(body).toMatchObject({ version: 2, name: words('Body'), categories: [category], place: fact.place })
    expect(body.choices.map(({ key }: { key: string }) => key)).toEqual(['steel', 'glass'])
    const entry = await lastEntry()
    expect(Object.keys(entry?.after)).toEqual(['name', 'choices', 'categories'])
  })

  test('of two concurrent changes one is saved, the other is refused', async () => {
    const fact = await make(number('cable_m'))
    const answers = await Promise.all([save(fact, { place: 3 }), save(fact, { place: 4 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      details: { version: 2 },
    })
  })

  test('to the key of another fact is refused', async () => {
    await make(number('width_cm'))
    expect((await save(await make(number('depth_cm')), { key: 'width_cm' })).body.code).toBe('key_taken')
  })

  test('of a fact that is not there is refused', async () => {
    const fact = await make(number('never'))
    expect((await save({ ...fact, id: 999_999 }, {})).body.code).toBe('fact_not_found')
  })
})

describe('a fact with values', () => {
  async function makeUsed(key: string) {
    const fact = await make(number(key))
    await setFact(shop.pool, kettle, fact.id, { number: 1700 })
    return fact
  }

  test.each([
    ['its key', { key: 'other_key' }, ['key']],
    ['its kind', { kind: 'flag', unit: null, better: null, min: null, max: null }, ['kind', 'unit']],
    ['its dimension', { unit: 'W', min: null, max: null }, ['unit']],
  ])('keeps %s', async (name, changes, fields) => {
    const fact = await makeUsed(`keeps_${name.slice(4)}`)
    const { status, body } = await save(fact, changes)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'fact_in_use', fields])
    expect(body.details).toEqual({ products: 1 })
  })

  test('may be shown in another unit of its dimension', async () => {
    const fact = await makeUsed('shown_in_ml')
    expect((await save(fact, { unit: 'ml', min: 100, max: 3000 })).body).toMatchObject({ unit: 'ml', max: 3000 })
  })

  test.each([
    ['bounds', { max: 1.5 }, 'max'],
    ['scope', { types: [], categories: [999] }, 'categories'],
  ])('is not left outside its %s', async (name, changes, field) => {
    const fact = await makeUsed(`outside_${name}`)
    const [other] = await shop.pool<{ id: number }[]>`
      insert into categories (id, key, name_en, name_ar) overriding system value values (999, 'other', 'a', 'b')
      on conflict (id) do update set key = 'other' returning id`
    expect(other?.id).toBe(999)
    const { status, body } = await save(fact, changes)
    expect([status, body.code, body.details]).toEqual([409, 'fact_values_outside', { products: 1 }])
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('is not removed, and says of how many products', async () => {
    const fact = await makeUsed('stays')
    const { status, body } = await editor.call('DELETE', `${path}${fact.id}/`, { body: { version: 1 } })
    expect([status, body.code]).toEqual([409, 'fact_in_use'])
    expect(body.detail).toContain('(number of products: 1)')
  })

  test('does not remove a choice that is used, and removes an unused one', async () => {
    const fact = await make(choice('lid'))
    const [glass] = await shop.pool<
      { id: number }[]
    >`select id from fact_choices where fact_id = ${fact.id} and key = 'glass'`
    if (!glass) throw new Error('The choice glass is missing.')
    await setFact(shop.pool, kettle, fact.id, { choiceId: glass.id })
    const wood = { key: 'wood', name: words('Wood') }
    const without = (key: string) => [...fact.choices.filter((one: { key: string }) => one.key !== key), wood]
    expect((await save(fact, { choices: without('glass') })).body).toMatchObject({
      code: 'choice_in_use',
      details: { choice: 'glass', products: 1 },
    })
    const { body } = await save(fact, { choices: without('steel') })
    expect(body.choices.map(({ key, products_count }: Record<string, unknown>) => [key, products_count])).toEqual([
      ['glass', 1],
      ['wood', 0],
    ])
  })
})

test('a fact without values is removed with its choices', async () => {
  const fact = await make(choice('short_lived'))
  expect((await editor.call('DELETE', `${path}${fact.id}/`, { body: { version: 9 } })).body.code).toBe(
    'version_conflict',
  )
  expect((await editor.call('DELETE', `${path}${fact.id}/`, { body: { version: 1 } })).status).toBe(200)
  expect(await lastEntry()).toMatchObject({ action: 'removed', labelEn: 'short_lived', after: null })
  expect((await editor.call('GET', `${path}${fact.id}/`)).status).toBe(404)
})

test('the list is in the order of groups and places, and is narrowed by type, kind and words', async () => {
  await make({
    ...number('box_text'),
    kind: 'text',
    unit: null,
    better: null,
    min: null,
    max: null,
    group: 'box',
    place: 0,
  })
  const list = async (query: string) =>
    (await editor.call('GET', `${path}?page_size=200${query}`)).body.results.map(({ key }: { key: string }) => key)
  expect((await list('')).at(-1)).toBe('box_text')
  expect(await list('&kind=text')).toEqual(['box_text'])
  expect(await list('&q=body')).toEqual(['body_material'])
  const other = await createType(shop.pool, 'toaster')
  expect(await list(`&type=${other}`)).toEqual([])
  expect(await list(`&type=${other}&category=${category}`)).toEqual(['body_material'])
})

test('support sees definitions and changes none', async () => {
  const support = await enterAs(shop, 'support')
  expect((await support.call('GET', path)).status).toBe(200)
  expect((await support.call('POST', path, { body: number('mine') })).status).toBe(403)
})
