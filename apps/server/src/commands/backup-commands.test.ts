import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../test/child-process.ts'
import { createEmbeddedDatabase } from '../../test/embedded-database.ts'
import { migrate } from '../database/migrate.ts'

/** As the owner of a shop with the embedded database does it: one command to back up, one to restore elsewhere. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-backup-commands-'))
  await createEmbeddedDatabase(join(folder, 'old'), migrate)
  await createEmbeddedDatabase(join(folder, 'new'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (command: string, dataDir: string, ...args: string[]) =>
  runCommand(command, { DATA_DIR: join(folder, dataDir) }, ...args)

it('backs up and restores a shop with the embedded database', async () => {
  const catalogue = join(folder, 'shop.csv')
  const rows = ['category,kettles,,,Kettles,غلايات,', 'product,,KT-1,kettles,Kettle,غلاية,900']
  await writeFile(catalogue, `row,key,sku,category,name_en,name_ar,price\n${rows.join('\n')}\n`)
  expect(await run('import-catalog', 'old', catalogue)).toMatchObject({ code: 0 })

  const backup = join(folder, 'backup')
  const taken = await run('back-up', 'old', backup)
  expect(taken).toMatchObject({ code: 0, output: expect.stringContaining(`${backup} holds `) })
  const restored = await run('restore', 'new', backup)
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows and 0 files as they were at /),
  })

  const again = await run('import-catalog', 'new', catalogue, '--dry-run')
  expect(again.output).toMatch(/Products {12}0 {10}0 {10}1/)
  const refused = await run('restore', 'new', backup)
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('The database is not empty') })
})
