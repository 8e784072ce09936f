import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { factValuesField } from '@shop/contract/staff'
import { z } from 'zod'
import type { Db } from '../src/database/client.ts'
import { planFacts } from '../src/modules/catalog/facts/plan-facts.rules.ts'
import { saveProductFacts } from '../src/modules/catalog/facts/product-facts.repository.ts'
import { readDefinitions } from '../src/modules/catalog/facts/product-facts.service.ts'

const categorySchema = z.object({ key: z.string(), types: z.array(z.string()) })
const productSchema = z.object({ sku: z.string(), type: z.string(), facts: factValuesField })
const demoFactsSchema = z.object({ categories: z.array(categorySchema), products: z.array(productSchema) })

/** The types and facts of the demo's catalogue. */
export type DemoFacts = z.output<typeof demoFactsSchema>
type DemoProduct = DemoFacts['products'][number]
type StoredProduct = { id: number; sku: string; typeId: number; categoryId: number }

export async function readDemoFacts(folder: string): Promise<DemoFacts> {
  return demoFactsSchema.parse(JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8')))
}

const factFields = ['type', 'types', 'facts']

/** A catalogue without types and facts: the import refuses all of it when one does not fit the definitions that staff have changed. */
export function leaveOutFacts(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (key, value) => (factFields.includes(key) ? undefined : value))
}

/**
 * Gives the demo's products their types and facts, and the demo's categories their types. Staff may have changed a definition since: what
 * does not fit it is left out, so that the shop starts all the same. What is equal is not written. The definitions must be locked.
 */
export async function saveDemoFacts(tx: Db, { categories, products }: DemoFacts): Promise<void> {
  await placeTypes(tx, categories)
  const stored = await saveTypes(tx, products)
  const definitions = await readDefinitions(tx)
  const factsBySku = new Map(products.map(({ sku, facts }) => [sku, facts]))
  const planned = stored.map((product) => {
    const { facts, faults } = planFacts(definitions, product, [], factsBySku.get(product.sku) ?? {})
    const wrong = new Set(faults.map(({ key }) => key))
    return { id: product.id, facts: facts.filter(({ key }) => !wrong.has(key)) }
  })
  await saveProductFacts(tx, planned)
}

/** Puts types on the shelves of their categories, save those that staff have changed. */
async function placeTypes(tx: Db, categories: DemoFacts['categories']): Promise<void> {
  const places = categories.flatMap(({ key, types }) => types.map((type) => ({ category: key, type })))
  await tx`
    update product_types set category_id = categories.id
    from jsonb_to_recordset(${tx.json(places)}) as place (category text, type text)
      join categories on categories.key = place.category
    where product_types.key = place.type and product_types.category_id is null and product_types.version = 1`
}

/** Products whose type the shop does not know stay without. */
async function saveTypes(tx: Db, products: readonly DemoProduct[]): Promise<StoredProduct[]> {
  const wanted = products.map(({ sku, type }) => ({ sku, type }))
  await tx`
    update products set type_id = product_types.id
    from jsonb_to_recordset(${tx.json(wanted)}) as wanted (sku text, type text)
      join product_types on product_types.key = wanted.type
    where products.sku = wanted.sku and products.type_id is distinct from product_types.id`
  return await tx<StoredProduct[]>`
    select id, sku, type_id, category_id from products
    where sku = any (${wanted.map(({ sku }) => sku)}) and type_id is not null order by id`
}
