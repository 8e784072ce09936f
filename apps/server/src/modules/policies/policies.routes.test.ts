import { languages, type Policy, policyAnchors, policyKinds } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { fillPolicies } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await fillPolicies(shop.pool)
})
afterAll(() => shop.close())

async function get(kind: string, language = 'en') {
  const answer = await shop.app.inject({ url: `/api/policies/${kind}/?lang=${language}` })
  return { status: answer.statusCode, body: answer.json() }
}

const each = policyKinds.flatMap((kind) => languages.map((language) => [kind, language] as const))

describe('W-02: the policies of a new shop', () => {
  it.each(each)('has %s in %s, with headings, lists and whole sentences', async (kind, language) => {
    const { status, body } = await get(kind, language)
    const { title, blocks, version, updated_at }: Policy = body
    expect(status).toBe(200)
    expect(title).toMatch(language === 'ar' ? /^[\u0600-\u06ff ]+$/ : /^[A-Za-z ]+$/)
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(5)
    expect(blocks.filter(({ kind }) => kind === 'list').length).toBeGreaterThan(1)
    expect({ version, updated_at }).toEqual({ version: 1, updated_at: '2026-11-20T22:00:00.000Z' })
  })

  it.each(policyKinds)('says the same parts of %s in both languages', async (kind) => {
    const outlineOf = ({ blocks }: Policy) =>
      blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind))
    expect(outlineOf((await get(kind, 'ar')).body)).toEqual(outlineOf((await get(kind, 'en')).body))
  })

  it.each(languages)('has each anchor that pages link to once, in %s', async (language) => {
    const policies = await Promise.all(policyKinds.map((kind) => get(kind, language)))
    const ids = policies.flatMap(({ body }) => (body as Policy).blocks.map((block) => 'id' in block && block.id))
    expect(ids.filter((id) => policyAnchors.some((anchor) => anchor === id)).sort()).toEqual([...policyAnchors].sort())
  })

  it('says 14 days, 30 days and 2 years (Law 181 of 2018)', async () => {
    expect(JSON.stringify((await get('return-policy')).body)).toMatch(/30 days.*14 days.*two years/s)
    expect(JSON.stringify((await get('return-policy', 'ar')).body)).toMatch(/30 يومًا.*14 يومًا.*ضمان سنتين/s)
  })
})

describe('a policy', () => {
  it('that staff have changed is shown at once, and no start of the shop takes the change back', async () => {
    await get('terms')
    await shop.pool`update policies set title = 'Our terms', version = 2 where kind = 'terms' and language = 'en'`
    await fillPolicies(shop.pool)
    await expect.poll(async () => (await get('terms')).body).toMatchObject({ title: 'Our terms', version: 2 })
  })

  it('of an unknown kind is refused', async () => {
    expect(await get('cookies')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  it('that is missing is not found', async () => {
    await shop.pool`delete from policies where kind = 'privacy-policy' and language = 'ar'`
    await expect.poll(() => get('privacy-policy', 'ar')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
