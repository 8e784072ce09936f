import { type Advertisement, adsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { holdsUntil, showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { presentPicture } from '../media/index.ts'
import { type AdvertisementRow, listAdvertisements } from './ads.repository.ts'

export type AdsDeps = {
  db: Db
  /** The time now: banners begin and end. */
  readClock: () => Date
  /** The biggest saving on sale in whole percent; null when nothing is reduced. */
  findHighestSaving: () => Promise<number | null>
}

/** The banners of the home page. */
export function registerAds(app: FastifyInstance, { db, readClock, findHighestSaving }: AdsDeps): void {
  bindEndpoints(app, adsEndpoints, {
    async listAdvertisements({ language }) {
      const now = readClock()
      const rows = await listAdvertisements(db, language, now)
      const edges = rows.flatMap((row) => [row.startDate, row.endDate]).filter((edge) => edge !== null && edge > now)
      showsTopics(['ads'])
      for (const edge of edges) holdsUntil(edge)
      const shown = rows.filter((row) => row.startDate === null || row.startDate <= now)
      const saving = shown.some(namesSaving) ? await findHighestSaving() : null
      return shown.flatMap((row) => fillInSaving(row, saving)).map(presentAdvertisement)
    },
  })
}

function namesSaving({ title, description }: AdvertisementRow): boolean {
  return `${title}${description}`.includes('{saving}')
}

/** Writes the saving of now where staff wrote `{saving}`; without one to name the banner is left out, for it would be untrue. */
function fillInSaving(row: AdvertisementRow, saving: number | null): AdvertisementRow[] {
  if (!namesSaving(row)) return [row]
  if (saving === null) return []
  const fill = (text: string) => text.replaceAll('{saving}', String(saving))
  return [{ ...row, title: fill(row.title), description: fill(row.description) }]
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
