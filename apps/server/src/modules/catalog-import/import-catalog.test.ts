import { usualValues } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'
import { sampleFields } from '../../../test/sample-fields.ts'
import type { Pool } from '../../database/client.ts'
import { toImportedValues } from './checking/import-fields.rules.ts'
import { readProductEntries } from './export/catalog-entries.repository.ts'
import { writeCsv } from './export/write-csv.presenter.ts'
import type { ImportCounts } from './import-report.types.ts'

let bench: ImportBench
let pool: Pool
let accept: ImportBench['accept']
beforeAll(async () => {
  bench = await openImportBench()
  pool = bench.pool
  accept = bench.accept
})
afterAll(() => bench.close())
beforeEach(() => bench.reset())

const words = (en: string) => ({ en, ar: `${en} بالعربية` })
const white = { name: words('White'), hex: '#FFFFFF', price: 900, stock: 3, images: ['white.webp'] }
const black = {
  name: words('Black'),
  hex: '#000000',
  price: 950,
  stock: 0,
  images: ['black.webp'],
}
const kettle = {
  sku: 'KT-1',
  category: 'kettles',
  name: words('Kettle'),
  price: 900,
  features: [words('Quick')],
  dimensions_mm: { width: 100, height: 200, depth: 100 },
  images: ['red.webp'],
  colors: [white, black],
}
const toaster = {
  sku: 'TS-1',
  category: 'breakfast',
  name: words('Toaster'),
  price: 749.5,
  stock: 7,
  images: ['green.webp'],
}
const kettles = { key: 'kettles', name: words('Kettles'), image: 'white.webp' }
const breakfast = { key: 'breakfast', name: words('Breakfast') }
const catalogue = { categories: [kettles, breakfast], products: [kettle, toaster] }

/** Every row that an import may write, with the transaction that wrote it last. */
async function readTables() {
  const tables = [
    'categories',
    'products',
    'variants',
    'product_pictures',
    'stock_movements',
    'media_assets',
    'product_words',
  ]
  const rows = tables.map(
    (table) => pool`select ${table} as table, xmin::text, row.* from ${pool(table)} row order by 3, 4`,
  )
  return (await Promise.all(rows)).map((found) => [...found])
}

/** The notifications that an import sends to all processes. */
async function listenDuring(work: () => Promise<unknown>): Promise<string[]> {
  const news: string[] = []
  const { unlisten } = await pool.listen('shop_changed', (payload) => news.push(payload))
  await work()
  // Notifications arrive in the order of their transactions: after this one, all earlier ones have arrived.
  await new Promise<void>((resolve) => {
    void pool.listen(
      'import_test_end',
      () => resolve(),
      () => void pool.notify('import_test_end', ''),
    )
  })
  await unlisten()
  return news
}

describe('a first import', () => {
  it('makes categories, products, colors, pictures and stock', async () => {
    const counts = await accept(catalogue)
    expect(counts).toEqual({
      categories: { created: 2, changed: 0, unchanged: 0 },
      products: { created: 2, changed: 0, unchanged: 0 },
      colors: { created: 2, changed: 0, unchanged: 0, left: 0 },
      pictures: { brought: 4, known: 0 },
      stockMovements: 2,
    })
    expect(await pool`select sku, price_piastres, is_in_stock, sort_order, version from products order by id`).toEqual([
      { sku: 'KT-1', pricePiastres: 90_000, isInStock: true, sortOrder: 1, version: 1 },
      { sku: 'TS-1', pricePiastres: 74_950, isInStock: true, sortOrder: 2, version: 1 },
    ])
    expect(
      await pool`select product_id, hex, name_ar, regular_price_piastres, stock from variants order by id`,
    ).toEqual([
      { productId: 1, hex: '#ffffff', nameAr: 'White بالعربية', regularPricePiastres: 90_000, stock: 3 },
      { productId: 2, hex: null, nameAr: null, regularPricePiastres: 74_950, stock: 7 },
      { productId: 1, hex: '#000000', nameAr: 'Black بالعربية', regularPricePiastres: 95_000, stock: 0 },
    ])
    expect(await pool`select variant_id, units, reason from stock_movements order by id`).toEqual([
      { variantId: 1, units: 3, reason: 'import' },
      { variantId: 2, units: 7, reason: 'import' },
    ])
    expect(await pool`select product_id, variant_id, sort_order from product_pictures order by id`).toEqual([
      { productId: 1, variantId: 1, sortOrder: 0 },
      { productId: 1, variantId: 3, sortOrder: 1 },
      { productId: 1, variantId: null, sortOrder: 2 },
      { productId: 2, variantId: null, sortOrder: 0 },
    ])
    expect(bench.seen).toEqual({ pictures: 4, products: [1, 2] })
    expect(await pool`select product_id from product_words order by 1`).toHaveLength(2)
  })

  it('gives the same from a table of a spreadsheet', async () => {
    await accept(catalogue)
    const tables = await readTables()
    const news = await listenDuring(() =>
      accept(
        `row;key;sku;category;name_en;name_ar;price;original_price;hex;stock;width_mm;height_mm;depth_mm;features;image;images
category;kettles;;;Kettles;Kettles بالعربية;;;;;;;;;white.webp;
category;breakfast;;;Breakfast;Breakfast بالعربية;;;;;;;;;;
product;;KT-1;kettles;Kettle;Kettle بالعربية;٩٠٠;;;;100;200;100;Quick | Quick بالعربية;;red.webp
color;;KT-1;;White;White بالعربية;900;;#ffffff;3;;;;;;white.webp
color;;KT-1;;Black;Black بالعربية;950,00;;#000000;0;;;;;;black.webp
product;;TS-1;breakfast;Toaster;Toaster بالعربية;749,50;;;7;;;;;;green.webp`,
      ),
    )
    expect(await readTables()).toEqual(tables)
    expect(news).toEqual([])
  })

  it('notifies every process of the changed catalogue', async () => {
    expect(await listenDuring(() => accept(catalogue))).toContain('catalog')
  })

  it('leaves nothing but pictures when it is a trial', async () => {
    const counts = await accept(catalogue, { isTrial: true })
    expect(counts.products.created).toBe(2)
    const [row] = await pool`
      select (select count(*) from products) + (select count(*) from categories) as rows,
        (select count(*) from media_assets) as pictures`
    expect(row).toEqual({ rows: 0, pictures: 4 })
  })
})

describe('a trial', () => {
  const turns = {
    'a first catalogue': catalogue,
    'the same again': catalogue,
    'another price and other counts': {
      products: [
        { ...kettle, colors: [{ ...white, price: 850, stock: 9 }, black] },
        { ...toaster, stock: 0 },
      ],
    },
    'a colour that leaves and one that comes': {
      products: [{ ...kettle, colors: [white, { ...black, hex: '#a3182b', stock: 4 }] }],
    },
    'pictures in another order': { products: [{ ...kettle, images: ['green.webp', 'red.webp'] }] },
    'another category, and a new product in it': {
      categories: [
        { key: 'tea', name: words('Tea') },
        { ...kettles, name: words('Jugs') },
      ],
      products: [
        { ...toaster, category: 'tea' },
        { ...toaster, sku: 'TS-2', category: 'tea' },
      ],
    },
    'a product without its colours': { products: [{ ...kettle, colors: [], stock: 2 }] },
  }

  it('counts just what the import then does, whatever changes', async () => {
    for (const [name, file] of Object.entries(turns)) {
      const { pictures: _, ...expected } = await accept(file, { isTrial: true })
      const { pictures: __, ...done } = await accept(file)
      expect({ name, ...done }).toEqual({ name, ...expected })
    }
  })
})

describe('an import of a file that is there already', () => {
  it('writes no row, sends no notification, decodes and indexes nothing', async () => {
    await accept(catalogue)
    const tables = await readTables()
    Object.assign(bench.seen, { pictures: 0, products: [] })
    let counts: ImportCounts | null = null
    const news = await listenDuring(async () => {
      counts = await accept(catalogue)
    })
    expect(await readTables()).toEqual(tables)
    expect(news).toEqual([])
    expect(bench.seen).toEqual({ pictures: 0, products: [] })
    expect(counts).toEqual({
      categories: { created: 0, changed: 0, unchanged: 2 },
      products: { created: 0, changed: 0, unchanged: 2 },
      colors: { created: 0, changed: 0, unchanged: 2, left: 0 },
      pictures: { brought: 0, known: 4 },
      stockMovements: 0,
    })
  })

  it('has the same end when two run at the same time', async () => {
    const both = await Promise.all([accept(catalogue), accept(catalogue)])
    expect(both.map(({ products }) => products.created).sort()).toEqual([0, 2])
    expect(await pool`select stock from variants order by id`).toEqual([{ stock: 3 }, { stock: 7 }, { stock: 0 }])
  })

  it('changes what differs and nothing else', async () => {
    await accept(catalogue)
    bench.seen.products = []
    const counts = await accept({ ...catalogue, products: [{ ...kettle, brand: 'Other' }, toaster] })
    expect(counts.products).toEqual({ created: 0, changed: 1, unchanged: 1 })
    expect(await pool`select brand, version from products order by id`).toEqual([
      { brand: 'Other', version: 2 },
      { brand: 'Nawwar', version: 1 },
    ])
    expect(bench.seen.products).toEqual([1])
  })

  it('indexes the products of a category that got another name', async () => {
    await accept(catalogue)
    bench.seen.products = []
    await accept({ ...catalogue, categories: [kettles, { ...breakfast, name: words('Morning') }] })
    expect(bench.seen.products).toEqual([2])
  })

  it('replaces pictures, and counts their product as changed once', async () => {
    await accept(catalogue)
    const counts = await accept({ products: [{ ...kettle, images: ['green.webp', 'red.webp'] }] })
    expect(counts.products).toEqual({ created: 0, changed: 1, unchanged: 0 })
    expect(await pool`select version from products where sku = 'KT-1'`).toEqual([{ version: 2 }])
    expect(await pool`select variant_id from product_pictures where product_id = 1 order by sort_order`).toHaveLength(4)
  })
})

describe('stock', () => {
  it('is what was counted: the difference goes through the ledger', async () => {
    await accept(catalogue)
    const counts = await accept({ products: [{ ...toaster, stock: 4 }] })
    expect(counts).toMatchObject({ stockMovements: 1, products: { changed: 0, unchanged: 1 } })
    expect(await pool`select units from stock_movements where variant_id = 2 order by id`).toEqual([
      { units: 7 },
      { units: -3 },
    ])
    expect(await pool`select stock from variants where id = 2`).toEqual([{ stock: 4 }])
  })

  it('stays as it is when the file does not tell it', async () => {
    await accept(catalogue)
    const { stock: _, ...uncounted } = toaster
    expect(await accept({ products: [uncounted] })).toMatchObject({ stockMovements: 0 })
    expect(await pool`select stock from variants where id = 2`).toEqual([{ stock: 7 }])
  })
})

describe('what is not in the file', () => {
  it('stays as it is: products and categories, and the places of products', async () => {
    await accept(catalogue)
    const mixer = { ...toaster, sku: 'MX-1' }
    const counts = await accept({ products: [toaster, mixer] })
    expect(counts.products).toEqual({ created: 1, changed: 0, unchanged: 1 })
    expect(await pool`select sku, sort_order, is_active from products order by id`).toEqual([
      { sku: 'KT-1', sortOrder: 1, isActive: true },
      { sku: 'TS-1', sortOrder: 2, isActive: true },
      { sku: 'MX-1', sortOrder: 4, isActive: true },
    ])
  })

  it('decides the order again when the file has all products', async () => {
    await accept(catalogue)
    await accept({ products: [toaster, kettle] })
    expect(await pool`select sku from products order by sort_order`).toEqual([{ sku: 'TS-1' }, { sku: 'KT-1' }])
  })

  it('goes out of sale where it is a color of a product that is there, and comes back', async () => {
    await accept(catalogue)
    const counts = await accept({ products: [{ ...kettle, colors: [black] }] })
    expect(counts.colors).toEqual({ created: 0, changed: 1, unchanged: 0, left: 1 })
    expect(await pool`select hex, is_active, stock from variants where product_id = 1 order by id`).toEqual([
      { hex: '#ffffff', isActive: false, stock: 3 },
      { hex: '#000000', isActive: true, stock: 0 },
    ])
    expect(await pool`select price_piastres, is_in_stock, version from products where id = 1`).toEqual([
      { pricePiastres: 95_000, isInStock: false, version: 2 },
    ])
    await accept({ products: [kettle] })
    expect(await pool`select is_active from variants where hex = '#ffffff'`).toEqual([{ isActive: true }])
  })

  it('lets a product change from no color to colors and back', async () => {
    await accept({ ...catalogue, products: [toaster] })
    const { stock, ...colorless } = toaster
    await accept({ products: [{ ...colorless, colors: [white] }] })
    expect(await pool`select hex, is_active from variants order by id`).toEqual([
      { hex: null, isActive: false },
      { hex: '#ffffff', isActive: true },
    ])
    await accept({ products: [{ ...colorless, stock }] })
    expect(await pool`select hex, is_active, stock from variants order by id`).toEqual([
      { hex: null, isActive: true, stock: 7 },
      { hex: '#ffffff', isActive: false, stock: 3 },
    ])
  })
})

describe('the declared fields', () => {
  it('come back from the shop as a document brought them, and a table with them changes nothing', async () => {
    const fields = toImportedValues(sampleFields)
    await accept({ categories: [kettles], products: [{ ...kettle, ...fields }] })
    const products = await readProductEntries(pool)
    expect(products).toMatchObject([fields])
    const counts = await accept(writeCsv({ categories: [], products }))
    expect(counts.products).toEqual({ created: 0, changed: 0, unchanged: 1 })
  })

  it('have what is usual when a document leaves them out', async () => {
    await accept({ categories: [kettles], products: [{ ...kettle, ...toImportedValues(sampleFields) }] })
    const { features: _, dimensions_mm: __, ...bare } = kettle
    await accept({ categories: [kettles], products: [bare] })
    expect(await readProductEntries(pool)).toMatchObject([toImportedValues(usualValues())])
  })
})
