import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'
import { indexProducts } from '../../search/index.ts'

/** Noon in Cairo. */
let now = new Date('2026-04-25T09:00:00Z')

let shop: TestShop
let other: TestProcess
let editor: Member
let kettleId: number
beforeAll(async () => {
  const options = { readClock: () => now, config: withoutLimits }
  shop = await openTestShop({ ...options, connections: 6 })
  other = await openProcess(shop, options)
  editor = await enterAs(shop, 'catalogue')
  kettleId = (await createProduct(shop.pool, { nameEn: 'Kettle', nameAr: 'غلاية' })).id
  await indexProducts(shop.pool, [kettleId])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  await flush()
  await shop.pool`delete from searches`
})

const search = (text: string, given: { app?: TestShop['app']; more?: string } = {}) =>
  callApi(given.app ?? shop.app, 'GET', `/api/products/?search=${encodeURIComponent(text)}${given.more ?? ''}`)
const click = (body: object, app = shop.app) => callApi(app, 'POST', '/api/search/clicks/', { body })
const found = { isEmpty: false, isRelaxed: false, isNotSold: false }
const flush = () => Promise.all([shop, other].map(({ deps }) => deps.searchCounts.flush()))
const rows = () => shop.pool`
  select query, typed, language, count, empty, relaxed, not_sold, clicks, day::text from searches order by query`

describe('a search', () => {
  test('is counted once for each shopper, whichever process answers and whether the answer was ready', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => search('kettle', { app: n % 2 ? shop.app : other.app }))
    await Promise.all([...asked, ...[1, 2, 3].map(() => click({ query: 'Kettle', product_id: kettleId }))])
    await flush()
    const asNext = Array.from({ length: 10 }, () => search('kettle', { app: other.app }))
    await Promise.all([...asNext, flush(), flush()])
    await flush()
    expect(await rows()).toMatchObject([{ query: 'kettle', count: 50, empty: 0, clicks: 3 }])
  })

  test('is stored folded, as it was typed, with its language and day, and with how it was answered', async () => {
    await search('KETTLE')
    await search('غلّاية', { more: '&lang=ar' })
    await search('Zeppelin!')
    await flush()
    const none = { empty: 0, relaxed: 0, notSold: 0, clicks: 0, day: '2026-04-25' }
    expect(await rows()).toEqual([
      { ...none, query: 'kettle', typed: 'KETTLE', language: 'en', count: 1 },
      { ...none, query: 'zeppelin', typed: 'Zeppelin', language: 'en', count: 1, empty: 1 },
      { ...none, query: 'غلايه', typed: 'غلّاية', language: 'ar', count: 1 },
    ])
  })

  test('is not counted again for a further page, an order or a filter', async () => {
    await search('kettle', { more: '&page_size=1' })
    for (const more of ['&page_size=1&ordering=price', '&in_stock=true', '&offers=true'])
      await search('kettle', { more })
    await flush()
    expect(await rows()).toMatchObject([{ query: 'kettle', count: 1 }])
  })

  test('is not stored when it may be somebody’s number or address', async () => {
    const texts = ['010 1234 5678', 'kettle ٠١٠١٢٣٤٥٦٧٨', '०१०१२३४५६७८', 'mona@example.org', 'mona＠example.org']
    for (const text of texts) {
      await search(text)
      await click({ query: text, product_id: kettleId })
    }
    await flush()
    expect(await rows()).toEqual([])
  })
})

describe('what is shown of a search', () => {
  test.each([
    ['pictures of letters', 'kettle 🅵🆄🅲🅺 💩 ⠋', 'kettle'],
    ['letters behind letters', 'ke\u202Ett\u200Ble<b>', 'ke tt le b'],
    ['marks in towers', `kett${'\u0336\u0322'.repeat(10)}le`, 'kettle'],
    ['a formula', '=+-kettle', 'kettle'],
    ['other alphabets of the same letters', '𝓴𝓮𝓽𝓽𝓵𝓮', 'kettle'],
    ['what no database stores', 'kettle\u0000 \uD83D', 'kettle'],
  ])('has letters, digits and marks of numbers alone: %s', async (_, typed, shown) => {
    shop.deps.searchCounts.noteSearch('other', 'en', '192.0.2.1', found)
    shop.deps.searchCounts.noteSearch(typed, 'en', '192.0.2.1', found)
    await flush()
    expect((await rows()).map((row) => row.typed)).toEqual([shown, 'other'].sort())
  })

  test('is one client’s, however often it asks; beyond five hundred texts a day none is stored', async () => {
    const { searchCounts } = shop.deps
    for (let count = 0; count < 40; count += 1) searchCounts.noteSearch('kettle', 'en', '192.0.2.7', found)
    for (let count = 0; count < 3; count += 1) searchCounts.noteSearch('kettle', 'en', `192.0.2.${count + 8}`, found)
    for (let text = 0; text < 600; text += 1) {
      searchCounts.noteSearch(`flood ${text}`, 'en', '192.0.2.7', found)
      if (text % 200 === 0) await flush()
    }
    await flush()
    const [{ stored } = { stored: 0 }] = await shop.pool<
      { stored: number }[]
    >`select count(*)::integer as stored from searches`
    expect(stored).toBe(500)
    expect(await shop.pool`select count, searchers from searches where query = 'kettle'`).toEqual([
      { count: 43, searchers: 4 },
    ])
  })

  test('an address counts once on a day in Cairo', async () => {
    const { searchCounts } = shop.deps
    const morning = now
    for (const time of ['2026-04-25T20:00:00Z', '2026-04-25T21:30:00Z', '2026-04-26T01:00:00Z']) {
      now = new Date(time)
      searchCounts.noteSearch('kettle', 'en', '203.0.113.9', found)
      await flush()
    }
    now = morning
    expect(await shop.pool`select day::text, count, searchers from searches order by day`).toEqual([
      { day: '2026-04-25', count: 1, searchers: 1 },
      { day: '2026-04-26', count: 2, searchers: 1 },
    ])
  })

  test('is of the client of the call', async () => {
    await search('nice kettle')
    await search('nice kettle')
    await flush()
    expect(await shop.pool`select count, searchers from searches`).toEqual([{ count: 2, searchers: 1 }])
  })
})

describe('a click', () => {
  test('is counted beside a longer text that found nothing', async () => {
    shop.deps.searchCounts.noteClick('fridge', 'en', '192.0.2.7')
    shop.deps.searchCounts.noteSearch('fridge lg', 'en', '192.0.2.7', { ...found, isEmpty: true })
    await flush()
    expect(await shop.pool`select clicks from searches where query = 'fridge'`).toEqual([{ clicks: 1 }])
  })

  test('is counted for what the shop shows, and is never an error', async () => {
    expect((await click({ query: 'kettle', product_id: kettleId })).body).toEqual({ counted: true })
    expect((await click({ query: 'kettle', product_id: 999_999 })).body).toEqual({ counted: false })
    await flush()
    expect(await rows()).toMatchObject([{ query: 'kettle', count: 0, clicks: 1 }])
  })

  test.each([
    ['without a product', { query: 'kettle' }],
    ['with more than is asked for', { query: 'kettle', product_id: 1, phone: '01012345678' }],
    ['of a long text', { query: 'k'.repeat(201), product_id: 1 }],
  ])('%s is not well formed', async (_, body) => {
    expect((await click(body)).status).toBe(400)
  })

  test('beyond the limit of an address is not counted', async () => {
    const small = await openTestShop({ readClock: () => now })
    const { id } = await createProduct(small.pool)
    const answers = []
    for (let count = 0; count < 302; count += 1)
      answers.push(await click({ query: 'kettle', product_id: id }, small.app))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.map(({ body }) => body.counted).lastIndexOf(true)).toBe(299)
    await small.close()
  })
})

describe('the lists of staff', () => {
  const list = async (query: string) => {
    const { status, body } = await editor.call('GET', `/search/searches/?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.results.map(({ id }: { id: string }) => id)
  }
  beforeEach(async () => {
    await shop.pool`
      insert into searches (day, query, typed, language, count, empty, relaxed, not_sold, clicks) values
        ('2026-04-25', 'zeppelin', 'Zeppelin', 'en', 3, 3, 0, 0, 0), ('2026-04-10', 'zeppelin', 'zeppelins', 'en', 9, 9, 0, 0, 0),
        ('2026-04-24', 'kettle 9l', 'kettle 9L', 'en', 5, 0, 5, 0, 2), ('2026-04-25', 'غساله', 'غسالة', 'ar', 4, 0, 0, 4, 0),
        ('2026-04-20', 'kettle', 'kettle', 'en', 50, 0, 0, 0, 0), ('2026-02-01', 'fan', 'fan', 'en', 70, 0, 0, 0, 9),
        ('2026-04-25', 'clicked', 'clicked', 'en', 0, 0, 0, 0, 1)`
  })

  test.each([
    ['list=empty&days=7', ['zeppelin']],
    ['list=relaxed&days=7', ['kettle 9l']],
    ['list=not_sold&days=7', ['غساله']],
    ['list=unclicked&days=7', ['kettle']],
    ['list=frequent&days=7', ['kettle', 'kettle 9l', 'غساله', 'zeppelin']],
    ['list=frequent&days=30', ['kettle', 'zeppelin', 'kettle 9l', 'غساله']],
    ['list=frequent&days=90', ['fan', 'kettle', 'zeppelin', 'kettle 9l', 'غساله']],
    ['list=frequent&days=90&q=KETTLE', ['kettle', 'kettle 9l']],
    ['list=frequent&days=7&sort=last_day&order=asc', ['kettle', 'kettle 9l', 'zeppelin', 'غساله']],
  ])('%s', async (query, ids) => {
    expect(await list(query)).toEqual(ids)
  })

  test('add up the days and show how it was typed last', async () => {
    const { body } = await editor.call('GET', '/search/searches/?list=empty&days=30')
    expect(body.results).toEqual([
      {
        id: 'zeppelin',
        typed: 'Zeppelin',
        count: 12,
        empty: 12,
        relaxed: 0,
        not_sold: 0,
        clicks: 0,
        last_day: '2026-04-25',
      },
    ])
  })

  test('know no other period', async () => {
    expect((await editor.call('GET', '/search/searches/?days=31')).status).toBe(400)
  })
})
