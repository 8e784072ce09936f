import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'
import { makeModel } from '../../../test/models.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
  await writeFile(join(bench.folder, 'kettle.glb'), makeModel())
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const category = { key: 'kettles', name: { en: 'Kettles', ar: 'غلايات' } }
const kettle = { sku: 'NW-1', category: 'kettles', name: { en: 'Kettle', ar: 'غلاية' }, price: 899 }
const withModel = (model: string | null) => ({ categories: [category], products: [{ ...kettle, model }] })

async function readProduct() {
  const [row] = await bench.pool<{ modelKey: string | null; version: number }[]>`
    select model_key, version from products where sku = 'NW-1'`
  return row
}

it('brings the model that a product names', async () => {
  await bench.accept(withModel('kettle.glb'))
  expect(await readProduct()).toMatchObject({ modelKey: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

it('takes it from a column of a table as well', async () => {
  await bench.accept(
    'row,key,sku,category,name_en,name_ar,price,model\ncategory,kettles,,,Kettles,غلايات,,\nproduct,,NW-1,kettles,Kettle,غلاية,899,kettle.glb\n',
  )
  expect((await readProduct())?.modelKey).not.toBeNull()
})

it('leaves the model alone when the file says nothing of it, and touches nothing when it is the same', async () => {
  await bench.accept(withModel('kettle.glb'))
  const before = await readProduct()
  expect(await bench.accept(withModel(null))).toMatchObject({ products: { changed: 0, unchanged: 1 } })
  expect(await bench.accept(withModel('kettle.glb'))).toMatchObject({ products: { changed: 0, unchanged: 1 } })
  expect(await readProduct()).toEqual(before)
})

it('counts a product whose model alone is new as changed', async () => {
  await bench.accept(withModel(null))
  expect(await bench.accept(withModel('kettle.glb'))).toMatchObject({ products: { changed: 1 } })
})

it.each([
  ['missing.glb', 'there is no such file: missing.glb'],
  ['white.webp', 'is not a GLB model with all that it needs inside, below 10 MB: white.webp'],
  ['../kettle.glb', 'lies outside the folder of the import file: ../kettle.glb'],
])('refuses %s, and all of the file with it', async (model, reason) => {
  expect(await bench.refuse(withModel(model))).toEqual([expect.stringContaining(`product NW-1: model: ${reason}`)])
  expect(await readProduct()).toBeUndefined()
})
