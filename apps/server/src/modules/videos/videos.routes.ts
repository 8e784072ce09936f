import { videosEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { presentVideo } from './videos.presenter.ts'
import { listVideos } from './videos.repository.ts'

export function registerVideos(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, videosEndpoints, {
    async listVideos({ language }) {
      showsTopics(['videos'])
      return (await listVideos(db, language)).map((row) => presentVideo(row, language))
    },
  })
}
