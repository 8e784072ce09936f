import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db, Pool } from '../src/database/client.ts'
import { settleTables } from '../src/database/settle-tables.ts'
import { lockDefinitions } from '../src/modules/catalog/facts/definitions-lock.repository.ts'
import type { ImportRows } from '../src/modules/catalog-import/writing/import-rows.rules.ts'
import { writeImport } from '../src/modules/catalog-import/writing/write-import.service.ts'
import { type DemoSource, prepareDemoCatalog } from './demo-catalog.ts'
import { bringLoosePictures, saveBanners, saveVideos } from './demo-extras.ts'
import { type DemoFacts, readDemoFacts, saveDemoFacts } from './demo-facts.ts'
import { type DemoBanner, readBanners, readSettings, readVideos } from './demo-files.ts'

const nameSchema = z.object({ en: z.string(), ar: z.string() })
const categorySchema = z.looseObject({ key: z.string(), name: nameSchema })
const productSchema = z.looseObject({ sku: z.string(), category: z.string(), name: nameSchema })
const catalogSchema = z.object({ categories: z.array(categorySchema), products: z.array(productSchema) })

const formerNamesSchema = z.object({
  categories: z.array(categorySchema),
  products: z.array(z.object({ sku: z.string(), name: nameSchema })),
})
type FormerNames = z.output<typeof formerNamesSchema>

type Catalog = z.output<typeof catalogSchema>

/**
 * Brings a shop that an older demo filled up to date, by the same import: categories and products that nobody has changed since get
 * their texts, pictures and models of today, and a shop that never had a banner or a video gets the demo's,
 * as do settings that nobody has changed. What somebody changed,
 * what the shop has besides, and all stock stay as they are; a second run changes nothing.
 *
 * @throws Error when the demo itself is wrong
 */
export async function refreshDemo(pool: Pool, demo: DemoSource): Promise<void> {
  await refreshCatalog(pool, demo)
  await bringBanners(pool, demo)
  await bringVideos(pool, demo)
  await bringSettings(pool, demo)
}

async function refreshCatalog(pool: Pool, demo: DemoSource): Promise<void> {
  const text = await readFile(join(demo.folder, 'catalogue.json'), 'utf8')
  const former = await readFormerNames(demo.folder)
  const chosen = await chooseUntouched(pool, catalogSchema.parse(JSON.parse(text, leaveStock)), former)
  if (chosen.categories.length + chosen.products.length === 0) return
  const rows = await prepareDemoCatalog(pool, demo, chosen)
  const facts = await readDemoFacts(demo.folder)
  const { categories, products } = await pool.begin(async (transaction) => {
    await lockDefinitions(transaction, 'use')
    await transaction`lock table variants, products, categories in share row exclusive mode`
    const untouched = await chooseUntouched(transaction, chosen, former)
    const counts = await writeImport(transaction, rowsOf(rows, untouched), demo.deps)
    await saveDemoFacts(transaction, factsOf(facts, untouched))
    await forgetVersions(transaction, untouched)
    return counts
  })
  if (categories.changed + products.changed === 0) return
  await settleTables(pool)
  demo.log(`${categories.changed} categories and ${products.changed} products of the demo were brought up to date.`)
}

/** A stock that is not told stays as it is. */
function leaveStock(key: string, value: unknown): unknown {
  return key === 'stock' ? null : value
}

/** What older demos called what is in today's, if anything. */
async function readFormerNames(folder: string): Promise<FormerNames> {
  return formerNamesSchema.parse(JSON.parse(await readFile(join(folder, 'former-names.json'), 'utf8')))
}

/** Those of the demo's that are in the shop as a demo left them, under today's name or a former one. */
async function chooseUntouched(db: Db, { categories, products }: Catalog, former: FormerNames): Promise<Catalog> {
  const names = [...categories, ...former.categories].map(({ key, name }) => ({ key, ...name }))
  const keys = await db<{ key: string }[]>`
    select key from categories join jsonb_to_recordset(${db.json(names)})
      as demo (key text, en text, ar text) using (key)
    where name_en = en and name_ar = ar and version = 1`
  const categoryOf = new Map(products.map(({ sku, category }) => [sku, category]))
  const known = [...products, ...former.products].map(({ sku, name }) => ({
    sku,
    category: categoryOf.get(sku) ?? '',
    ...name,
  }))
  const skus = await db<{ sku: string }[]>`
    select sku from products join jsonb_to_recordset(${db.json(known)}) as demo (sku text, category text, en text, ar text) using (sku)
    where name_en = en and name_ar = ar and version = 1
      and category_id = (select id from categories where key = demo.category)`
  const untouched = { keys: new Set(keys.map(({ key }) => key)), skus: new Set(skus.map(({ sku }) => sku)) }
  return {
    categories: categories.filter(({ key }) => untouched.keys.has(key)),
    products: products.filter(({ sku }) => untouched.skus.has(sku)),
  }
}

function rowsOf(
  { categories, products, variants, pictures, models, facts, categoryTypes, stamp }: ImportRows,
  chosen: Catalog,
): ImportRows {
  const [keys, skus] = [
    new Set(chosen.categories.map(({ key }) => key)),
    new Set(chosen.products.map(({ sku }) => sku)),
  ]
  const isChosen = ({ sku }: { sku: string }) => skus.has(sku)
  return {
    categories: categories.filter(({ key }) => keys.has(key)),
    products: products.filter(isChosen),
    variants: variants.filter(isChosen),
    pictures: pictures.filter(isChosen),
    models: models.filter(isChosen),
    facts: facts.filter(isChosen),
    categoryTypes: categoryTypes.filter(({ key }) => keys.has(key)),
    stamp,
  }
}

function factsOf({ categories, products }: DemoFacts, chosen: Catalog): DemoFacts {
  const keys = new Set(chosen.categories.map(({ key }) => key))
  const skus = new Set(chosen.products.map(({ sku }) => sku))
  return {
    categories: categories.filter(({ key }) => keys.has(key)),
    products: products.filter(({ sku }) => skus.has(sku)),
  }
}

/** A version counts the changes of people: the demo of tomorrow finds what the demo changed untouched as well. */
async function forgetVersions(db: Db, { categories, products }: Catalog): Promise<void> {
  await db`update categories set version = 1 where key = any (${categories.map(({ key }) => key)}) and version > 1`
  await db`update products set version = 1 where sku = any (${products.map(({ sku }) => sku)}) and version > 1`
}

async function bringBanners(pool: Pool, demo: DemoSource): Promise<void> {
  if (!(await hasNeverHad(pool, 'advertisements'))) return await renameBanners(pool, await readBanners(demo.folder))
  const banners = await readBanners(demo.folder)
  const paths = banners.flatMap(({ image }) => [image.ltr, image.rtl])
  const pictures = await bringLoosePictures(pool, paths, demo)
  await pool.begin(async (transaction) => {
    await transaction`lock table advertisements in share row exclusive mode`
    if (await hasNeverHad(transaction, 'advertisements')) await saveBanners(transaction, banners, pictures)
  })
}

/** Banners that nobody has changed since an older demo brought them say what today's say. */
async function renameBanners(pool: Pool, banners: readonly DemoBanner[]): Promise<void> {
  for (const { title, description, former_title: former } of banners) {
    if (!former) continue
    await pool`
      update advertisements set title_en = ${title.en}, title_ar = ${title.ar},
        description_en = ${description.en}, description_ar = ${description.ar}
      where title_en = ${former.en} and title_ar = ${former.ar} and version = 1`
  }
}

async function bringVideos(pool: Pool, demo: DemoSource): Promise<void> {
  if (!(await hasNeverHad(pool, 'videos'))) return
  const videos = await readVideos(demo.folder)
  const paths = videos.map(({ poster }) => poster)
  const posters = await bringLoosePictures(pool, paths, demo)
  await pool.begin(async (transaction) => {
    await transaction`lock table videos in share row exclusive mode`
    if (await hasNeverHad(transaction, 'videos')) await saveVideos(transaction, videos, posters)
  })
}

/** Settings count their changes by people, so the demo's own leaves the version alone. */
async function bringSettings(pool: Pool, demo: DemoSource): Promise<void> {
  const settings = await readSettings(demo.folder)
  await pool`
    update shop_settings set ${pool(settings)} where version = 1 and commercial_register is null and tax_card is null`
}

/** Rows that were deleted have used up numbers. */
async function hasNeverHad(db: Db, table: 'advertisements' | 'videos'): Promise<boolean> {
  const [row] = await db<{ isUnused: boolean }[]>`
    select not is_called and not exists (select from ${db(table)}) as is_unused from ${db(`${table}_id_seq`)}`
  return row?.isUnused ?? false
}
