import type { PolicyBlock } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { fillPolicies } from './index.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  await fillPolicies(shop.pool)
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

/** As much of a piece as a policy may have. */
const fill = (piece: string) => piece.repeat(Math.floor(50_000 / piece.length))

/** Texts that hold a parser for seconds or minutes, or overflow its stack, where nothing bounds them. */
const slowTexts = {
  '*a_': fill('*a_'),
  'a* after *a': `${'*a '.repeat(2500)}${'a* '.repeat(2500)}`,
  '_*': fill('_*'),
  'x*': fill('x*'),
  '**x*': fill('**x*'),
  '*x': fill('*x'),
  '**a': fill('**a '),
  __a: fill('__a '),
  'two long runs': `${'*'.repeat(25_000)}a${'*'.repeat(24_000)}`,
  'runs of many lengths': Array.from({ length: 300 }, (_, length) => '*'.repeat(length + 1)).join('a'),
  'backticks of many lengths': Array.from({ length: 300 }, (_, length) => '`'.repeat(length + 1)).join('a'),
  quotes: fill('>'),
  lists: fill('- '),
  links: fill('[a]('),
  'underlined headings': fill('a\n=\n'),
  definitions: fill('[a]: b\n'),
}

describe.each(Object.entries(slowTexts))('a text made to be slow: %s', (_, text) => {
  test.each(['en', 'ar'] as const)('is refused in words at its field, in %s', async (language) => {
    const { body: now } = await editor.call('GET', '/policies/terms/')
    const change = { ...now, body: { ...now.body, [language]: text } }
    const { status, body } = await editor.call('PUT', '/policies/terms/', { body: change, language })
    const sentence = { en: /^has too many lines, links or marks/, ar: /^به أسطر أو روابط أو علامات/ }[language]
    expect([status, body.errors]).toEqual([400, { [`body.${language}`]: [expect.stringMatching(sentence)] }])
  })

  test('that an older shop stored is shown as plain paragraphs, before and after it was looked at', async () => {
    await shop.pool`
      update policies set body = ${text}, version = version + 1 where kind = 'return-policy' and language = 'en'`
    const read = async (): Promise<{ status: number; kinds: string[] }> => {
      const { status, body } = await callApi(shop.app, 'GET', '/api/policies/return-policy/')
      return { status, kinds: [...new Set<string>(body.blocks.map(({ kind }: PolicyBlock) => kind))] }
    }
    await expect.poll(read).toEqual({ status: 200, kinds: ['paragraph'] })
    await fillPolicies(shop.pool)
    const [row] = await shop.pool`
      select blocks, blocks_of = md5(body) as is_parsed from policies where kind = 'return-policy' and language = 'en'`
    expect(row).toMatchObject({ isParsed: true, blocks: [{ kind: 'paragraph' }] })
  })
})

test('a text of an older shop is parsed once, at the next start', async () => {
  await shop.pool`update policies set body = '## One', blocks = null, blocks_of = null where language = 'ar'`
  await fillPolicies(shop.pool)
  const rows = await shop.pool`select distinct blocks from policies where language = 'ar'`
  expect(rows).toEqual([{ blocks: [{ kind: 'heading', id: 'part-1', level: 2, text: 'One' }] }])
})

test('a body that was changed past the shop never shows the blocks of the body before', async () => {
  await shop.pool`update policies set body = 'Another text', version = version + 1 where kind = 'terms' and language = 'en'`
  const read = async () => (await callApi(shop.app, 'GET', '/api/policies/terms/')).body.blocks
  await expect
    .poll(read)
    .toEqual([{ kind: 'paragraph', content: [{ text: 'Another text', is_strong: false, href: null }] }])
})
