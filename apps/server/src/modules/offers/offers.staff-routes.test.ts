import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { backdatePrices, createCategory, createProduct, words } from '../../../test/factories.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const newOffer = (changes: object) => ({
  name: words('Sale'),
  scope: 'products',
  kind: 'percent',
  value: 10,
  starts_at: inHours(-1),
  ends_at: inHours(24),
  ...changes,
})
const make = (changes: object) => editor.call('POST', '/offers/', { body: newOffer(changes) })
const shown = async (id: number) => (await callApi(shop.app, 'GET', `/api/products/${id}/`)).body

/** A product that has been sold for two months at EGP 1,000. */
async function soldProduct(given: Parameters<typeof createProduct>[1] = {}) {
  const product = await createProduct(shop.pool, given)
  await backdatePrices(shop.pool, product.variantIds)
  return product
}

describe('an offer', () => {
  test('that has begun acts at once, with the badge, the struck price and its end', async () => {
    const { id } = await soldProduct()
    const { status, body } = await make({ targets: [id], value: 12.5 })
    expect([status, body.state, body.value]).toEqual([201, 'running', 12.5])
    await expect
      .poll(() => shown(id))
      .toMatchObject({ price: 875, original_price: 1000, is_offer: true, price_valid_until: body.ends_at })
    const product = (await editor.call('GET', `/products/${id}/`)).body
    expect(product.plain).toMatchObject({ price: 1000, lowest_price: 875 })
    expect(product.plain.offer).toEqual({ id: body.id, price: 875, struck: 1000, ends_at: body.ends_at })
  })

  test('says of each colour when its own price ends', async () => {
    const variants = [
      { hex: '#ffffff', price: 100_000 },
      { hex: '#000000', price: 100_000 },
    ]
    const { id, variantIds } = await soldProduct({ variants })
    const { body } = await make({ targets: [id], kind: 'amount', value: 50 })
    // Now it costs less than the offer takes off.
    await shop.pool`update variants set regular_price_piastres = 4000 where id = ${variantIds[1] ?? 0}`
    await expect
      .poll(async () => (await shown(id)).colors)
      .toMatchObject([
        { price: 950, old_price: 1000, price_valid_until: body.ends_at },
        { price: 40, old_price: null, price_valid_until: null },
      ])
  })

  test('over a category or a type covers what comes into it, and leaves what goes', async () => {
    const [categoryId, other] = [await createCategory(shop.pool), await createCategory(shop.pool)]
    const { id } = await soldProduct({ categoryId: other })
    await make({ scope: 'categories', targets: [categoryId] })
    expect((await shown(id)).is_offer).toBe(false)
    const move = (category: number) =>
      editor.call('POST', '/bulk-edits/', { body: { products: [{ id }], change: { category }, is_preview: false } })
    expect((await move(categoryId)).status).toBe(200)
    await expect.poll(() => shown(id)).toMatchObject({ price: 900, is_offer: true })
    await move(other)
    await expect.poll(() => shown(id)).toMatchObject({ price: 1000, original_price: null, is_offer: false })
    const [type] = await shop.pool<{ id: number }[]>`
      insert into product_types (key, name_en, name_ar) values ('kettle-x', 'Kettle', 'غلاية') returning id`
    await make({ scope: 'types', targets: [type?.id], kind: 'amount', value: 101, ends_in_9: true })
    await shop.pool`update products set type_id = ${type?.id ?? 0} where id = ${id}`
    await expect.poll(() => shown(id)).toMatchObject({ price: 899, is_offer: true })
  })

  test('of a new product strikes nothing through: nobody was asked its price 30 days before', async () => {
    const { id } = await createProduct(shop.pool)
    const body = newOffer({ targets: [id], kind: 'fixed', value: 700 })
    const preview = (await editor.call('POST', '/offer-previews/', { body })).body
    expect(preview.results).toMatchObject([{ from: 1000, to: 700, lowest: null, outcome: 'not_struck' }])
    await make(body)
    await expect.poll(() => shown(id)).toMatchObject({ price: 700, original_price: null, is_offer: true })
  })

  test('that is not below the lowest price of 30 days is refused, unless it leaves the product out', async () => {
    const [good, bad] = [await soldProduct(), await soldProduct()]
    const setPrice = (price: number) =>
      shop.pool`update variants set regular_price_piastres = ${price} where product_id = ${bad.id}`
    await setPrice(80_000)
    await setPrice(100_000)
    const body = newOffer({ targets: [good.id, bad.id] })
    const preview = (await editor.call('POST', '/offer-previews/', { body })).body
    expect(preview).toMatchObject({ variants: 2, refused_products: [bad.id] })
    expect(preview.results).toMatchObject([
      { product: bad.id, sku: bad.sku, from: 1000, to: 900, lowest: 800, outcome: 'not_lower' },
      { product: good.id, to: 900, outcome: 'struck' },
    ])
    const refused = await make(body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'offer_refused', details: { products: 1 } } })
    expect((await shown(good.id)).is_offer).toBe(false)
    expect((await make({ ...body, left_out: [bad.id] })).status).toBe(201)
    await expect.poll(async () => (await shown(good.id)).price).toBe(900)
    expect((await shown(bad.id)).price).toBe(1000)
  })

  test('says before it is saved what it leaves as it is, and why', async () => {
    const categoryId = await createCategory(shop.pool)
    const made = async (price: number) =>
      await soldProduct({ categoryId, variants: [{ price: price * 100, stock: 1 }] })
    const [struck, taken, cheap, reduced, away] = [
      await made(1000),
      await made(1100),
      await made(300),
      await made(1200),
      await made(1300),
    ]
    const fresh = await createProduct(shop.pool, { categoryId })
    await shop.pool`update variants set regular_price_piastres = 100000 where product_id = ${reduced.id}`
    await shop.pool`update variants set regular_price_piastres = 120000 where product_id = ${reduced.id}`
    const soon = { starts_at: inHours(1), ends_at: inHours(2) }
    await make({ targets: [taken.id], value: 5, priority: 9, ...soon })
    const body = newOffer({ scope: 'categories', targets: [categoryId], floor: 300, left_out: [away.id], priority: 8 })
    const outcomesOf = async (changes: object) => {
      const { results, counts, ...preview } = (
        await editor.call('POST', '/offer-previews/', { body: { ...body, ...changes } })
      ).body
      const outcomes = results.map((each: { product: number; outcome: string }) => [each.product, each.outcome])
      expect(Object.values(counts).reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(results.length)
      return { ...preview, outcomes: Object.fromEntries(outcomes), counts }
    }
    const preview = await outcomesOf({})
    expect(preview.outcomes).toEqual({
      [reduced.id]: 'not_lower',
      [cheap.id]: 'at_floor',
      [taken.id]: 'outranked',
      [fresh.id]: 'not_struck',
      [struck.id]: 'struck',
      [away.id]: 'left_out',
    })
    expect(preview).toMatchObject({
      variants: 5,
      counts: { not_lower: 1, at_floor: 1, outranked: 1, left_out: 1, not_possible: 0 },
    })
    // It counts where it is above the other one, and where the two never meet.
    expect((await outcomesOf({ priority: 10 })).outcomes[taken.id]).toBe('struck')
    expect((await outcomesOf({ ends_at: soon.starts_at })).outcomes[taken.id]).toBe('struck')
    // A planned offer is no rival of itself.
    const left_out = [away.id, reduced.id, cheap.id]
    const planned = (await make({ ...body, left_out, starts_at: inHours(3) })).body
    expect((await outcomesOf({ ...planned, id: undefined })).outcomes[struck.id]).toBe('outranked')
    expect((await outcomesOf(planned)).outcomes[struck.id]).toBe('struck')
  })

  test('that makes no price possible is refused: not below the regular one, or nothing', async () => {
    const { id } = await soldProduct()
    for (const terms of [
      { kind: 'fixed', value: 1000 },
      { kind: 'amount', value: 1000 },
      { kind: 'percent', value: 50, floor: 1000 },
    ])
      expect((await make({ targets: [id], ...terms })).body.code, JSON.stringify(terms)).toBe('offer_refused')
  })

  test('with a higher priority wins, of equal ones the lower price; they are never added together', async () => {
    const { id } = await soldProduct()
    const strong = (await make({ targets: [id], value: 5, priority: 2 })).body
    await make({ targets: [id], value: 20 })
    await make({ targets: [id], value: 30 })
    await expect.poll(async () => (await shown(id)).price).toBe(950)
    const end = { ...strong, ends_at: new Date(Date.parse(strong.starts_at) + 1).toISOString() }
    expect((await editor.call('PUT', `/offers/${strong.id}/`, { body: end })).body.state).toBe('over')
    await expect.poll(async () => (await shown(id)).price).toBe(700)
  })
})

describe('while an offer runs', () => {
  /** What a product is asked for, what is struck through, and what its price was, in EGP. */
  async function readPrices({ id, variantIds: [variant = 0] }: { id: number; variantIds: readonly number[] }) {
    const history = await shop.pool<{ price: number }[]>`
      select price_piastres / 100 as price from variant_prices where variant_id = ${variant} order by from_at, id`
    const { price, original_price: struck } = await shown(id)
    return { price, struck, history: history.map((row) => Number(row.price)) }
  }

  async function raiseByBulkEdit({ id }: { id: number }): Promise<void> {
    const body = { products: [{ id }], change: { price: { unit: 'percent', by: 10 } }, is_preview: false }
    expect((await editor.call('POST', '/bulk-edits/', { body })).status).toBe(200)
  }

  /** Imports the row of the product as it is exported, with another price. */
  async function raiseByImport({ sku }: { sku: string }): Promise<void> {
    const headers = { authorization: `Bearer ${editor.token}` }
    const { body } = await shop.app.inject({ url: '/api/admin/catalogue-export/', headers })
    const [heading = [], ...rows] = body.split(/\r?\n/).map((line) => line.split(','))
    const row = rows.find((cells) => cells.includes(sku)) ?? []
    row[heading.indexOf('price')] = '1100'
    const imported = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/catalogue-imports/',
      headers: { ...headers, 'content-type': 'text/csv' },
      payload: `${heading}\n${row}\n`,
    })
    expect(imported.json()).toMatchObject({ outcome: 'imported', changed: 1 })
  }

  test.each([
    ['a bulk edit', raiseByBulkEdit],
    ['an import', raiseByImport],
  ])('%s sets the regular price: what is asked and struck follows', async (_, raise) => {
    const product = await soldProduct()
    const running = (await make({ targets: [product.id], value: 20 })).body
    await expect.poll(() => readPrices(product)).toEqual({ price: 800, struck: 1000, history: [1000, 1000, 800] })
    await raise(product)
    // 1,100 was never asked: what is struck through stays the lowest price before the offer.
    await expect.poll(() => readPrices(product)).toEqual({ price: 880, struck: 1000, history: [1000, 1000, 800, 880] })
    const over = { ...running, ends_at: new Date(Date.parse(running.starts_at) + 1).toISOString() }
    expect((await editor.call('PUT', `/offers/${running.id}/`, { body: over })).body.state).toBe('over')
    await expect
      .poll(() => readPrices(product))
      .toEqual({ price: 1100, struck: null, history: [1000, 1000, 800, 880, 1100] })
    // The same offer again would call a price above 800 a saving.
    const again = await make({ targets: [product.id], value: 20 })
    expect(again).toMatchObject({ status: 409, body: { code: 'offer_refused' } })
  })
})

describe('an offer over a fact', () => {
  let categoryId: number
  const made = new Map<string, number>()
  const priceOf = async (name: string) => (await shown(made.get(name) ?? 0)).price
  const makeFact = async (fact: object) => {
    const scope = { types: [], categories: [categoryId], shown_in: [], group: 'capacity' }
    const { status, body } = await editor.call('POST', '/facts/', { body: { ...scope, ...fact } })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const saveFact = async (fact: { id: number }, changes: object) => {
    const { body: now } = await editor.call('GET', `/facts/${fact.id}/`)
    return await editor.call('PUT', `/facts/${fact.id}/`, { body: { ...now, ...changes } })
  }
  const choicesOf = (...keys: string[]) => keys.map((key) => ({ key, name: words(key) }))
  const setFacts = async (name: string, facts: object) => {
    const path = `/products/${made.get(name)}/`
    const { body } = await editor.call('GET', path)
    const pictures = body.pictures.map(({ id }: { id: number }) => id)
    const plain = { price: body.plain.price }
    expect((await editor.call('PUT', path, { body: { ...body, pictures, plain, facts } })).status).toBe(200)
  }
  let capacity: { id: number }
  let material: { id: number }
  let autoOff: { id: number }
  beforeAll(async () => {
    categoryId = await createCategory(shop.pool)
    capacity = await makeFact({ key: 'offered_l', name: { en: 'Capacity', ar: 'السعة' }, kind: 'number', unit: 'L' })
    material = await makeFact({
      key: 'offered_of',
      name: words('Body'),
      kind: 'choice',
      choices: choicesOf('glass', 'steel'),
    })
    autoOff = await makeFact({ key: 'offered_off', name: words('Auto off'), kind: 'flag' })
    for (const [name, facts] of Object.entries({
      small: { offered_l: 3, offered_of: 'glass', offered_off: true },
      middle: { offered_l: 5, offered_of: 'steel', offered_off: false },
      large: { offered_l: 7.5, offered_of: 'steel' },
      unknown: {},
    })) {
      made.set(name, (await soldProduct({ categoryId })).id)
      await setFacts(name, facts)
    }
  })

  test('covers the numbers of its range, whose ends count in, and follows the facts of products', async () => {
    const body = newOffer({ scope: 'facts', targets: [], fact: { key: 'offered_l', min: 5, max: 7.5 } })
    const preview = (await editor.call('POST', '/offer-previews/', { body })).body
    expect(preview.results.map((each: { product: number }) => each.product)).toEqual([
      made.get('middle'),
      made.get('large'),
    ])
    const offer = (await make(body)).body
    expect(offer).toMatchObject({ targets: [], fact: { key: 'offered_l', value: null, min: 5, max: 7.5 } })
    const prices = () => Promise.all(['small', 'middle', 'large', 'unknown'].map(priceOf))
    await expect.poll(prices).toEqual([1000, 900, 900, 1000])
    await setFacts('small', { offered_l: 6 })
    await setFacts('middle', { offered_l: 4.999 })
    await setFacts('large', {})
    await setFacts('unknown', { offered_l: 7.5 })
    await expect.poll(prices).toEqual([900, 1000, 1000, 900])
    const [entry] = await shop.pool`select after from audit_entries where entity = 'offer' order by id desc limit 1`
    expect(entry?.after.fact).toEqual({ en: 'Capacity: 5–7.5 L', ar: 'السعة: 5–7.5 لتر' })
    const longer = await editor.call('PUT', `/offers/${offer.id}/`, { body: { ...offer, ends_at: inHours(30) } })
    expect(longer.status).toBe(200)
    const other = { ...longer.body, fact: { ...offer.fact, min: 4 } }
    expect((await editor.call('PUT', `/offers/${offer.id}/`, { body: other })).body.code).toBe('offer_running')
    const end = { ...longer.body, ends_at: new Date(Date.parse(offer.starts_at) + 1).toISOString() }
    expect((await editor.call('PUT', `/offers/${offer.id}/`, { body: end })).body.state).toBe('over')
    await expect.poll(prices).toEqual([1000, 1000, 1000, 1000])
  })

  test.each([
    ['a choice', { key: 'offered_of', value: 'steel' }, { offered_of: 'steel' }, { offered_of: 'glass' }],
    ['yes or no', { key: 'offered_off', value: 'no' }, { offered_off: false }, { offered_off: true }],
    ['a number without an end', { key: 'offered_l', min: 20 }, { offered_l: 900 }, { offered_l: 19 }],
  ])('covers %s', async (_, fact, covered, other) => {
    for (const name of ['small', 'middle', 'large', 'unknown']) await setFacts(name, {})
    const offer = (await make({ scope: 'facts', targets: [], fact, left_out: [made.get('large')], priority: 3 })).body
    await setFacts('small', covered)
    await setFacts('large', covered)
    await setFacts('middle', other)
    await expect
      .poll(() => Promise.all(['small', 'middle', 'large', 'unknown'].map(priceOf)))
      .toEqual([900, 1000, 1000, 1000])
    const end = { ...offer, ends_at: new Date(Date.parse(offer.starts_at) + 1).toISOString() }
    await editor.call('PUT', `/offers/${offer.id}/`, { body: end })
  })

  test('is refused where the fact has no such value', async () => {
    for (const [changes, field] of [
      [{}, 'fact.key'],
      [{ fact: { key: 'offered_l' } }, 'fact.min'],
      [{ fact: { key: 'offered_l', value: 'steel' } }, 'fact.min'],
      [{ fact: { key: 'offered_l', min: 5, max: 4 } }, 'fact.max'],
      [{ fact: { key: 'offered_of', value: 'wood' } }, 'fact.value'],
      [{ fact: { key: 'offered_off', value: 'maybe' } }, 'fact.value'],
      [{ fact: { key: 'offered_gone', min: 1 } }, 'fact.key'],
    ] as const) {
      const { body } = await make({ scope: 'facts', targets: [], ...changes })
      expect(Object.keys(body.errors), JSON.stringify(changes)).toEqual([field])
    }
  })

  test('keeps the fact and the value that it is over', async () => {
    for (const name of ['small', 'middle', 'large', 'unknown']) await setFacts(name, {})
    for (const fact of [
      { key: 'offered_of', value: 'steel' },
      { key: 'offered_l', max: 4 },
    ])
      expect((await make({ scope: 'facts', targets: [], fact, starts_at: inHours(5) })).status).toBe(201)
    const refused = async (fact: { id: number }, changes: object) => (await saveFact(fact, changes)).body
    const code = 'fact_on_offer'
    expect(await refused(material, { choices: choicesOf('glass', 'wood') })).toMatchObject({
      code,
      errors: { choices: expect.anything() },
    })
    expect(await refused(capacity, { unit: 'W' })).toMatchObject({ code, errors: { unit: expect.anything() } })
    expect(await refused(autoOff, { kind: 'choice', choices: choicesOf('one', 'two') })).toMatchObject({
      code,
      errors: { kind: expect.anything() },
    })
    const { body: now } = await editor.call('GET', `/facts/${material.id}/`)
    const removed = await editor.call('DELETE', `/facts/${material.id}/`, { body: { version: now.version } })
    expect(removed).toMatchObject({ status: 409, body: { code } })
    expect((await saveFact(material, { name: words('Made of'), choices: choicesOf('steel', 'wood') })).status).toBe(200)
    expect((await saveFact(capacity, { unit: 'ml' })).status).toBe(200)
    const [offer] = (await editor.call('GET', '/offers/?sort=starts_at&order=desc')).body.results
    expect(offer.fact).toEqual({ key: 'offered_l', value: null, min: null, max: 4000 })
  })
})

describe('a change of an offer', () => {
  test('is free until it starts; then only names and end change, and an over one stays as it was', async () => {
    const { id } = await soldProduct()
    const planned = (await make({ targets: [id], starts_at: inHours(2) })).body
    expect(planned.state).toBe('planned')
    const put = (body: object) => editor.call('PUT', `/offers/${planned.id}/`, { body })
    const changed = await put({ ...planned, value: 40, starts_at: inHours(-1) })
    expect(changed.body).toMatchObject({ version: 2, state: 'running', value: 40 })
    expect((await put(planned)).body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
    expect((await put({ ...changed.body, value: 50 })).body.code).toBe('offer_running')
    const later = await put({ ...changed.body, name: words('Longer'), ends_at: inHours(48) })
    await expect.poll(async () => (await shown(id)).price_valid_until).toBe(later.body.ends_at)
    const remove = (version: number) => editor.call('DELETE', `/offers/${planned.id}/`, { body: { version } })
    expect((await remove(3)).body.code).toBe('offer_running')
    const ended = await put({ ...later.body, ends_at: new Date(Date.parse(later.body.starts_at) + 1).toISOString() })
    expect(ended.body).toMatchObject({ state: 'over', name: words('Longer') })
    await expect.poll(() => shown(id)).toMatchObject({ price: 1000, original_price: null, is_offer: false })
    expect((await put(ended.body)).body.code).toBe('offer_over')
    const entries = await shop.pool`
      select action from audit_entries where entity = 'offer' and entity_id = ${String(planned.id)} order by id`
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'updated', 'updated'])
  })

  test('removes it while it is planned', async () => {
    const { id } = await soldProduct()
    const planned = (await make({ targets: [id], starts_at: inHours(2), name: words('Removed later') })).body
    const list = async () => (await editor.call('GET', '/offers/?q=removed')).body.results.length
    expect(await list()).toBe(1)
    expect((await editor.call('GET', `/offers/${planned.id}/`)).body).toEqual(planned)
    expect((await editor.call('DELETE', `/offers/${planned.id}/`, { body: { version: 1 } })).status).toBe(200)
    expect((await editor.call('GET', `/offers/${planned.id}/`)).status).toBe(404)
    expect(await list()).toBe(0)
    const entries = await shop.pool`
      select action, label_en from audit_entries where entity = 'offer' and entity_id = ${String(planned.id)} order by id`
    expect(entries).toEqual(['created', 'removed'].map((action) => ({ action, labelEn: 'Removed later' })))
  })
})

test('who may not plan offers is refused, and so is a wrong offer', async () => {
  const { id } = await soldProduct()
  const clerk = await enterAs(shop, 'orders')
  expect((await clerk.call('POST', '/offers/', { body: newOffer({ targets: [id] }) })).status).toBe(403)
  expect((await clerk.call('GET', '/offers/')).status).toBe(200)
  for (const [changes, field] of [
    [{ targets: [] }, 'targets'],
    [{ targets: [id], value: 100 }, 'value'],
    [{ targets: [id], value: 0 }, 'value'],
    [{ targets: [id], ends_at: inHours(-2) }, 'ends_at'],
    [{ targets: [id], scope: 'brands' }, 'scope'],
  ] as const)
    expect(Object.keys((await make(changes)).body.errors), JSON.stringify(changes)).toEqual([field])
  const over = await make({ targets: [id], starts_at: inHours(-2), ends_at: inHours(-1) })
  expect([over.status, over.body.code]).toEqual([409, 'offer_over'])
})
