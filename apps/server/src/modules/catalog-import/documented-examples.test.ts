import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPresets } from '../../../seed/seed-presets.ts'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
  // The examples name types and facts of the preset.
  await seedPresets(bench.pool)
  await mkdir(join(bench.folder, 'pictures'))
  const pictures = ['kettles', 'kt-170-side', 'kt-170-white', 'kt-170-black', 'kt-100', 'kt-100-side']
  for (const name of pictures)
    await cp(join(bench.folder, 'white.webp'), join(bench.folder, 'pictures', `${name}.webp`))
})
afterAll(() => bench.close())

it('the examples of docs/catalogue-import.md are right, and say the same', async () => {
  const text = await readFile(new URL('../../../../../docs/catalogue-import.md', import.meta.url), 'utf8')
  const [csv = '', json = ''] = ['csv', 'json'].map((kind) => text.split(`\`\`\`${kind}\n`)[1]?.split('```')[0])
  expect(await bench.accept(csv)).toMatchObject({
    categories: { created: 1 },
    products: { created: 2 },
    colors: { created: 2 },
    pictures: { brought: 1, known: 0 },
    stockMovements: 3,
  })
  expect(await bench.accept(JSON.parse(json))).toEqual({
    categories: { created: 0, changed: 0, unchanged: 1 },
    products: { created: 0, changed: 0, unchanged: 2 },
    colors: { created: 0, changed: 0, unchanged: 2, left: 0 },
    pictures: { brought: 0, known: 1 },
    stockMovements: 0,
  })
})
