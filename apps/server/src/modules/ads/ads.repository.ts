import type { Language } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { PictureRow } from '../media/index.ts'

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

/**
 * The banners that may be shown now or will be later: active, with a title, and not over yet (spec, section 5). The picture is
 * that of the language's reading direction.
 */
export async function listAdvertisements(db: Db, language: Language, now: Date): Promise<AdvertisementRow[]> {
  const imageId = language === 'ar' ? 'a.image_rtl_id' : 'a.image_ltr_id'
  return await db<AdvertisementRow[]>`
    select a.id, ${db(`a.title_${language}`)} as title, ${db(`a.description_${language}`)} as description, a.link, a.priority,
      a.start_date, a.end_date, json_build_object('id', m.id, 'key', m.key, 'width', m.width, 'height', m.height,
        'placeholder', m.placeholder) as picture
    from advertisements a join media_assets m on m.id = ${db(imageId)}
    where a.is_active and ${db(`a.title_${language}`)} <> '' and (a.end_date is null or a.end_date > ${now})
    order by a.priority, a.id`
}
