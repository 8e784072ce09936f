import type { FastifyInstance } from 'fastify'
import type { PageHost } from './render-page.ts'

/** Answers the calls of pages in this process, without a network in between; routing, checks and cached answers are those of any call. */
export function createPageHost(app: FastifyInstance): PageHost {
  return {
    async callApi(path, language) {
      const answer = await app.inject({ method: 'GET', url: path, headers: { 'accept-language': language } })
      return { status: answer.statusCode, body: new Uint8Array(answer.rawPayload) }
    },
    warn: (message) => app.log.warn(message),
  }
}
