import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'
import { indexProducts } from '../../search/index.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits, connections: 6 })
  editor = await enterAs(shop, 'catalogue')
  await shop.pool`insert into product_types (key, name_en, name_ar) values ('kettle', 'Kettle', 'غلاية')`
})
afterAll(() => shop.close())

const path = '/search/synonyms/'
const group = (english: string, given: object = {}) => ({
  english: [english],
  arabic: [] as string[],
  franco: [] as string[],
  is_appliance: false,
  types: [] as string[],
  near_types: [] as string[],
  ...given,
})

async function make(english: string, given: object = {}) {
  const { status, body } = await editor.call('POST', path, { body: group(english, given) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test('a new group is what was sent, and is found by any of its terms', async () => {
  const sent = group('Tea urn', { arabic: ['سماور'], franco: ['samawar'], is_appliance: true, types: ['kettle'] })
  const { status, body } = await editor.call('POST', path, { body: sent })
  expect([status, body]).toEqual([201, expect.objectContaining({ ...sent, version: 1 })])
  for (const q of ['urn', 'سماور', 'SAMAWAR']) {
    const found = await editor.call('GET', `${path}?q=${encodeURIComponent(q)}`)
    expect(found.body.results).toEqual([body])
  }
  expect((await editor.call('GET', `${path}?is_appliance=false&q=urn`)).body.count).toBe(0)
})

test.each<[string, object, string[]]>([
  ['no term at all', { english: [] }, ['english', 'arabic', 'franco']],
  ['a term without a letter', { arabic: ['؟!'] }, ['arabic']],
  ['a type that is not there', { types: ['kettle', 'rocket'] }, ['types']],
  ['a near type that is not there', { near_types: ['rocket'] }, ['near_types']],
  ['a type that is no key', { types: ['No Key'] }, ['types.0']],
  ['forty-one terms', { franco: Array.from({ length: 41 }, (_, n) => `t${n}`) }, ['franco']],
])('a group with %s is refused at its field', async (_, changes, fields) => {
  const { status, body } = await editor.call('POST', path, { body: group('fine', changes) })
  expect([400, 404]).toContain(status)
  expect(Object.keys(body.errors)).toEqual(fields)
})

describe('a term of another group', () => {
  test('is refused at its field, however it is written, and the other group is named', async () => {
    await make('Samovar', { arabic: ['ساموفار'] })
    const { status, body } = await editor.call('POST', path, {
      body: group('x', { arabic: ['السّاموفار', 'سامـوفار'] }),
    })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'search_term_taken', ['arabic']])
    expect(body.detail).toContain('Samovar')
  })

  test('stays in a group that shared it before', async () => {
    await shop.pool`
      insert into search_synonyms (english, arabic, franco, terms) values ('{Twin}', '{}', '{}', '{twin}'), ('{Twin}', '{}', '{}', '{twin}')`
    const { body } = await editor.call('GET', `${path}?q=twin`)
    const [first] = body.results
    const changed = await editor.call('PUT', `${path}${first.id}/`, { body: { ...first, arabic: ['توأم'] } })
    expect([changed.status, changed.body.version]).toEqual([200, 2])
  })

  test('goes into one of two groups that are saved at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => editor.call('POST', path, { body: group(`Pot ${n}`, { franco: ['7alla'] }) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('a change', () => {
  const find = (app: TestShop['app'], query: string) => async () =>
    (await callApi(app, 'GET', `/api/products/?search=${encodeURIComponent(query)}`)).body.count

  test('is used by the next search of every process, and is in the audit log', async () => {
    const other = await openProcess(shop, { config: withoutLimits })
    const { id } = await createProduct(shop.pool, { nameEn: 'Percolator', nameAr: 'مقطرة' })
    await indexProducts(shop.pool, [id])
    const word = 'zarbuta'
    expect([await find(shop.app, word)(), await find(other.app, word)()]).toEqual([0, 0])
    const made = await make('Percolator', { franco: [word] })
    for (const { app } of [shop, other]) await expect.poll(find(app, word)).toBe(1)
    const { body: changed } = await editor.call('PUT', `${path}${made.id}/`, { body: { ...made, franco: ['zarbota'] } })
    for (const { app } of [shop, other]) await expect.poll(find(app, 'zarbota')).toBe(1)
    const [entry] = await shop.pool`select action, label_en, before, after from audit_entries order by id desc limit 1`
    expect(entry).toEqual({
      action: 'updated',
      labelEn: 'Percolator',
      before: { franco: [word] },
      after: { franco: ['zarbota'] },
    })
    expect((await editor.call('DELETE', `${path}${made.id}/`, { body: { version: changed.version } })).status).toBe(200)
    for (const { app } of [shop, other]) await expect.poll(find(app, 'zarbota')).toBe(0)
    await other.close()
  })

  test('of two people at once: one is saved, the other gets a conflict', async () => {
    const made = await make('Two editors')
    const change = (term: string) => editor.call('PUT', `${path}${made.id}/`, { body: { ...made, arabic: [term] } })
    const answers = await Promise.all([change('محرر'), change('محررة')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      details: { version: 2 },
    })
  })

  test('of a group that is not there, or with an old version, is refused', async () => {
    const made = await make('Old version')
    const answers = [
      await editor.call('PUT', `${path}999999/`, { body: { ...group('none'), version: 1 } }),
      await editor.call('GET', `${path}999999/`),
      await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 7 } }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual([
      'search_rule_not_found',
      'search_rule_not_found',
      'version_conflict',
    ])
  })
})
