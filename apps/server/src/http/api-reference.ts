import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { hiddenRoute } from './hidden-route.ts'

/** The reference asks nobody but this shop, and shows itself in no other page. */
const referencePolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/api/openapi.json` and `/api/docs`, made from the contract. Register before the routes it describes. */
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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: referencePolicy })
  app.get('/api/openapi.json', { schema: hiddenRoute }, async () => app.swagger())
}
