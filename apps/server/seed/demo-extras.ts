import { join } from 'node:path'
import type { Db, Pool } from '../src/database/client.ts'
import { findPictures } from '../src/modules/catalog-import/pictures/find-pictures.service.ts'
import { importPictures } from '../src/modules/catalog-import/pictures/import-pictures.service.ts'
import type { DemoSource } from './demo-catalog.ts'
import type { DemoBanner, DemoVideo } from './demo-files.ts'

/** Pictures that no product shows: their ids, by their paths. */
export async function bringLoosePictures(pool: Pool, paths: readonly string[], { folder, deps }: DemoSource) {
  const { files } = await findPictures(new Set(paths), join(folder, 'pictures'))
  const { ids } = await importPictures(pool, files, deps.ingestPicture, () => undefined)
  return ids
}

/** Banners, but those without their pictures. */
export async function saveBanners(
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
      titleEn: title.en,
      titleAr: title.ar,
      descriptionEn: description.en,
      descriptionAr: description.ar,
      imageLtrId,
      imageRtlId,
      priority,
      isActive: active,
      startDate: start_date,
      endDate: end_date,
      link: typeof link === 'string' ? link : `/category/${idOf.get(link.category) ?? ''}`,
    }
    await db`insert into advertisements ${db(banner)}`
  }
}

/** Videos, but those without their posters. */
export async function saveVideos(
  db: Db,
  videos: readonly DemoVideo[],
  pictures: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [sortOrder, { title, description, poster, ...video }] of videos.entries()) {
    const posterId = pictures.get(poster)
    if (posterId === undefined) continue
    const row = {
      titleEn: title.en,
      titleAr: title.ar,
      descriptionEn: description.en,
      descriptionAr: description.ar,
      posterId,
      link: video.link,
      kind: video.kind,
      sortOrder,
    }
    await db`insert into videos ${db(row)}`
  }
}
