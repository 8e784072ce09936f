import { type Advertisement, adsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { holdsUntil, type SharedAnswers, showsTopics } from '../../http/shared-answers.ts'
import { presentPicture } from '../media/index.ts'
import { type AdvertisementRow, listAdvertisements } from './ads.repository.ts'

/** @param readClock gives the time now; banners begin and end */
export function registerAds(app: FastifyInstance, db: Db, sharedAnswers: SharedAnswers, readClock: () => Date): void {
  bindEndpoints(
    app,
    adsEndpoints,
    {
      async listAdvertisements({ language }) {
        const now = readClock()
        const rows = await listAdvertisements(db, language, now)
        const edges = rows.flatMap((row) => [row.startDate, row.endDate]).filter((edge) => edge !== null && edge > now)
        showsTopics(['ads'])
        for (const edge of edges) holdsUntil(edge)
        return rows.filter((row) => row.startDate === null || row.startDate <= now).map(presentAdvertisement)
      },
    },
    sharedAnswers,
  )
}

function presentAdvertisement(row: AdvertisementRow): Advertisement {
  const picture = presentPicture(row.picture)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image_ad: picture.image,
    picture,
    link: row.link,
    is_active: true,
    priority: row.priority,
    start_date: row.startDate?.toISOString() ?? null,
    end_date: row.endDate?.toISOString() ?? null,
  }
}
