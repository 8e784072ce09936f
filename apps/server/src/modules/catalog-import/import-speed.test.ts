import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'
import { isLongRun } from '../../../test/long-run.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

const categories = 10
const products = isLongRun ? 3330 : 330
const rowCount = categories + 3 * products

it(`brings ${rowCount} rows, and finds nothing to do when they come again`, async () => {
  const table = makeTable()
  expect(table.split('\n')).toHaveLength(rowCount + 1)
  const first = await time(() => bench.accept(table))
  expect(first.result).toMatchObject({
    categories: { created: categories },
    products: { created: products },
    colors: { created: 2 * products },
  })
  const second = await time(() => bench.accept(table))
  expect(second.result).toMatchObject({ products: { unchanged: products }, stockMovements: 0 })
  process.stdout.write(`${rowCount} rows imported in ${first.seconds} s, and again in ${second.seconds} s\n`)
})

/** A heading, categories, and products with two colors each. */
function makeTable(): string {
  const rows = ['row,key,sku,category,name_en,name_ar,description_en,description_ar,price,stock,features,images,hex']
  for (let index = 0; index < categories; index += 1)
    rows.push(`category,shelf-${index},,,Shelf ${index},رف ${index},,,,,,,`)
  for (let index = 0; index < products; index += 1) {
    const [sku, shelf, price] = [`NW-${index}`, `shelf-${index % categories}`, 500 + index]
    const texts = `Steel kettle ${index},غلاية ستانلس ${index},${words.en.repeat(6)},${words.ar.repeat(6)}`
    const features = Array.from({ length: 4 }, (_, entry) => `${words.en}${entry} | ${words.ar}${entry}`).join('; ')
    rows.push(
      `product,,${sku},${shelf},${texts},${price},,${features},red.webp,`,
      `color,,${sku},,White,أبيض,,,${price},${index % 9},,white.webp,#ffffff`,
      `color,,${sku},,Black,أسود,,,${price},${index % 7},,black.webp,#000000`,
    )
  }
  return rows.join('\n')
}

const words = { en: 'Boils a litre in four minutes. ', ar: 'تغلي لترًا في أربع دقائق. ' }

async function time<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: string }> {
  const start = performance.now()
  const result = await work()
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}
