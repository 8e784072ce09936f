import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../test/app.ts'
import { enterAs } from '../test/back-office.ts'
import { readPresets } from './preset-files.ts'
import { seedPresets } from './seed-presets.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(join(tmpdir(), 'nawwar-presets-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const countFacts = async () => (await shop.pool`select from facts`).length
const empty = () => shop.pool`truncate facts, product_types restart identity cascade`

it('gives an empty shop every type and fact, once, whoever starts at the same time', async () => {
  const presets = await readPresets()
  const done = await Promise.all([1, 2, 3].map(() => seedPresets(shop.pool)))
  expect(done.sort()).toEqual([false, false, true])
  expect(await countFacts()).toBe(presets.facts.length)
  expect(await seedPresets(shop.pool)).toBe(false)
})

it('shows them to staff as they are in the files', async () => {
  const { types, facts } = await readPresets()
  const editor = await enterAs(shop, 'catalogue')
  const shownTypes = (await editor.call('GET', '/product-types/?page_size=200')).body.results
  expect(shownTypes).toMatchObject(types.map((type) => ({ ...type, category: null })))
  const keyOf = new Map(shownTypes.map(({ id, key }: { id: number; key: string }) => [id, key]))
  const shownFacts = (await editor.call('GET', '/facts/?page_size=200')).body.results
  const byKey = new Map(shownFacts.map((fact: { key: string }) => [fact.key, fact]))
  for (const { types, shown_in, ...fact } of facts) {
    const shown = byKey.get(fact.key) as { types: number[]; shown_in: string[] }
    expect(shown).toMatchObject(fact)
    expect(new Set(shown.types.map((id) => keyOf.get(id)))).toEqual(new Set(types))
    expect(new Set(shown.shown_in)).toEqual(new Set(shown_in))
  }
})

it.each([
  ['a type', `insert into product_types (key, name_en, name_ar) values ('own', 'Own', 'خاص')`],
  ['a fact', `insert into facts (key, name_en, name_ar, kind, "group") values ('own', 'Own', 'خاص', 'flag', 'use')`],
])('leaves a shop alone that has %s', async (_, statement) => {
  await empty()
  await shop.pool.unsafe(statement)
  expect(await seedPresets(shop.pool)).toBe(false)
})

it('brings nothing of presets that are wrong, and names every fault', async () => {
  await empty()
  const name = { en: 'Kettle', ar: 'غلاية' }
  const type = { key: 'kettle', name, clearance_mm: { side: 0, back: 0, top: 0 }, minutes_a_day: 2000 }
  const number = { name, kind: 'number', unit: 'L', group: 'use', better: null, min: 2, max: 1, choices: [] }
  const facts = ['a1', 'a2', 'a3', 'a4'].map((key) => ({
    ...number,
    key,
    max: 3,
    shown_in: ['key'],
    types: ['kettle'],
  }))
  const wrong = { ...number, key: 'a1', shown_in: [], types: ['jug'] }
  await writeFile(join(folder, 'types.json'), JSON.stringify([type]))
  await writeFile(join(folder, 'facts.json'), JSON.stringify([...facts, wrong]))
  const failure = await seedPresets(shop.pool, folder).catch((error: Error) => error.message)
  expect(String(failure).split('\n')).toEqual([
    'The presets are wrong:',
    'facts.json: a1 is listed twice',
    expect.stringMatching(/^kettle: minutes_a_day: /),
    'a1: max: below_min',
    'a1: there is no type jug',
    'kettle: 4 facts are shown in "key", at most 3 may be',
  ])
  expect(await countFacts()).toBe(0)
})
