import { videosStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { countVideos, listStaffVideos } from './videos.staff-repository.ts'
import { createVideo, deleteVideo, getVideo, presentStaffVideo, updateVideo } from './videos.staff-service.ts'

/** What staff do with the videos of the home page. */
export function registerVideosStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, videosStaffEndpoints, {
    async listVideos({ query }) {
      const count = await countVideos(db, query.q)
      checkPageExists(query, count)
      const rows = await listStaffVideos(db, query, { limit: query.page_size, offset: offsetOf(query) })
      return makePage('/api/admin/videos/', query, query, count, rows.map(presentStaffVideo))
    },
    getVideo: ({ params }) => getVideo(db, params.id),
    createVideo: ({ body, caller }) => createVideo(db, body, caller.userId),
    updateVideo: ({ params, body, caller }) => updateVideo(db, params.id, body, caller.userId),
    deleteVideo: ({ params, body, caller }) => deleteVideo(db, params.id, body.version, caller.userId),
  })
}
