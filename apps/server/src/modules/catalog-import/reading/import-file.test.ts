import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readImportFile } from './import-file.parser.ts'
import { formatFault } from './import-file.types.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const csv = 'row,key\ncategory,غلايات\n'
const mark = Buffer.from([0xef, 0xbb, 0xbf])

it.each([
  ['plain.csv', Buffer.from(csv)],
  ['marked.csv', Buffer.concat([mark, Buffer.from(csv)])],
  ['plain.json', Buffer.from('{"categories":[{"key":"غلايات"}],"products":[]}')],
  ['marked.JSON', Buffer.concat([mark, Buffer.from('{"categories":[{"key":"غلايات"}],"products":[]}')])],
])('reads UTF-8 with and without a byte order mark: %s', async (name, bytes) => {
  await writeFile(join(folder, name), bytes)
  const file = await readImportFile(join(folder, name))
  expect(file).toMatchObject({ content: { categories: [{ key: 'غلايات' }], products: [] }, folder, faults: [] })
})

it.each([
  ['of the Arabic Windows', Buffer.from([0x72, 0x6f, 0x77, 0x0a, 0xe3, 0xdf, 0xe4, 0xd3])],
  ['of UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')])],
])('says what to do about the letters %s', async (_, bytes) => {
  await writeFile(join(folder, 'other.csv'), bytes)
  const { faults } = await readImportFile(join(folder, 'other.csv'))
  expect(faults.map(formatFault)).toEqual([
    'the file is not written in UTF-8; in Excel save it as "CSV UTF-8 (Comma delimited)"',
  ])
})

it('takes no other kind of file, and none that is not there', async () => {
  await expect(readImportFile('catalogue.xlsx')).rejects.toThrow('as a .csv or a .json file, not as catalogue.xlsx')
  await expect(readImportFile(join(folder, 'none.csv'))).rejects.toThrow('ENOENT')
})
