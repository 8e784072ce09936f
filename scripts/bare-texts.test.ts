import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './lib/run.ts'
import { findBareTexts } from './lib/texts/find-bare-texts.ts'

/** A browser may translate each page; journey: `guest-switches-language.spec.ts`. */
it('each text of the shop and the dashboard is alone in an element', () => {
  expect(findBareTexts(root, ['apps/storefront', 'apps/dashboard'])).toEqual([])
})

/** A small workspace among the real ones. */
let folder: string

beforeEach(async () => {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'texts-'))
  const settings = {
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
    include: ['.'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function findIn(jsx: string): Promise<string[]> {
  const page = `import { Fragment, type ReactNode } from 'react'
    type Elements = React.ReactElement | boolean | null | undefined | readonly Elements[]
    declare const text: string, other: string, count: number, texts: string[], isOn: boolean, node: ReactNode, slot: Elements
    const Label = () => (isOn ? text : null)
    const Icon = () => <i />
    export const page = (${jsx})`
  await writeFile(join(folder, 'page.tsx'), page)
  return findBareTexts(folder, ['.']).map((line) => line.replace(/^page\.tsx:\d+: /, ''))
}

it.each([
  ['beside an element', '<p>{text} <b /></p>', ['{text}']],
  ['beside an element that comes and goes', '<p>{isOn && <b />}{text}</p>', ['{text}']],
  ['that comes and goes', '<p><b />{isOn && text}</p>', ['{isOn && text}']],
  ['beside another one', '<p>{text} {other}</p>', ['{other}', '{text}']],
  ['that is a number', '<p>{count}<b /></p>', ['{count}']],
  ['without braces beside an element that comes and goes', '<p>Save{isOn && <b />}</p>', ['Save']],
  ['in a fragment among others', '<p><b /><>{text}</></p>', ['{text}']],
  ['in a fragment that is returned', '<>{text}</>', ['{text}']],
  ['in the children of a component', '<Fragment key="a">{text}<b /></Fragment>', ['{text}']],
  ['of a list', '<p>{texts}</p>', ['{texts}']],
  ['of the caller', '<p><b />{node}</p>', ['{node}']],
  ['of a component', '<p><Label /></p>', ['<Label />']],
])('a text %s is found', async (_, jsx, found) => {
  expect(await findIn(jsx)).toEqual(found)
})

it.each([
  ['is alone', '<p>{text}</p>'],
  ['is one of two', '<p>{isOn ? text : <b />}</p>'],
  ['is alone beside a comment', '<p>{/* why */}{text}</p>'],
  ['never changes, beside elements that stay', '<p>Save <b /></p>'],
  ['is a space', "<p>{isOn && <b />}{' '}<i /></p>"],
  ['is in an element of its own', '<p>{isOn && <b />}<span>{text}</span></p>'],
  ['is empty', '<p>{text && <b />}<i /></p>'],
  ['stands where only elements may', '<p><b />{slot}<Icon /></p>'],
  ['is handed on alone', '<p>{node}</p>'],
])('a text that %s is left alone', async (_, jsx) => {
  expect(await findIn(jsx)).toEqual([])
})
