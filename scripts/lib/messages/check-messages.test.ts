import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../run.ts'
import { checkMessages } from './check-messages.ts'

/** A small workspace among the real ones, whose messages are declared as theirs are. */
let folder: string

beforeEach(async () => {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'messages-'))
  const extended = relative(folder, join(root, 'tsconfig.base.json'))
  await write('tsconfig.json', JSON.stringify({ extends: extended, include: ['.'] }))
  await write(
    'use.ts',
    `import type { Bound, MessageSet, Messages } from '@shop/i18n'
    export declare function useMessages<Set extends Messages>(set: MessageSet<Set>): Bound<Set>`,
  )
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const check = () => checkMessages(folder, ['.'])
const declare = (texts: string) =>
  write(
    'shop.messages.ts',
    `import { defineMessages } from '@shop/i18n'\nexport const shop = defineMessages('shop', {\n${texts}\n})`,
  )
const use = (code: string) =>
  write('page.ts', `import { shop } from './shop.messages.ts'\nimport { useMessages } from './use.ts'\n${code}`)

const three = `title: { en: 'Title', ar: 'عنوان' },\nopen: { en: 'Open', ar: 'افتح' },\nclosed: { en: 'Closed', ar: 'مغلق' },`

it.each([
  ['by their names', 'const t = useMessages(shop)\nexport const all = [t.title, t.open, t.closed]'],
  [
    'by one of several names',
    "declare const kind: 'open' | 'closed'\nexport const { title } = useMessages(shop)\nexport const state = useMessages(shop)[kind]",
  ],
  [
    'by whom they are handed to',
    "import type { Bound, MessageSet } from '@shop/i18n'\nconst say = (t: Bound<typeof shop extends MessageSet<infer Set> ? Set : never>) => t.title + t.open + t.closed\nexport const said = say(useMessages(shop))",
  ],
  [
    'by whom they are handed to, who names them',
    'const say = (t: { title: string; open: string; closed: string }) => t.title\nconst t = useMessages(shop)\nexport const said = say(t)',
  ],
  ['as a whole', 'export const resource = { texts: shop }'],
  ['as part of a larger table', 'export const all = { ...shop }'],
])('messages are read %s', async (_, code) => {
  await declare(three)
  await use(code)
  expect(check()).toEqual([])
})

it('reports an unused message', async () => {
  await declare(three)
  await use('const t = useMessages(shop)\nexport const all = [t.title, t.closed]')
  expect(check()).toEqual(['shop.messages.ts:4: nobody reads "open" of shop'])
})

it('does not take a test for a reader', async () => {
  await declare(three)
  await use('export const { title, open } = useMessages(shop)')
  await write(
    'page.test.ts',
    "import { shop } from './shop.messages.ts'\nimport { useMessages } from './use.ts'\nuseMessages(shop).closed",
  )
  expect(check()).toEqual(['shop.messages.ts:5: nobody reads "closed" of shop'])
})

it('knows texts that are no set of the screens', async () => {
  await write(
    'errors.messages.ts',
    "export const texts: Record<'gone' | 'late', { en: string }> = { gone: { en: 'Gone' }, late: { en: 'Late' } }",
  )
  await write('say.ts', "import { texts } from './errors.messages.ts'\nexport const say = texts.gone.en")
  expect(check()).toEqual(['errors.messages.ts:1: nobody reads "late" of texts'])
})
