import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db, Pool } from '../src/database/client.ts'
import { settleTables } from '../src/database/settle-tables.ts'
import { bringModels } from '../src/modules/catalog/import/bring-models.ts'
import { bringPictures } from '../src/modules/catalog/import/bring-pictures.ts'
import { findPictures } from '../src/modules/catalog/import/find-pictures.ts'
import type { ImportParts } from '../src/modules/catalog/import/import-catalogue.ts'
import { formatFault, type ImportFile } from '../src/modules/catalog/import/import-file.ts'
import { listPictures, outlineOf } from '../src/modules/catalog/import/outline.ts'
import { prepareImport } from '../src/modules/catalog/import/prepare-import.ts'
import { readImportFile } from '../src/modules/catalog/import/read-import-file.ts'
import { writeImport } from '../src/modules/catalog/import/write-import.ts'
import { type DemoBanner, type DemoVideo, readBanners, readContacts, readVideos } from './demo-files.ts'

const demoFolder = fileURLToPath(new URL('demo', import.meta.url))

/** Any number, the same in every process: who holds this lock seeds, the others wait and find a shop that is not empty. */
const seedLock = 7_201_908

/**
 * Fills an empty shop with the demo: the catalogue, by the import that owners use, banners, videos and contact details. Pictures
 * that do not exist are left out, and banners and videos without theirs. All of it comes in one transaction, or nothing.
 *
 * @param options.folder the demo's files; its pictures lie in `pictures`
 * @returns false when the shop has a catalogue already
 * @throws Error when the demo itself is wrong
 */
export async function seedDemo(
  pool: Pool,
  parts: ImportParts,
  { folder = demoFolder, log = () => undefined }: { folder?: string; log?: (message: string) => void } = {},
): Promise<boolean> {
  if (!(await isEmpty(pool))) return false
  log('Filling the empty shop with the demo catalogue …')
  const pictures = join(folder, 'pictures')
  const { file, missing } = await leaveOutMissing({
    ...(await readImportFile(join(folder, 'catalogue.json'))),
    folder: pictures,
  })
  if (missing > 0) log(`${missing} pictures of the demo catalogue do not exist and are left out.`)
  const prepared = await prepareImport(pool, file, parts)
  if (!prepared.isReady) throw new Error(`The demo catalogue is wrong:\n${prepared.faults.map(formatFault).join('\n')}`)
  const banners = await readBanners(folder)
  const videos = await readVideos(folder)
  const paths = [...banners.flatMap(({ image }) => [image.ltr, image.rtl]), ...videos.map(({ poster }) => poster)]
  const pictureIds = await bringLoosePictures(pool, paths, pictures, parts)
  const contacts = await readContacts(folder)

  const models = await bringDemoModels(join(folder, 'models'), parts)
  const isSeeded = await pool.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${seedLock})`
    if (!(await isEmpty(transaction))) return false
    const { products } = await writeImport(transaction, { ...prepared.rows, models }, parts)
    await saveBanners(transaction, banners, pictureIds)
    await saveVideos(transaction, videos, pictureIds)
    await transaction`update contact_info set ${transaction(contacts)}`
    log(`The shop has ${products.created} products.`)
    return true
  })
  if (isSeeded) await settleTables(pool)
  return isSeeded
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db`select from categories union all select from products limit 1`
  return rows.length === 0
}

/** The demo must start while its pictures are being made; an owner's import never forgives a missing one. */
async function leaveOutMissing(file: ImportFile): Promise<{ file: ImportFile; missing: number }> {
  const { problems } = await findPictures(listPictures(outlineOf(file.content)).keys(), file.folder)
  const isThere = (value: unknown) => !(typeof value === 'string' && problems.has(value))
  const content: unknown = JSON.parse(JSON.stringify(file.content), (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter(isThere)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).filter(([, inner]) => isThere(inner)))
  })
  return { file: { ...file, content }, missing: problems.size }
}

/** The models of products, each in a file named by its SKU; a demo without them has none. */
async function bringDemoModels(folder: string, { ingestModel }: ImportParts) {
  const names = await Array.fromAsync(glob('*.glb', { cwd: folder }))
  const { keys } = await bringModels(new Map(names.map((name) => [name, join(folder, name)])), ingestModel)
  return [...keys].map(([name, key]) => ({ sku: basename(name, '.glb').toUpperCase(), model_key: key }))
}

/** Pictures that no product shows. */
async function bringLoosePictures(pool: Pool, paths: readonly string[], folder: string, parts: ImportParts) {
  const { files } = await findPictures(new Set(paths), folder)
  const { ids } = await bringPictures(pool, files, parts.ingestPicture, () => undefined)
  return ids
}

async function saveBanners(
  db: Db,
  banners: readonly DemoBanner[],
  pictures: ReadonlyMap<string, number>,
): Promise<void> {
  const categories = await db<{ key: string; id: number }[]>`select key, id from categories`
  const idOf = new Map(categories.map(({ key, id }) => [key, id]))
  for (const { title, description, image, link, priority, active, start_date, end_date } of banners) {
    const [imageLtrId, imageRtlId] = [pictures.get(image.ltr), pictures.get(image.rtl)]
    if (imageLtrId === undefined || imageRtlId === undefined) continue
    const banner = {
      ...{ titleEn: title.en, titleAr: title.ar, descriptionEn: description.en, descriptionAr: description.ar },
      ...{ imageLtrId, imageRtlId, priority, isActive: active, startDate: start_date, endDate: end_date },
      link: typeof link === 'string' ? link : `/category/${idOf.get(link.category) ?? ''}`,
    }
    await db`insert into advertisements ${db(banner)}`
  }
}

async function saveVideos(db: Db, videos: readonly DemoVideo[], pictures: ReadonlyMap<string, number>): Promise<void> {
  for (const [sortOrder, { title, description, poster, ...video }] of videos.entries()) {
    const posterId = pictures.get(poster)
    if (posterId === undefined) continue
    const row = {
      ...{ titleEn: title.en, titleAr: title.ar, descriptionEn: description.en, descriptionAr: description.ar },
      ...{ posterId, platformId: video.platform_id, kind: video.kind, sortOrder },
      ...{ durationSeconds: video.seconds, viewCount: video.views, publishedAt: video.published_at },
    }
    await db`insert into videos ${db(row)}`
  }
}
