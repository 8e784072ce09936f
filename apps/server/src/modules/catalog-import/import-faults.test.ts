import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
  await writeFile(join(bench.folder, 'notes.webp'), 'no picture at all')
  await writeFile(join(bench.folder, 'cut.webp'), Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1'))
  await symlink('/etc/hostname', join(bench.folder, 'link.webp'))
})
afterAll(() => bench.close())

const words = { en: 'Kettle', ar: 'غلاية' }
const category = { key: 'kettles', name: words }
const product = { sku: 'KT-1', category: 'kettles', name: words, price: 900 }
const color = { name: words, hex: '#ffffff' }
const withProduct = (...products: object[]) => ({ categories: [category], products })
/** Its product begins on line 12 of the file; the given fields follow on line 20 unless they replace one. */
const withField = (field: object) => withProduct({ ...product, ...field })
const withColors = (...colors: object[]) => withProduct({ ...product, colors })

describe('a fault of a product', () => {
  it.each<[string, object, string]>([
    ['no price', { price: undefined }, 'line 12: product KT-1: price: is missing'],
    ['a price of 0', { price: 0 }, 'line 19: product KT-1: price: must be above 0 (found 0)'],
    ['a price below 0', { price: -5 }, 'line 19: product KT-1: price: must be above 0 (found -5)'],
    ['a price in words', { price: '٩٠٠' }, 'line 19: product KT-1: price: must be a number (found ٩٠٠)'],
    ['a SKU that a spreadsheet runs', { sku: '=1+1' }, 'line 13: product =1+1: sku: must not begin with =, +, - or @'],
    [
      'a price in half piastres',
      { price: 900.005 },
      'line 19: product KT-1: price: must be an amount in EGP with at most two decimals, up to 100 million',
    ],
    [
      'an original price',
      { original_price: 1200 },
      'line 20: product KT-1: original_price: must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
    ],
    [
      'a mark of an offer',
      { offer: true },
      'line 20: product KT-1: offer: must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
    ],
    ['no Arabic name', { name: { en: 'Kettle' } }, 'line 15: product KT-1: name, ar: is missing'],
    ['an empty English name', { name: { en: ' ', ar: 'غ' } }, 'line 16: product KT-1: name, en: is empty'],
    [
      'a description in one language',
      { description: { en: 'x', ar: '' } },
      'line 22: product KT-1: description, ar: is missing',
    ],
    [
      'a feature in one language',
      { features: [words, 'Quick'] },
      'line 25: product KT-1: features, entry 2: must be in both languages (in CSV: English | Arabic, in JSON: {"en": …, "ar": …})',
    ],
    [
      'an unknown category',
      { category: 'x' },
      'line 14: product KT-1: category: there is no category with the key "x"',
    ],
    ['a negative stock', { stock: -1 }, 'line 20: product KT-1: stock: must be at least 0 (found -1)'],
    ['half a piece in stock', { stock: 1.5 }, 'line 20: product KT-1: stock: must be a whole number (found 1.5)'],
    [
      'a depth of 0',
      { dimensions_mm: { width: 1, height: 1, depth: 0 } },
      'line 23: product KT-1: dimensions_mm, depth: must be at least 1 (found 0)',
    ],
    ['a field that does not exist', { colour: 1 }, 'line 12: product KT-1: has no field "colour"'],
    [
      'a word for yes',
      { featured: 'yes' },
      'line 20: product KT-1: featured: must be yes or no (in JSON: true or false) (found yes)',
    ],
    ['a NUL byte', { brand: 'a\0b' }, 'line 20: product KT-1: brand: holds invisible control characters'],
    [
      'too long a name',
      { name: { en: 'x'.repeat(201), ar: 'غ' } },
      'line 16: product KT-1: name, en: is longer than 200 characters',
    ],
  ])('%s', async (_, field, fault) => {
    expect(await bench.refuse(withField(field))).toEqual([fault])
  })

  it('is found beside the other faults of the same product', async () => {
    const faults = await bench.refuse(
      withField({ sku: 5, price: 10, original_price: 9, category: 'x', images: ['none.webp'] }),
    )
    expect(faults).toEqual([
      'line 13: product 1: sku: must be a text (found 5)',
      'line 14: product 1: category: there is no category with the key "x"',
      expect.stringContaining('line 20: product 1: original_price: must be left out'),
      'line 22: product 1: images, entry 1: there is no such file: none.webp',
    ])
  })
})

describe('a fault of colors', () => {
  it.each<[string, object, string]>([
    [
      'a hex of three digits',
      withColors({ ...color, hex: '#fff' }),
      'line 26: product KT-1, color #fff: hex: must be # and six of 0-9 and a-f, such as #f3f1ec',
    ],
    [
      'the same hex twice',
      withColors(color, { ...color, hex: ' #FFFFFF' }),
      'line 33: product KT-1, color #ffffff: hex: "#ffffff" is listed twice in the file',
    ],
    ['no name', withColors({ hex: '#ffffff' }), 'line 21: product KT-1, color #ffffff: name: is missing'],
    [
      'an original price',
      withColors({ ...color, original_price: 5 }),
      'line 27: product KT-1, color #ffffff: original_price: must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
    ],
    [
      'stock of the product beside them',
      withProduct({ ...product, stock: 5, colors: [color] }),
      'line 20: product KT-1: stock: must be left out: the product has colors, and each has its own stock',
    ],
  ])('%s', async (_, content, fault) => {
    expect(await bench.refuse(content)).toEqual([fault])
  })
})

describe('a fault of pictures', () => {
  it.each([
    ['none.webp', 'there is no such file: none.webp'],
    ['store', 'is not a file: store'],
    ['../../etc/hostname', 'lies outside the folder of the import file: ../../etc/hostname'],
    ['..\\secret.webp', 'lies outside the folder of the import file: ..\\secret.webp'],
    ['/etc/hostname', 'lies outside the folder of the import file: /etc/hostname'],
    ['link.webp', 'lies outside the folder of the import file: link.webp'],
    [
      'https://example.com/a.webp',
      'must be a file beside the import file, not an address (found https://example.com/a.webp)',
    ],
    ['notes.webp', 'is not a JPEG, PNG, WebP, AVIF or GIF picture: notes.webp'],
    ['cut.webp', 'is damaged: it cannot be read as a picture: cut.webp'],
  ])('%s', async (picture, reason) => {
    expect(await bench.refuse(withField({ images: ['white.webp', picture] }))).toEqual([
      `line 22: product KT-1: images, entry 2: ${reason}`,
    ])
    expect(await bench.refuse({ categories: [{ ...category, wall_image: picture }] })).toEqual([
      `line 9: category kettles: wall_image: ${reason}`,
    ])
  })
})

describe('a fault of the file', () => {
  it.each<[string, object | string, string[]]>([
    ['nothing in it', { categories: [], products: [] }, ['line 1: the file has neither categories nor products']],
    ['no lists', [1, 2], ['line 1: must have the lists "categories" and "products", and nothing else']],
    ['another list', { goods: [] }, ['line 1: must have the lists "categories" and "products", and nothing else']],
    ['an entry that is none', { products: [5] }, ['line 3: product 1: must be an entry with fields, in { } (found 5)']],
    [
      'a key twice',
      { categories: [category, category] },
      ['line 11: category kettles: key: "kettles" is listed twice in the file'],
    ],
    [
      'a key with spaces',
      { categories: [{ ...category, key: 'My Kettles' }] },
      ['line 4: category My Kettles: key: must be in small Latin letters, digits and hyphens'],
    ],
    ['a SKU twice', withProduct(product, product), ['line 22: product KT-1: sku: "KT-1" is listed twice in the file']],
  ])('%s', async (_, content, faults) => {
    expect(await bench.refuse(content)).toEqual(faults)
  })

  it('names every bad row of a table with its line and column', async () => {
    const table = `row,key,sku,category,name_en,name_ar,price,original_price,offer,features,images,hex
category,Kettles,,,Kettles,غلايات,,,,,,
product,,KT-1,kettles,Kettle,,-5,,,,,
product,,KT-2,none,Kettle,غلاية,cheap,,perhaps,Quick,"none.webp;../x.webp",
color,,KT-2,,White,أبيض,900,500,,,,white
product,,KT-1,,Kettle,غلاية,5,,,,,
item,,,,,,,,,,,`
    expect(await bench.refuse(table)).toEqual([
      'line 2: category Kettles: key: must be in small Latin letters, digits and hyphens',
      'line 3: product KT-1: name_ar: is missing',
      'line 3: product KT-1: price: must be above 0 (found -5)',
      'line 3: product KT-1: category: there is no category with the key "kettles"',
      'line 4: product KT-2: price: must be a number (found cheap)',
      'line 4: product KT-2: offer: must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
      'line 4: product KT-2: features, entry 1: must be in both languages (in CSV: English | Arabic, in JSON: {"en": …, "ar": …})',
      'line 4: product KT-2: category: there is no category with the key "none"',
      'line 4: product KT-2: images, entry 1: there is no such file: none.webp',
      'line 4: product KT-2: images, entry 2: lies outside the folder of the import file: ../x.webp',
      'line 5: product KT-2, color white: hex: must be # and six of 0-9 and a-f, such as #f3f1ec',
      'line 5: product KT-2, color white: original_price: must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
      'line 6: product KT-1: category: is missing',
      'line 6: product KT-1: sku: "KT-1" is listed twice in the file',
      'line 7: row: must be category, product or color (found item)',
    ])
  })
})

describe('after a fault', () => {
  it('nothing at all is written, not even a picture', async () => {
    await bench.reset()
    const faults = await bench.refuse(
      withProduct({ ...product, images: ['white.webp'] }, { ...product, sku: 'KT-2', price: 0 }),
    )
    expect(faults).toHaveLength(1)
    expect(await countRows()).toBe(0)
  })

  it('of the database in the middle of the writing, nothing is written either', async () => {
    await bench.reset()
    await bench.pool`alter table products add constraint products_test_check check (sku <> 'KT-2')`
    await expect(bench.run(withProduct(product, { ...product, sku: 'KT-2' }))).rejects.toThrow('products_test_check')
    await bench.pool`alter table products drop constraint products_test_check`
    expect(await countRows()).toBe(0)
  })
})

async function countRows(): Promise<unknown> {
  const [row] = await bench.pool`
    select (select count(*) from categories) + (select count(*) from products) + (select count(*) from variants)
      + (select count(*) from stock_movements) + (select count(*) from media_assets) as count`
  return row?.count
}
