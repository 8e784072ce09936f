import { trimText } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createCategory, words } from '../../../../test/factories.ts'
import { createChoice, createFact, createType } from '../../../../test/facts.ts'
import { wireImport } from '../../../composition/import-deps.ts'
import { exportTable } from '../catalog-files.staff-service.ts'
import { importCatalog } from '../import-catalog.service.ts'
import { readCsv } from '../reading/read-csv.parser.ts'
import { readJson } from '../reading/read-json.parser.ts'

let shop: TestShop
let editor: Member
let id: number
const path = () => `/products/${id}/`
const choices = ['glass', 'steel', 'no', '7', 'A']

beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  editor = await enterAs(shop, 'catalogue')
  const db = shop.pool
  const type = await createType(db, 'kettle')
  const facts = [
    await createFact(db, { key: 'capacity_l', unit: 'L' }),
    await createFact(db, { key: 'screen', unit: 'inch' }),
    await createFact(db, { key: 'speeds' }),
    await createFact(db, { key: 'auto_off', kind: 'flag' }),
    await createFact(db, { key: 'in_the_box', kind: 'text', group: 'box' }),
    await createFact(db, { key: 'material', kind: 'choice' }),
  ]
  for (const key of choices) await createChoice(db, facts.at(-1) ?? 0, key)
  for (const fact of facts) await db`insert into fact_scopes (fact_id, type_id) values (${fact}, ${type})`
  const category = await createCategory(db)
  await db`update categories set key = 'kettles' where id = ${category}`
  const empty = { en: '', ar: '' }
  const flags = { is_best_seller: false, is_featured: false, is_active: true, has_serial_numbers: false }
  const lists = { features: [], tags: [], sizes: [], colors: [], pictures: [] }
  const none = { weight_grams: null, dimensions_mm: null, description: empty, warranty: empty }
  const own = { sku: 'KT-1', brand: 'Nawwar', name: words('Kettle'), category, type }
  const plain = { price: 900, stock: 1 }
  const { body } = await editor.call('POST', '/products/', { body: { ...flags, ...lists, ...none, ...own, plain } })
  id = body.id
})
afterAll(() => shop.close())

/** Characters with a meaning in spreadsheets, CSV or our cells, and plain ones. */
const line = fc
  .array(fc.constantFrom(...'=+-@\'"|;؛,\\ ٣1aZغّ&%'.split('')), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join('').normalize('NFC').trim())
  .filter((text) => trimText(text) !== '')
const thousandths = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => number / 1000)
const facts = fc.record(
  {
    capacity_l: thousandths,
    screen: fc.integer({ min: -9999, max: 9999 }).map((tenths) => tenths / 10),
    speeds: thousandths,
    auto_off: fc.boolean(),
    in_the_box: fc.record({ en: line, ar: line }),
    material: fc.constantFrom(...choices),
  },
  { requiredKeys: [] },
)
/** Turns -0 into 0, as a text has no negative zero. */
const plainZero = (_: string, value: unknown) => (value === 0 ? 0 : value)

async function saveByApi(given: object) {
  const { body: product } = await editor.call('GET', path())
  const { status, body } = await editor.call('PUT', path(), { body: { ...product, facts: given } })
  expect(status, JSON.stringify(body)).toBe(200)
}

const readByApi = async () => (await editor.call('GET', path())).body.facts

async function importFile(file: ReturnType<typeof readCsv>) {
  const report = await importCatalog(shop.pool, file, wireImport(shop.pool, shop.mediaStore))
  expect(report).toMatchObject({ outcome: 'done' })
}

it('random facts are the same after the API, a table and a JSON document', async () => {
  await fc.assert(
    fc.asyncProperty(facts, async (random) => {
      const given = JSON.parse(JSON.stringify(random, plainZero))
      await saveByApi(given)
      expect(await readByApi()).toEqual(given)

      const table = await exportTable(shop.pool, false)
      await saveByApi({})
      await importFile(readCsv(table.slice(1), null))
      expect(await readByApi()).toEqual(given)

      await saveByApi({})
      const product = { sku: 'KT-1', category: 'kettles', name: words('Kettle'), price: 900, facts: given }
      await importFile(readJson(JSON.stringify({ products: [product] }), '/'))
      expect(await readByApi()).toEqual(given)
    }),
    { numRuns: 25 },
  )
})
