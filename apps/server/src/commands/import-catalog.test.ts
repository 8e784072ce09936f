import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../test/child-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { connect, type Pool } from '../database/client.ts'

let database: TestDatabase
let pool: Pool
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 1 })
  folder = await mkdtemp(join(tmpdir(), 'nawwar-command-'))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Runs the command as the shop's owner does, on the database of the test. */
const run = (...args: string[]) =>
  runCommand('import-catalog', { DATABASE_URL: database.url, DATA_DIR: folder }, ...args)

async function writeCatalog(price: string): Promise<string> {
  const file = join(folder, 'shop.csv')
  await writeFile(
    file,
    `row,key,sku,category,name_en,name_ar,price\ncategory,kettles,,,Kettles,غلايات,\nproduct,,KT-1,kettles,Kettle,غلاية,${price}\n`,
  )
  return file
}

const countProducts = async () => (await pool`select from products`).length

it('imports a file and sums up what it did', async () => {
  const file = await writeCatalog('٩٠٠')
  const trial = await run(file, '--dry-run')
  expect(trial).toMatchObject({ code: 0, output: expect.stringContaining('has no faults. An import would do this:') })
  expect(await countProducts()).toBe(0)

  const { code, output, errors } = await run(file)
  expect({ code, errors }).toEqual({ code: 0, errors: 'Rows: 3 done\nSearch: 1 done\n' })
  expect(output).toContain(`${file} is imported.`)
  expect(output).toMatch(/Products {12}1 {10}0 {10}0/)
  expect(await countProducts()).toBe(1)
})

it('ends with code 1 and every fault, and imports nothing', async () => {
  const { code, errors, output } = await run(await writeCatalog('0'))
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toContain('line 3: product KT-1: price: must be above 0 (found 0)')
})

it.each([
  [[], 'Usage: npm run catalogue:import'],
  [['none.csv'], 'There is no file'],
])('says what is wrong with the arguments %j', async (args, message) => {
  const { code, errors } = await run(...args)
  expect(code).toBe(1)
  expect(errors).toContain(message)
})
