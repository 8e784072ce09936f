import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { connect, type Pool } from '../../../database/client.ts'
import { saveDefaultSynonyms } from './synonyms.repository.ts'

let db: Pool
let close: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  db = connect(database.url, { connections: 2 })
  close = async () => {
    await db.end()
    await database.drop()
  }
})
afterAll(() => close())
beforeEach(async () => {
  await db`delete from search_synonyms`
  await db`delete from search_synonym_defaults`
})

const word = { isAppliance: false, types: [] as string[], nearTypes: [] as string[] }
const kettle = { ...word, english: ['kettle'], arabic: ['غلاية'], franco: ['8alaya'] }
const fan = { ...word, english: ['fan'], arabic: ['مروحة'], franco: [] }
const groups = () =>
  db`select english, terms, is_appliance, types, near_types, version from search_synonyms order by english`

test('two processes that start at once give each default once', async () => {
  await Promise.all([saveDefaultSynonyms(db, [kettle, fan]), saveDefaultSynonyms(db, [kettle, fan])])
  expect(await groups()).toEqual([
    { english: ['fan'], terms: ['fan', 'مروحه'], isAppliance: false, types: [], nearTypes: [], version: 1 },
    {
      english: ['kettle'],
      terms: ['kettle', 'غلايه', '8alaya'],
      isAppliance: false,
      types: [],
      nearTypes: [],
      version: 1,
    },
  ])
})

test('an unchanged default follows newer defaults, again and again', async () => {
  await saveDefaultSynonyms(db, [kettle])
  for (const types of [['kettle'], ['kettle', 'gooseneck']])
    await saveDefaultSynonyms(db, [{ ...kettle, isAppliance: true, types, nearTypes: ['iron'] }, fan])
  expect(await groups()).toMatchObject([
    { english: ['fan'] },
    { isAppliance: true, types: ['kettle', 'gooseneck'], nearTypes: ['iron'], version: 3 },
  ])
})

test('a default that staff changed or removed stays so', async () => {
  await saveDefaultSynonyms(db, [kettle, fan])
  await db`update search_synonyms set arabic = '{براد}', version = version + 1 where english = '{kettle}'`
  await db`delete from search_synonyms where english = '{fan}'`
  await saveDefaultSynonyms(db, [{ ...kettle, types: ['kettle'] }, fan])
  expect(await groups()).toMatchObject([{ english: ['kettle'], types: [], version: 2 }])
})

test('a default that is no more goes, unless staff changed it', async () => {
  await saveDefaultSynonyms(db, [kettle, fan])
  await db`update search_synonyms set arabic = '{براد}', version = version + 1 where english = '{kettle}'`
  await saveDefaultSynonyms(db, [])
  expect(await groups()).toMatchObject([{ english: ['kettle'], version: 2 }])
})

test.each([
  ['no term', { terms: [] }],
  ['an empty term', { terms: [''] }],
  ['a type that is no key', { types: ['Air Fryer'] }],
  ['two types in one', { types: ['kettle', 'air fryer'] }],
])('a group with %s is refused by the database', async (_, columns) => {
  const row = { english: ['x'], arabic: [], franco: [], terms: ['x'], types: [] as string[], ...columns }
  const [constraint] = Object.keys(columns)
  await expect(db`insert into search_synonyms ${db(row)}`).rejects.toThrow(`search_synonyms_${constraint}_check`)
})
