import { type Advertisement, adsEndpoints } from '@shop/contract'
import { bannersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { holdsUntil, showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../audit/index.ts'
import { presentPicture } from '../media/index.ts'
import { type AdvertisementRow, listAdvertisements, listBanners } from './ads.repository.ts'
import { bannersAt, presentBanner } from './banners.staff-service.ts'

export type AdsDeps = {
  db: Db
  readClock: () => Date
  /** The biggest saving on sale in whole percent; null when nothing is reduced. */
  findMaxSaving: () => Promise<number | null>
}

/** Registers the banners of the home page for shoppers. */
export function registerAds(app: FastifyInstance, { db, readClock, findMaxSaving }: AdsDeps): void {
  bindEndpoints(app, adsEndpoints, {
    async listAdvertisements({ language }) {
      const now = readClock()
      const rows = await listAdvertisements(db, language, now)
      const changes = rows.flatMap((row) => [row.startDate, row.endDate]).filter((date) => date !== null && date > now)
      showsTopics(['ads'])
      for (const date of changes) holdsUntil(date)
      const shown = rows.filter((row) => row.startDate === null || row.startDate <= now)
      const saving = shown.some(mentionsSaving) ? await findMaxSaving() : null
      return shown.flatMap((row) => fillInSaving(row, saving)).map(presentAdvertisement)
    },
  })
}

/** Registers the banners of the home page for staff. */
export function registerBannersStaff(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  bindEndpoints(app, bannersStaffEndpoints, {
    listBanners({ query }) {
      const now = readClock()
      return readPage('/api/admin/banners/', query, listBanners(db, query), (row) => presentBanner(row, now))
    },
    getBanner: ({ params }) => getRecord(db, bannersAt(readClock()), params.id),
    createBanner: ({ body, caller }) => createRecord(db, bannersAt(readClock()), body, caller.userId),
    updateBanner: ({ params, body, caller }) =>
      updateRecord(db, bannersAt(readClock()), params.id, body, caller.userId),
    deleteBanner: ({ params, body, caller }) =>
      removeRecord(db, bannersAt(readClock()), params.id, body.version, caller.userId),
  })
}

function mentionsSaving({ title, description }: AdvertisementRow): boolean {
  return `${title}${description}`.includes('{saving}')
}

/** Replaces `{saving}` with the biggest saving now. Without a saving the banner is left out, because it would be untrue. */
function fillInSaving(row: AdvertisementRow, saving: number | null): AdvertisementRow[] {
  if (!mentionsSaving(row)) return [row]
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
