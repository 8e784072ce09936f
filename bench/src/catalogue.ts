import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Pool } from '../../apps/server/src/database/client.ts'

type Localized = { en: string; ar: string }
type DemoProduct = {
  sku: string
  name: Localized
  colors?: { stock: number; images: string[] }[]
  stock?: number
  images: string[]
}
type Document = { categories: object[]; products: DemoProduct[] }

/**
 * A catalogue of `count` products in the import format, made of the demo catalogue's real texts in both languages: each copy has its
 * own SKU and number in its name. Without pictures, so that what is measured is the shop and not the decoder.
 */
export function makeCatalog(count: number): Document {
  const path = new URL('../../apps/server/seed/demo/catalogue.json', import.meta.url)
  const demo: Document = JSON.parse(readFileSync(path, 'utf8'))
  const products = Array.from({ length: count }, (_, index) => {
    const product = demo.products[index % demo.products.length] as DemoProduct
    const series = Math.floor(index / demo.products.length)
    const colors = product.colors?.map((color) => ({ ...color, stock: 100_000, images: [] }))
    const name = { en: `${product.name.en} ${series}`, ar: `${product.name.ar} ${series}` }
    const stock = colors?.length ? {} : { stock: 100_000 }
    return { ...product, sku: `${product.sku}-${series}`, name, images: [], ...(colors && { colors }), ...stock }
  })
  const categories = demo.categories.map((category) => ({
    ...category,
    image: null,
    cat_image: null,
    wall_image: null,
  }))
  return { categories, products }
}

/** Makes carts of one to three lines straight in the database; gives their keys. */
export async function fillCarts(db: Pool, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID() as string)
  await db`insert into carts (session_key) select unnest(${keys}::uuid[])`
  await db`
    insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres)
    select c.id, v.id, 1, v.price_piastres
    from carts c cross join generate_series(1, 3) n
      join variants v on v.id = 1 + (c.id * 7919 + n * 104729) % (select max(id) from variants)
    where c.session_key = any (${keys}::uuid[]) and n <= 1 + c.id % 3
    on conflict do nothing`
  return keys
}
