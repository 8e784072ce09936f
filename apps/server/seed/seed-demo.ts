import { fileURLToPath } from 'node:url'
import type { Db, Pool } from '../src/database/client.ts'
import { settleTables } from '../src/database/settle-tables.ts'
import { lockDefinitions } from '../src/modules/catalog/facts/definitions-lock.repository.ts'
import { writeImport } from '../src/modules/catalog-import/writing/write-import.service.ts'
import { applyOffers } from '../src/modules/offers/offers.repository.ts'
import { type DemoSource, prepareDemoCatalog } from './demo-catalog.ts'
import { bringLoosePictures, saveBanners, saveVideos } from './demo-extras.ts'
import { readDemoFacts, saveDemoFacts } from './demo-facts.ts'
import { type DemoOffer, readBanners, readContacts, readOffers, readSettings, readVideos } from './demo-files.ts'
import { seedPresets } from './seed-presets.ts'

export const demoFolder = fileURLToPath(new URL('demo', import.meta.url))

/** Any number, the same in every process: who holds this lock seeds, the others wait and find a shop that is not empty. */
const seedLock = 7_201_908

/**
 * Fills an empty shop with the demo: the catalogue, by the import that owners use, banners, videos and contact details. Pictures
 * that do not exist are left out, and banners and videos without theirs. All of it comes in one transaction, or nothing.
 *
 * @param demo.folder the demo's files; its pictures lie in `pictures`
 * @returns false when the shop has a catalogue already
 * @throws Error when the demo itself is wrong
 */
export async function seedDemo(pool: Pool, demo: DemoSource): Promise<boolean> {
  if (!(await isEmpty(pool))) return false
  demo.log('Filling the empty shop with the demo catalogue …')
  await seedPresets(pool)
  const rows = await prepareDemoCatalog(pool, demo)
  const facts = await readDemoFacts(demo.folder)
  const banners = await readBanners(demo.folder)
  const videos = await readVideos(demo.folder)
  const paths = [...banners.flatMap(({ image }) => [image.ltr, image.rtl]), ...videos.map(({ poster }) => poster)]
  const pictureIds = await bringLoosePictures(pool, paths, demo)
  const contacts = await readContacts(demo.folder)
  const settings = await readSettings(demo.folder)
  const offers = await readOffers(demo.folder)

  const isSeeded = await pool.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${seedLock})`
    await lockDefinitions(transaction, 'use')
    if (!(await isEmpty(transaction))) return false
    const { products } = await writeImport(transaction, rows, demo.deps)
    await saveDemoFacts(transaction, facts)
    await startDemoOffers(transaction, offers)
    await saveBanners(transaction, banners, pictureIds)
    await saveVideos(transaction, videos, pictureIds)
    await transaction`update contact_info set ${transaction(contacts)}`
    await transaction`update shop_settings set ${transaction(settings)}`
    demo.log(`The shop has ${products.created} products.`)
    return true
  })
  if (isSeeded) await settleTables(pool)
  return isSeeded
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db`select from categories union all select from products limit 1`
  return rows.length === 0
}

/**
 * Starts the offers of the demo. So that they strike something through, the demo says that it has asked its prices for two months;
 * a real shop's history is written by its database alone.
 */
async function startDemoOffers(db: Db, offers: readonly DemoOffer[]): Promise<void> {
  await db`
    insert into variant_prices (variant_id, price_piastres, from_at)
    select id, regular_price_piastres, now() - interval '60 days' from variants`
  for (const { name, percent, skus } of offers)
    await db`
      insert into offers (name_en, name_ar, scope, target_ids, kind, value, ends_in_nine, starts_at, ends_at)
      select ${name.en}, ${name.ar}, 'products', array_agg(id order by id), 'percent', ${percent * 100}::bigint, true,
        now(), now() + interval '1 year'
      from products where sku = any (${[...skus]})`
  await applyOffers(db, new Date())
}
