import { bannersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { countBanners, listBanners } from './banners.staff-repository.ts'
import { createBanner, deleteBanner, getBanner, presentBanner, updateBanner } from './banners.staff-service.ts'

/** What staff do with the banners of the home page. */
export function registerBannersStaff(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  bindEndpoints(app, bannersStaffEndpoints, {
    async listBanners({ query }) {
      const now = readClock()
      const count = await countBanners(db, query.q)
      checkPageExists(query, count)
      const rows = await listBanners(db, query, { limit: query.page_size, offset: offsetOf(query) })
      const banners = rows.map((row) => presentBanner(row, now))
      return makePage('/api/admin/banners/', query, query, count, banners)
    },
    getBanner: ({ params }) => getBanner(db, params.id, readClock()),
    createBanner: ({ body, caller }) => createBanner(db, body, { actorId: caller.userId, now: readClock() }),
    updateBanner: ({ params, body, caller }) =>
      updateBanner(db, params.id, body, { actorId: caller.userId, now: readClock() }),
    deleteBanner: ({ params, body, caller }) =>
      deleteBanner(db, params.id, body.version, { actorId: caller.userId, now: readClock() }),
  })
}
