import type { Language, Localized } from '@shop/contract'
import { inBothLanguages, inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { hasWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow } from '../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../database/versioned-rows.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'
import type { advertisements } from './ads.table.ts'

export type AdvertisementRow = {
  id: number
  title: string
  description: string
  link: string
  priority: number
  startDate: Date | null
  endDate: Date | null
  picture: PictureRow
}

/** Lists active banners that have a title and have not ended. The picture fits the reading direction of the language. */
export async function listAdvertisements(db: Db, language: Language, now: Date): Promise<AdvertisementRow[]> {
  const imageId = language === 'ar' ? 'a.image_rtl_id' : 'a.image_ltr_id'
  const title = inLanguage(db, 'a.title', language)
  return await db<AdvertisementRow[]>`
    select a.id, ${title} as title, ${inLanguage(db, 'a.description', language)} as description, a.link, a.priority,
      a.start_date, a.end_date, ${pictureJson(db)} as picture
    from advertisements a join media_assets m on m.id = ${db(imageId)}
    where a.is_active and ${title} <> '' and (a.end_date is null or a.end_date > ${now})
    order by a.priority, a.id`
}

export type BannerRecord = VersionedRow &
  Pick<BannerColumns, 'link' | 'priority' | 'isActive' | 'startDate' | 'endDate'> & {
    title: Localized
    description: Localized
    imageLtr: PictureRow
    imageRtl: PictureRow
  }

export type BannerColumns = OwnColumns<typeof advertisements>

export type BannerList = { q: string; sort: 'priority' | 'starts_at' | 'updated_at'; order: 'asc' | 'desc' }

export function listBanners(db: Db, { q, sort, order }: BannerList) {
  const by = { priority: db`a.priority`, starts_at: db`a.start_date`, updated_at: db`a.updated_at` }[sort]
  const text = db`fold_person(concat_ws(' ', a.title_en, a.title_ar, a.link))`
  return rowList(
    db,
    db`${by} ${inDirection(db, order)}, a.id ${inDirection(db, order)}`,
    (tail) => db<BannerRecord[]>`${selectBanners(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findBanner(db: Db, id: number): Promise<BannerRecord | null> {
  return await findRow(db<BannerRecord[]>`${selectBanners(db)} where a.id = ${id}`)
}

export const {
  insert: insertBanner,
  update: updateBanner,
  remove: deleteBanner,
} = versionedRows<BannerColumns>('advertisements')

function selectBanners(db: Db) {
  return db`
    select a.id, a.version, ${inBothLanguages(db, 'a.title')} as title, ${inBothLanguages(db, 'a.description')} as description,
      ${pictureJson(db, 'ltr')} as image_ltr, ${pictureJson(db, 'rtl')} as image_rtl, a.link, a.priority, a.is_active,
      a.start_date, a.end_date, a.updated_at
    from advertisements a join media_assets ltr on ltr.id = a.image_ltr_id join media_assets rtl on rtl.id = a.image_rtl_id`
}
