import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { enterAs, placeOrder, uploadPicture } from '../../../test/back-office.ts'
import { createProduct } from '../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../test/lock-waits.ts'
import { twoColors } from '../../../test/pictures.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  token = (await enterAs(shop, 'catalogue')).token
})
afterAll(() => shop.close())

async function send(csv: string | Buffer, query = '', language = 'en') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'accept-language': language }
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/catalogue-imports/?${query}`,
    payload: csv,
    headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const preview = (csv: string | Buffer, language?: string) => send(csv, 'is_preview=true', language)

async function fetchExport(query = '') {
  const headers = { authorization: `Bearer ${token}` }
  return await shop.app.inject({ url: `/api/admin/catalogue-export/?${query}`, headers })
}

const heading = 'row,key,sku,category,name_en,name_ar,price,original_price,stock,features,images,hex,image'
const table = (...rows: string[]) => [heading, ...rows, ''].join('\n')
const kettles = 'category,kettles,,,Kettles,غلايات,,,,,,,'
const kettle = 'product,,KT-1,kettles,Kettle,غلاية,900,,,Quick | سريعة,,,'
const white = 'color,,KT-1,,White,أبيض,,,24,,,#f3f1ec,'
const travel = 'product,,KT-2,kettles,Travel kettle,غلاية سفر,599,,12,,,,'
const catalogue = table(kettles, kettle, white, travel)

async function readTables() {
  const tables = ['categories', 'products', 'variants', 'product_pictures', 'stock_movements', 'product_words']
  const rows = tables.map((name) => shop.pool`select xmin::text, row.* from ${shop.pool(name)} row order by 2, 3`)
  return (await Promise.all(rows)).map((found) => [...found])
}

/** Repeats a piece up to `max` bytes, nearly the largest allowed file. */
const fill = (piece: string, max = 10_000_000) => piece.repeat(max / piece.length)

describe('a file that is no table, or made to be slow, is refused before it is read to its end:', () => {
  test.each([
    [
      'a heading of a million columns',
      () => `row,${Array.from({ length: 1_400_000 }, (_, index) => index.toString(36)).join(',')}`,
      'this row is far too long',
    ],
    [
      'a heading of more columns than a table has',
      () => `row,${Array.from({ length: 200 }, (_, index) => index.toString(36)).join(',')}`,
      'the heading has more than 200 columns',
    ],
    ['millions of cells in a row', () => `row,sku\n${fill('a,')}`, 'this row is far too long'],
    [
      'cells outside the columns',
      () => `row,sku\n${fill('a,', 900_000)}`,
      'must be category, product or color (found a)',
    ],
    [
      'a product behind more empty rows than are read',
      () => `row,sku\n${',\n'.repeat(50_002)}product,X-1\n`,
      'a table has 50000 rows at most; please divide it',
    ],
    ['millions of rows', () => `row,sku\n${fill('x,\n')}`, 'a table has 50000 rows at most; please divide it'],
  ])('%s', async (_, make, reason) => {
    const { status, body } = await preview(make())
    expect({ status, outcome: body.outcome }).toEqual({ status: 200, outcome: 'refused' })
    expect(JSON.stringify(body.faults)).toContain(reason)
  })

  test.each([
    ['rows without a kind', () => `row,sku\n${fill('x,\n', 60_000)}`],
    ['products without anything', () => `row,sku\n${fill('product,\n', 90_000)}`],
  ])('%s', async (_, make) => {
    const { status, body } = await preview(make())
    expect({ status, outcome: body.outcome }).toEqual({ status: 200, outcome: 'refused' })
    expect(body.faults).toHaveLength(1000)
    expect(body.faults_count).toBeGreaterThan(10_000)
    expect(body.faults_count).toBeLessThan(10_020)
  })

  test('facts that nobody has defined, in every column of many rows', async () => {
    const columns = Array.from({ length: 190 }, (_, index) => `fact:f${index}x`)
    const cells = columns.map(() => '1').join(',')
    const rows = Array.from({ length: 1000 }, (_, index) => `product,X-${index},${cells}`)
    const { status, body } = await preview(`row,sku,${columns}\n${rows.join('\n')}\n`)
    expect({ status, outcome: body.outcome }).toEqual({ status: 200, outcome: 'refused' })
    expect(body.faults_count).toBeLessThan(20_000)
  })
})

describe('a table', () => {
  test('is previewed without storing anything, then imported as the preview said', async () => {
    const before = await readTables()
    const shown = await preview(catalogue)
    expect(shown.body).toMatchObject({
      outcome: 'previewed',
      created: 3,
      changed: 0,
      unchanged: 0,
      stock_movements: 2,
      changes: [
        { line: 2, kind: 'category', code: 'kettles', outcome: 'created' },
        { line: 3, kind: 'product', code: 'KT-1', name: 'Kettle' },
        { line: 5, kind: 'product', code: 'KT-2' },
      ],
    })
    expect(await readTables()).toEqual(before)
    const done = await send(catalogue, `plan=${shown.body.plan}`)
    expect(done.body).toMatchObject({ outcome: 'imported', created: 3, changes: shown.body.changes })
    const products = (await callApi(shop.app, 'GET', '/api/products/')).body.results
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(['KT-1', 'KT-2'])
  })

  test('lists the changes by field, with the values before and after', async () => {
    const changed = table(
      kettle.replace('900', '850').replace('Quick', 'Very quick'),
      white.replace('24', '20'),
      travel,
    )
    const { body } = await preview(changed)
    expect(body).toMatchObject({ created: 0, changed: 1, unchanged: 1, stock_movements: 1 })
    expect(body.changes[0].fields).toEqual([
      { field: 'features', before: 'Quick | سريعة', after: 'Very quick | سريعة' },
      { field: '#f3f1ec price', before: '900', after: '850' },
      { field: '#f3f1ec stock', before: '24', after: '20' },
    ])
    await send(changed)
    const entries =
      await shop.pool`select action, before, after from audit_entries where entity_id = 'KT-1' order by id desc`
    expect(entries[0]).toMatchObject({
      action: 'imported',
      before: { '#f3f1ec price': '900' },
      after: { '#f3f1ec price': '850' },
    })
    const [movement] = await shop.pool`select units, reason, actor_id from stock_movements order by id desc limit 1`
    expect(movement).toMatchObject({ units: -4, reason: 'import', actorId: expect.any(Number) })
  })

  test('is on the storefront of every process at the next look', async () => {
    const other = await openProcess(shop)
    const read = async () => (await callApi(other.app, 'GET', '/api/products/?search=journeyer')).body.results.length
    expect(await read()).toBe(0)
    await send(table(travel.replace('Travel kettle', 'Journeyer')))
    await expect.poll(read).toBe(1)
    await other.close()
  })

  test('is not imported when the shop has changed since the preview', async () => {
    const { body } = await preview(table(travel.replace('599', '499')))
    await send(table(travel.replace('599', '649')))
    const late = await send(table(travel.replace('599', '499')), `plan=${body.plan}`)
    expect(late).toMatchObject({ status: 409, body: { code: 'plan_changed' } })
    const [row] = await shop.pool`select price_piastres from products where sku = 'KT-2'`
    expect(row).toEqual({ pricePiastres: 64_900 })
  })

  test('keeps the plan of its preview when a piece is sold meanwhile, and not when the file counts other stock', async () => {
    const counted = (stock: number) =>
      table(kettles, `product,,KT-S,kettles,Kettle S,غلاية,700,,${stock},,,,`, kettle, white)
    await send(counted(9))
    const shown = await preview(counted(9))
    const [{ id = 0 } = {}] = await shop.pool<{ id: number }[]>`select id from products where sku = 'KT-S'`
    await placeOrder(shop, { productId: id })
    expect((await preview(counted(9))).body).toMatchObject({ plan: shown.body.plan, changed: shown.body.changed + 1 })
    expect((await send(counted(8), `plan=${shown.body.plan}`)).body).toMatchObject({ code: 'plan_changed' })
    expect((await send(counted(9), `plan=${shown.body.plan}`)).body).toMatchObject({ outcome: 'imported' })
  })

  test.each([
    ['en', 'product KT-9', 'price', 'must be a number (found cheap)'],
    ['ar', 'المنتج KT-9', 'price', 'يجب أن يكون رقمًا (المكتوب: cheap)'],
  ])(
    'with faults is refused with line, column and reason, in %s, and stores nothing',
    async (language, entry, column, reason) => {
      const before = await readTables()
      const wrong = table(
        kettles,
        'product,,KT-9,kettles,Kettle,غلاية,cheap,,,,,,',
        'colour,,,,,,,,,,,,',
        'product,,KT-9,none,,x,5,4,,,b.webp,,',
      )
      for (const query of ['is_preview=true', '']) {
        const { status, body } = await send(wrong, query, language)
        expect([status, body.outcome]).toEqual([200, 'refused'])
        expect(body.faults).toContainEqual({ line: 3, entry, column, reason })
        expect(body.faults.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 5, 5, 5, 5])
        expect(body.faults_count).toBe(7)
        if (language === 'ar') for (const fault of body.faults) expect(fault.reason).toMatch(/[ء-ي]/)
      }
      expect(await readTables()).toEqual(before)
    },
  )

  test.each<[string, string | Buffer, RegExp]>([
    ['nothing', '', /first line/],
    ['Excel’s own encoding', Buffer.from('row,key\ncategory,\xe9', 'latin1'), /UTF-8/],
    [
      'a picture that is not here',
      table(kettles, travel.replace('12,,', `12,,/media/${'0'.repeat(32)}`)),
      /not in the shop/,
    ],
    ['a file that lies on another machine', table(kettles, travel.replace('12,,', '12,,kt.webp')), /not in the shop/],
  ])('of %s says what is wrong', async (_, csv, reason) => {
    const { body } = await preview(csv)
    expect(body.outcome).toBe('refused')
    expect(body.faults[0].reason).toMatch(reason)
  })

  test('comes as text/csv and not without end', async () => {
    expect((await callApi(shop.app, 'POST', '/api/admin/catalogue-imports/', { token, body: {} })).status).toBe(415)
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
  })
})

describe('a preview of many changed prices', () => {
  const many = (price: number) =>
    table(
      kettles,
      ...Array.from({ length: 1500 }, (_, n) => `product,,MANY-${n},kettles,Kettle ${n},غلاية,${price},,9,,,,`),
    )

  test('holds no row that is on sale: orders are placed beside it, and it ends while others hold all rows', async () => {
    expect((await send(many(500))).body).toMatchObject({ outcome: 'imported', created: 1500 })
    const [{ id = 0 } = {}] = await shop.pool<{ id: number }[]>`select id from products where sku = 'MANY-7'`
    const readMarks = () => shop.pool`select id, xmax::text from variants order by id`
    const before = await readMarks()
    const shown = await whileHeld(
      shop.pool,
      async (tx) => {
        for (const one of ['categories', 'products', 'variants']) await tx`select from ${tx(one)} for no key update`
      },
      () => preview(many(600)),
    )
    expect(shown.body).toMatchObject({ outcome: 'previewed', changed: 1500 })
    const held = await readMarks()
    expect(held).not.toEqual(before)
    const [again, order] = await Promise.all([preview(many(600)), placeOrder(shop, { productId: id })])
    expect(again.body.plan).toBe(shown.body.plan)
    expect(order.number).toBeTruthy()
    // A row lock stays in `xmax`, also after a rollback: the previews locked no row.
    const [sold] = await shop.pool<{ id: number }[]>`select id from variants where product_id = ${id}`
    const others = (rows: typeof held) => rows.filter((row) => row.id !== sold?.id)
    expect(others(await readMarks())).toEqual(others(held))
  })
})

describe('an export', () => {
  test('is a file that Excel reads as UTF-8, imports again unchanged, and touches nothing then', async () => {
    const picture = (await uploadPicture(shop.app, token, await twoColors().png().toBuffer())).json()
    await send(table(kettles.replace(/,$/, `,${picture.base}`), kettle.replace(',,,', `,,,`), white, travel))
    const file = await fetchExport('with_stock=true')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="catalogue.csv"')
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const before = await readTables()
    const { body } = await send(file.rawPayload)
    expect(body).toMatchObject({ outcome: 'imported', created: 0, changed: 0, stock_movements: 0, changes: [] })
    expect(await readTables()).toEqual(before)
  })

  test('leaves stock out unless it is asked for, so that no sale is undone', async () => {
    expect((await fetchExport()).body).not.toMatch(/,24,/)
    expect((await fetchExport('with_stock=true')).body).toMatch(/,2[04],/)
  })

  test('leaves an entry in the audit log', async () => {
    await fetchExport('with_stock=true')
    const [entry] = await shop.pool`
      select entity, actor_id is not null as has_actor, after from audit_entries where action = 'exported' order by id desc limit 1`
    expect(entry).toEqual({ entity: 'catalogue', hasActor: true, after: { with_stock: true } })
  })

  test('holds no formula', async () => {
    await send(table(`product,,KT-3,kettles,"=HYPERLINK(""http://example.com"")",+1,5,,,,,,`))
    const { body } = await fetchExport()
    expect(body).toContain(`'=HYPERLINK`)
    expect(body).toContain(`'+1`)
    expect((await send(body)).body).toMatchObject({ changed: 0 })
  })
})

describe('tables as spreadsheets leave them', () => {
  const columns = 'row,key,sku,category,name_en,name_ar,price,stock,active'
  const sheet = (...rows: string[]) =>
    `\ufeff${[columns, 'category,kettles,,,Kettles,غلايات,,,', ...rows].join('\r\n')}\r\n`
  const row = (cells: { sku?: string; en?: string; ar?: string; price?: string; stock?: string; active?: string }) => {
    const { sku = 'FLD-1', en = 'Kettle', ar = 'غلاية', price = '1749', stock = '5', active = 'no' } = cells
    return `product,,${sku},kettles,${en},${ar},${price},${stock},${active}`
  }

  test.each([
    ['a direction mark before a number', sheet(row({ price: '\u200f1749' }))],
    ['an embedding around a number', sheet(row({ price: '\u202a1749\u202c', stock: '\u2066٥\u2069' }))],
    ['thousands, odd blanks, a soft hyphen', sheet(row({ price: '"1,749.00\u00a0\u00ad"', stock: ' 5\u200b' }))],
    ['marks around a word', sheet(row({ active: '\u200fلا\u200f' }))],
    ['a mark in the heading', sheet(row({})).replace('sku', '\u200fsku').replace('price', 'pr\u200bice\u00a0')],
    ['the line sep=;', sheet(row({})).replaceAll(',', ';').replace('\ufeff', '\ufeffsep=;\r\n')],
    ['the line sep=, in quotation marks', sheet(row({})).replace('\ufeff', '\ufeff"sep=,"\r\n')],
    ['tabs and old line ends', sheet(row({})).replaceAll(',', '\t').replaceAll('\r\n', '\r')],
    ['a SKU kept from being a number', sheet(row({ sku: '="FLD-1"' }))],
    ['the same in quotation marks', sheet(row({ sku: '"=""FLD-1"""' }))],
    ['empty columns and rows at the end', sheet(`${row({})},,`, ',,,,,,,,,', ' ,\u200f,,,')],
    ['the dust of a sum', sheet(row({ price: '1749.0000000000002' }))],
  ])('%s', async (_, csv) => {
    const plain = sheet(row({}))
    await send(plain, `plan=${(await preview(plain)).body.plan}`)
    // What it says is what the shop has.
    const { body } = await preview(csv)
    expect(body, JSON.stringify(body)).toMatchObject({ outcome: 'previewed', created: 0, changed: 0 })
  })

  test.each([
    [row({ en: '#N/A' }), 'name_en', 'an error value of the spreadsheet'],
    [row({ ar: '#VALUE!' }), 'name_ar', 'an error value of the spreadsheet'],
    [row({ price: '#REF!' }), 'price', 'an error value of the spreadsheet'],
    [row({ sku: '#NAME?' }), 'sku', 'an error value of the spreadsheet'],
    [row({ stock: '\u200f#DIV/0!' }), 'stock', 'an error value of the spreadsheet'],
    [row({ en: '########' }), 'name_en', 'an error value of the spreadsheet'],
    [row({ en: 'Err:502' }), 'name_en', 'an error value of the spreadsheet'],
    [row({ en: '#WERT!' }), 'name_en', 'an error value of the spreadsheet'],
    [row({ ar: '????? ??' }), 'name_ar', 'has lost its letters'],
    [row({ ar: 'غلا\ufffdة' }), 'name_ar', 'has lost its letters'],
    [row({ ar: 'Ø§Ù„ØºÙ„Ø§ÙŠØ©' }), 'name_ar', 'has lost its letters'],
    [row({ en: 'Kettle ????' }), 'name_en', 'has lost its letters'],
    [row({ sku: '6.22E+12' }), 'sku', 'shortened a long number'],
    [row({ sku: '"6,22E+12"' }), 'sku', 'shortened a long number'],
    [row({ price: '1E+05' }), 'price', 'shortened a long number'],
    [row({ price: '1749.999' }), 'price', 'at most two decimals'],
    [row({ price: '5000.123456' }), 'price', 'at most two decimals'],
    [row({ price: '10%' }), 'price', 'must be a number (found 10%)'],
  ])('%s is refused by line and column', async (bad, column, reason) => {
    const { body } = await preview(sheet(row({ sku: 'FLD-0' }), bad))
    expect(body.outcome).toBe('refused')
    expect(body.faults).toEqual([expect.objectContaining({ line: 4, column })])
    expect(body.faults[0].reason).toContain(reason)
  })

  test.each(['#1!', 'What? Really??', 'E+12', '2E', 'Ø 20 cm'])('%j is a name', async (en) => {
    expect((await preview(sheet(row({ en })))).body.outcome).toBe('previewed')
  })

  test('a SKU in another spelling is that product, and twice in a file it is refused', async () => {
    const made = sheet(row({ sku: 'Twin-7' }))
    expect((await send(made, `plan=${(await preview(made)).body.plan}`)).body.outcome).toBe('imported')
    const twin = (await preview(sheet(row({ sku: 'TWIN\u20137', price: '1750' })))).body
    expect(twin.changes).toMatchObject([{ kind: 'product', code: 'Twin-7', outcome: 'changed' }])
    const twice = (await preview(sheet(row({ sku: 'A-9' }), row({ sku: 'a\u22129' })))).body
    expect(JSON.stringify(twice.faults)).toContain('is listed twice in the file')
  })

  test('a product with one of its SKUs that somebody makes after the check refuses the import, which writes nothing', async () => {
    let twin = ''
    const { sent } = await whileHeld(
      shop.pool,
      async (tx) => {
        twin = (await createProduct(tx)).sku
      },
      async () => {
        const sent = send(sheet(row({ sku: 'Race-1' }), row({ sku: twin.toLowerCase() })))
        await waitForLockWaits(shop.pool, 1)
        return { sent }
      },
    )
    expect(await sent).toMatchObject({ status: 409, body: { code: 'plan_changed' } })
    expect(await shop.pool`select from products where sku = 'Race-1'`).toEqual([])
  })
})
