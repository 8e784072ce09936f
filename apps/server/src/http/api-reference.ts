import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type EncodedContent, encodeContent } from './answers/content.ts'
import { sendSharedAnswer } from './answers/send-shared-answer.ts'
import { hiddenRoute } from './guard/hidden-route.ts'

/** Content-Security-Policy: same origin only, no framing. */
const referencePolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const folder = '/api/docs'

/**
 * `/api/openapi.json` and `/api/docs`, made from the contract. Register it before the routes that it describes. The half a megabyte
 * is serialised once, at the first request: the plugin would do it for each request.
 */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nawwar shop API',
        version: '1',
        description:
          'Money is a JSON number in EGP. Answers come in the language of `?lang=en|ar`, else of `Accept-Language`, else in English.',
      },
    },
    transform: jsonSchemaTransform,
  })
  const sendJson = sendOnce('application/json', () => JSON.stringify(app.swagger()))
  const sendYaml = sendOnce('application/yaml', () => app.swagger({ yaml: true }))
  await app.register(swaggerUi, {
    routePrefix: folder,
    staticCSP: referencePolicy,
    uiHooks: {
      onRequest: async (request, reply) => {
        if (request.routeOptions.url === `${folder}/json`) return await sendJson(request, reply)
        if (request.routeOptions.url === `${folder}/yaml`) return await sendYaml(request, reply)
      },
    },
  })
  app.get('/api/openapi.json', { schema: hiddenRoute }, sendJson)
}

function sendOnce(type: string, write: () => string) {
  let written: EncodedContent | null = null
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    written ??= encodeContent({
      status: 200,
      headers: { 'content-type': `${type}; charset=utf-8`, vary: 'Accept-Encoding' },
      body: Buffer.from(write()),
    })
    return await sendSharedAnswer(written, request, reply)
  }
}
