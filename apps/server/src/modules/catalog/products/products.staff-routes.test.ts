import { usualValues } from '@shop/contract'
import { foldSku } from '@shop/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member, uploadPicture } from '../../../../test/back-office.ts'
import { createCategory, createProduct, runOffer, words } from '../../../../test/factories.ts'
import { blue, red, twoColors } from '../../../../test/pictures.ts'
import { sampleFields } from '../../../../test/sample-fields.ts'

let shop: TestShop
let editor: Member
let category: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
  category = await createCategory(shop.pool)
})
afterAll(() => shop.close())

let serial = 0
function newProduct(changes: object = {}) {
  serial += 1
  return {
    ...usualValues(),
    sku: `NW-S-${serial}`,
    category,
    name: words(`Kettle ${serial}`),
    description: words('Boils'),
    warranty: words('2 years'),
    features: [words('Quick')],
    sizes: [words('1.7 L')],
    weight_grams: 1200,
    dimensions_mm: { width: 1, height: 2, depth: 3 },
    is_featured: true,
    colors: [],
    plain: { price: 899.5, stock: 7 },
    pictures: [],
    ...changes,
  }
}
const white = { hex: '#FFFFFF', name: words('White'), price: 900, stock: 3, pictures: [] }
const black = { hex: '#000000', name: words('Black'), price: 950, stock: 0, pictures: [] }

async function makeProduct(changes: object = {}) {
  const { status, body } = await editor.call('POST', '/products/', { body: newProduct(changes) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test.each(['=1+1', '+1', '-1', '@A'])('the SKU %s is refused: a spreadsheet would run it', async (sku) => {
  const { status, body } = await editor.call('POST', '/products/', { body: newProduct({ sku }) })
  expect([status, body.errors]).toEqual([400, { sku: ['must not begin with =, +, - or @'] }])
})

describe('sku twins', () => {
  const twins = [
    'FLD-\u200b100',
    'FLD\u2013100',
    '\uff26LD-100',
    'FLD-1\u200e00',
    'fld-100',
    'FLD-١٠٠',
    'FLD\u2212100 ',
  ]

  test.each(twins)('%j is the SKU of FLD-100', async (sku) => {
    await editor.call('POST', '/products/', { body: newProduct({ sku: 'FLD-100' }) })
    const taken = { status: 409, body: { code: 'sku_taken', errors: { sku: [expect.any(String)] } } }
    expect(await editor.call('POST', '/products/', { body: newProduct({ sku }) })).toMatchObject(taken)
    const { id, ...other } = await makeProduct()
    expect(await editor.call('PUT', `/products/${id}/`, { body: { ...other, sku } })).toMatchObject(taken)
  })

  test('of two at the same moment one is made', async () => {
    const answers = await Promise.all(
      ['twin-1', 'TWIN-1', 'TWIN\u20111', 'ＴＷＩＮ-1'].map((sku) =>
        editor.call('POST', '/products/', { body: newProduct({ sku }) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('the database folds each invisible character and each dash as the contract does', async () => {
    const points = Array.from({ length: 0xe1000 }, (_, point) => String.fromCodePoint(point + 1))
    const odd = points.filter((point) =>
      /[\p{Default_Ignorable_Code_Point}\p{Pd}\u0640\u2212\u2043\u02d7\u2800]/u.test(point),
    )
    const skus = [...odd.map((point) => `a${point}B`), ...twins, 'Ａ ١۲\u00a0 ３', '\u2010x\u200f', 'ثلاجة-١']
    const rows = await shop.pool<{ folded: string }[]>`
      select fold_sku(sku) as folded from unnest(${skus}::text[]) with ordinality as given (sku, place) order by place`
    expect(rows.map(({ folded }) => folded)).toEqual(skus.map(foldSku))
    expect(odd.length).toBeGreaterThan(400)
  })
})

test.each([
  [19.999, null],
  [999.999, null],
  [1749.999, null],
  [5000.123456, null],
  [0.30000000000000004, 0.3],
  [1749.9900000000002, 1749.99],
])('a price of %d is stored as %j', async (price, stored) => {
  const { status, body } = await editor.call('POST', '/products/', { body: newProduct({ plain: { price, stock: 1 } }) })
  const refused = { 'plain.price': ['must be an amount in EGP with at most two decimals'] }
  if (stored === null) expect([status, body.errors]).toEqual([400, refused])
  else expect([status, body.plain.price]).toEqual([201, stored])
})

test('a price of 0 is told that it must be above 0, not at least 0', async () => {
  const { body } = await editor.call('POST', '/products/', { body: newProduct({ plain: { price: 0, stock: 1 } }) })
  expect(body.errors).toEqual({ 'plain.price': ['must be above 0'] })
})

/** The fields that a form sends back after fetching a product. */
function asSent(product: ReturnType<JSON['parse']>) {
  const ids = (pictures: { id: number }[]) => pictures.map(({ id }) => id)
  return {
    ...product,
    colors: product.colors.map((color: { pictures: { id: number }[] }) => ({
      ...color,
      stock: null,
      pictures: ids(color.pictures),
    })),
    plain: product.plain && { ...product.plain, stock: null },
    pictures: ids(product.pictures),
  }
}

async function upload(color: typeof red) {
  const picture = twoColors(60 + color.g, 50).png()
  const answer = await uploadPicture(shop.app, editor.token, await picture.toBuffer())
  expect(answer.statusCode).toBe(201)
  return answer.json().id as number
}

test('P-03: a colour without a name is named by its hex value, in each language', async () => {
  const unnamed = { ...white, hex: '#ff0000', name: { en: '', ar: null } }
  const odd = { hex: '#23272B', price: 900, stock: 1, pictures: [] }
  const half = { ...black, name: { en: 'Midnight', ar: '' } }
  const { colors } = await makeProduct({ plain: null, colors: [unnamed, odd, half] })
  expect(colors.map(({ name }: { name: object }) => name)).toEqual([
    { en: 'Red', ar: 'أحمر' },
    { en: 'Color #23272b', ar: 'لون #23272b' },
    { en: 'Midnight', ar: 'أسود' },
  ])
})

describe('a new product', () => {
  test('comes back as it was given, is in the shop at once, and can be found', async () => {
    const made = await makeProduct({ name: words('Zibbeltopf') })
    expect(made).toMatchObject({
      version: 1,
      plain: { price: 899.5, offer: null, lowest_price: null, stock: 7 },
      colors: [],
    })
    expect((await editor.call('GET', `/products/${made.id}/`)).body).toEqual(made)
    const shown = await callApi(shop.app, 'GET', `/api/products/${made.id}/`)
    expect(shown.body).toMatchObject({ name: 'Zibbeltopf', price: 899.5, quantity: 7 })
    const found = await callApi(shop.app, 'GET', '/api/products/?search=zibbeltopf')
    expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([made.id])
  })

  test('has each declared field as it was given, and so has the record of the change', async () => {
    const made = await makeProduct(sampleFields)
    expect(made).toMatchObject(sampleFields)
    const [entry] =
      await shop.pool`select after from audit_entries where entity_id = ${String(made.id)} and entity = 'product'`
    expect(entry?.after).toMatchObject(sampleFields)
    const { body } = await editor.call('PUT', `/products/${made.id}/`, {
      body: { ...asSent(made), ...usualValues(), brand: 'Other' },
    })
    expect(body).toMatchObject({ ...usualValues(), brand: 'Other' })
  })

  test('has colours with prices, stock and pictures of their own', async () => {
    const [one, two, both] = [await upload(red), await upload(blue), await upload({ ...red, g: 3 })]
    const colors = [{ ...white, pictures: [two, one] }, black]
    const made = await makeProduct({ plain: null, colors, pictures: [both] })
    expect(made.plain).toBeNull()
    expect(made.colors).toMatchObject([
      { hex: '#ffffff', price: 900, stock: 3, pictures: [{ id: two }, { id: one }] },
      { hex: '#000000', price: 950, stock: 0, pictures: [] },
    ])
    const shown = await callApi(shop.app, 'GET', `/api/products/${made.id}/`)
    expect(shown.body.images.map(({ id }: { id: number }) => id)).toEqual([two, one, both])
  })

  test('is written down with who made it', async () => {
    const made = await makeProduct()
    const [entry] =
      await shop.pool`select action, entity, after from audit_entries where entity_id = ${String(made.id)} and entity = 'product'`
    expect(entry).toMatchObject({ action: 'created', after: { sku: made.sku, plain: { price: 899.5 } } })
  })

  test.each<[string, object, string, string?]>([
    ['a name in one language', { name: { en: 'Kettle', ar: ' ' } }, 'name.ar'],
    [
      'a description in one language',
      { description: { en: 'x', ar: '' } },
      'description.ar',
      'please write it in both languages, or in neither',
    ],
    ['a price of nothing', { plain: { price: 0 } }, 'plain.price'],
    ['half piastres', { plain: { price: 1.005 } }, 'plain.price'],
    ['neither price nor colours', { plain: null }, 'plain', 'field is required'],
    ['a price beside colours', { colors: [white] }, 'plain'],
    [
      'a colour twice',
      { plain: null, colors: [white, { ...black, hex: '#ffffff' }] },
      'colors.1.hex',
      'is listed twice',
    ],
    ['a colour that is none', { plain: null, colors: [{ ...white, hex: 'red' }] }, 'colors.0.hex'],
    ['an invisible character', { brand: 'a\u0000b' }, 'brand'],
    ['an endless list', { tags: Array.from({ length: 51 }, () => words('x')) }, 'tags'],
    ['a category of nowhere', { category: 999_999 }, 'category'],
    ['a picture of nowhere', { pictures: [999_999] }, 'pictures'],
  ])('is refused with %s, at its field', async (_, changes, field, message) => {
    const { status, body } = await editor.call('POST', '/products/', { body: newProduct(changes) })
    expect([400, 404]).toContain(status)
    expect(Object.keys(body.errors)).toEqual([field])
    if (message !== undefined) expect(body.errors[field]).toEqual([message])
  })

  test('is refused with the SKU of another, also when both come at once', async () => {
    const product = newProduct()
    const answers = await Promise.all([product, product].map((body) => editor.call('POST', '/products/', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'sku_taken', errors: { sku: {} } })
  })

  test('stores scripts as plain text', async () => {
    const script = '<script>alert(1)</script>'
    const made = await makeProduct({ name: { en: script, ar: script }, description: { en: script, ar: script } })
    expect(made.name.en).toBe(script)
  })
})

describe('a change', () => {
  test('is in every process at the next look, and in its search', async () => {
    const other = await openProcess(shop)
    const made = await makeProduct({ name: words('Beforename') })
    const read = async () => (await callApi(other.app, 'GET', `/api/products/${made.id}/`)).body
    expect((await read()).price).toBe(899.5)
    const changed = { ...asSent(made), name: words('Aftername'), plain: { price: 850 } }
    expect((await editor.call('PUT', `/products/${made.id}/`, { body: changed })).status).toBe(200)
    await expect.poll(async () => (await read()).price).toBe(850)
    expect(await read()).toMatchObject({ name: 'Aftername' })
    const search = async (word: string) =>
      (await callApi(other.app, 'GET', `/api/products/?search=${word}`)).body.results.length
    expect([await search('aftername'), await search('beforename')]).toEqual([1, 0])
    await other.close()
  })

  test('that changes nothing leaves the product as it is, but for its version', async () => {
    const made = await makeProduct({ plain: null, colors: [white, black] })
    const { body } = await editor.call('PUT', `/products/${made.id}/`, { body: asSent(made) })
    expect({ ...body, updated_at: '' }).toEqual({ ...made, version: 2, updated_at: '' })
    const entries =
      await shop.pool`select from audit_entries where entity = 'product' and entity_id = ${String(made.id)}`
    expect(entries.length).toBe(1)
  })

  test('of two concurrent changes one is saved, the other is refused', async () => {
    const made = await makeProduct()
    const change = (en: string) => editor.call('PUT', `/products/${made.id}/`, { body: { ...asSent(made), brand: en } })
    const answers = await Promise.all([change('One'), change('Two'), change('Three')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
  })

  test('takes a colour out of sale and brings it back with its stock', async () => {
    const made = await makeProduct({ plain: null, colors: [white, { ...black, stock: 4 }] })
    const sent = asSent(made)
    const without = await editor.call('PUT', `/products/${made.id}/`, {
      body: { ...sent, colors: sent.colors.slice(0, 1) },
    })
    expect(without.body.colors.length).toBe(1)
    const again = { ...asSent(without.body), colors: [...sent.colors].reverse() }
    const back = await editor.call('PUT', `/products/${made.id}/`, { body: again })
    expect(back.body.colors).toMatchObject([
      { id: made.colors[1].id, hex: '#000000', stock: 4 },
      { id: made.colors[0].id, hex: '#ffffff', stock: 3 },
    ])
  })

  test('concurrent with orders loses no unit', async () => {
    const made = await makeProduct({ plain: { price: 100, stock: 50 } })
    const id = made.plain.id
    const sell = () =>
      shop.pool.begin(async (tx) => {
        await tx`select from variants where id = ${id} for update`
        await tx`insert into stock_movements (variant_id, units, reason) values (${id}, -1, 'order')`
      })
    const edit = async () => {
      const now = (await editor.call('GET', `/products/${made.id}/`)).body
      return await editor.call('PUT', `/products/${made.id}/`, { body: { ...asSent(now), brand: `B${Math.random()}` } })
    }
    const work = Array.from({ length: 30 }, (_, index) => (index % 5 === 0 ? edit() : sell()))
    await Promise.all(work)
    expect((await editor.call('GET', `/products/${made.id}/`)).body.plain.stock).toBe(50 - 24)
  })

  test('of a product that is not there is refused', async () => {
    const made = await makeProduct()
    expect((await editor.call('PUT', '/products/999999/', { body: asSent(made) })).body.code).toBe('product_not_found')
  })
})

describe('the list', () => {
  test('finds by SKU and by name in both languages, however Arabic is spelled', async () => {
    const { id, sku } = await makeProduct({ name: { en: 'Samovar Deluxe', ar: 'سماور أنيقة' } })
    for (const q of [
      sku.toLowerCase(),
      `\u200f#${sku}`,
      sku.replaceAll('-', '\u2013'),
      `كود: ${sku}`,
      'deluxe samo',
      'سماور انيقه',
    ]) {
      const { body } = await editor.call('GET', `/products/?q=${encodeURIComponent(q)}`)
      expect(
        body.results.map((row: { id: number }) => row.id),
        q,
      ).toEqual([id])
    }
  })

  test('filters, sorts and pages', async () => {
    const own = await createCategory(shop.pool)
    const make = (changes: object) => makeProduct({ category: own, ...changes })
    const sold = await make({ plain: { price: 5, stock: 0 } })
    await runOffer(shop.pool, { targetIds: [sold.id], kind: 'percent', value: 2000 })
    const off = await make({
      plain: { price: 9, stock: 2 },
      is_active: false,
      is_best_seller: true,
    })
    const list = async (query: string) => {
      const { body } = await editor.call('GET', `/products/?category=${own}&${query}`)
      return body.results.map((row: { id: number }) => row.id)
    }
    expect(await list('')).toEqual([sold.id, off.id])
    expect(await list('sort=price&order=desc')).toEqual([off.id, sold.id])
    expect(await list('sort=stock&order=asc')).toEqual([sold.id, off.id])
    expect(await list('is_active=false')).toEqual([off.id])
    expect(await list('in_stock=false')).toEqual([sold.id])
    expect(await list('is_offer=true')).toEqual([sold.id])
    expect(await list('is_best_seller=true&is_featured=true')).toEqual([off.id])
    expect(await list('page=2&page_size=1')).toEqual([off.id])
  })
})

describe('a bulk change of products', () => {
  const bulk = (body: object, language?: 'ar') =>
    editor.call('POST', '/bulk-edits/', { body, ...(language && { language }) })

  test('a preview shows what would change and stores nothing, then the change does just that', async () => {
    const { id } = await createProduct(shop.pool, {
      variants: [
        { hex: '#111111', price: 99_900 },
        { hex: '#222222', price: 50_050 },
      ],
    })
    const change = { price: { unit: 'percent', by: -10 }, is_best_seller: true }
    const preview = await bulk({ products: [{ id }], change, is_preview: true })
    expect(preview.body).toMatchObject({
      changed: 1,
      results: [
        {
          fields: ['is_best_seller'],
          prices: [
            { hex: '#111111', before: { price: 999 }, after: { price: 899 } },
            { hex: '#222222', after: { price: 450 } },
          ],
        },
      ],
    })
    const before = (await editor.call('GET', `/products/${id}/`)).body
    expect(before).toMatchObject({ version: 1, is_best_seller: false })
    const products = [{ id, version: preview.body.results[0].version }]
    expect((await bulk({ products, change, is_preview: false })).status).toBe(200)
    const after = (await editor.call('GET', `/products/${id}/`)).body
    expect(after).toMatchObject({ version: 2, is_best_seller: true, colors: [{ price: 899 }, { price: 450 }] })
    expect((await bulk({ products, change, is_preview: false })).body.code).toBe('version_conflict')
  })

  test('archives and moves to another category; all or none', async () => {
    const [one, two] = [await makeProduct(), await makeProduct()]
    const products = [{ id: one.id }, { id: two.id }]
    const to = await createCategory(shop.pool)
    await bulk({ products, change: { is_active: false, category: to }, is_preview: false })
    const read = async (id: number) => (await editor.call('GET', `/products/${id}/`)).body
    expect([await read(one.id), await read(two.id)]).toMatchObject([
      { is_active: false, category: to },
      { is_active: false, category: to },
    ])
    expect((await callApi(shop.app, 'GET', `/api/products/${one.id}/`)).status).toBe(404)
    const missing = await bulk({
      products: [...products, { id: 999_999 }],
      change: { is_active: true },
      is_preview: false,
    })
    expect(missing.body.code).toBe('product_not_found')
    expect((await read(one.id)).is_active).toBe(false)
  })

  test('never gives anything away', async () => {
    const { id, sku } = await makeProduct({ plain: { price: 40 } })
    const change = { price: { unit: 'amount', by: -40 } }
    const { status, body } = await bulk({ products: [{ id }], change, is_preview: false }, 'ar')
    expect([status, body.code]).toEqual([400, 'price_not_possible'])
    expect(body.message).toContain(sku)
  })

  test('makes no price that the price field would refuse', async () => {
    const { id } = await makeProduct({ plain: { price: 40_000 } })
    const change = { price: { unit: 'percent', by: 1_000_000 } }
    const answer = await bulk({ products: [{ id }], change, is_preview: true })
    expect([answer.status, answer.body.code]).toEqual([400, 'price_not_possible'])
  })
})
