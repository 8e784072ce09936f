import { findFilmId, type Language, type Video, videosEndpoints } from '@shop/contract'
import { videosStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../audit/index.ts'
import { presentPicture } from '../media/index.ts'
import { listStaffVideos, listVideos, type VideoRow } from './videos.repository.ts'
import { presentStaffVideo, videoKind } from './videos.staff-service.ts'

export function registerVideos(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, videosEndpoints, {
    async listVideos({ language }) {
      showsTopics(['videos'])
      return (await listVideos(db, language)).map((row) => presentVideo(row, language))
    },
  })
}

export function registerVideosStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, videosStaffEndpoints, {
    listVideos: ({ query }) => readPage('/api/admin/videos/', query, listStaffVideos(db, query), presentStaffVideo),
    getVideo: ({ params }) => getRecord(db, videoKind, params.id),
    createVideo: ({ body, caller }) => createRecord(db, videoKind, body, caller.userId),
    updateVideo: ({ params, body, caller }) => updateRecord(db, videoKind, params.id, body, caller.userId),
    deleteVideo: ({ params, body, caller }) => removeRecord(db, videoKind, params.id, body.version, caller.userId),
  })
}

function presentVideo(row: VideoRow, language: Language): Video {
  const picture = presentPicture(row.poster)
  const film = findFilmId(row.link)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: picture.image,
    picture,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    duration: row.durationSeconds,
    viewCount: row.viewCount,
    videoUrl: row.link,
    embedUrl: film && `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0&hl=${language}`,
    type: row.kind,
  }
}
