import type { Language } from '@shop/contract'
import { inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'

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
