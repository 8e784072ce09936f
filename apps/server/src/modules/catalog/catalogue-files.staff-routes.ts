import { Readable } from 'node:stream'
import type { UserId } from '@shop/contract'
import { catalogueFilesStaffEndpoints, highestTableBytes } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { bindEndpoints, bindRoute } from '../../http/bind-endpoints.ts'
import { sendCsv } from '../../http/csv.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { exportTable, importTable } from './catalogue-files.staff-service.ts'
import type { ImportParts } from './import/import-catalogue.ts'

export type CatalogueFilesParts = {
  db: Pool
  sharedAnswers: SharedAnswers
  /** What an import sets going, in the name of who asks for it. */
  importPartsOf: (actorId: UserId) => ImportParts
}

/** The catalogue as a table: out, and in again. */
export async function registerCatalogueFiles(app: FastifyInstance, parts: CatalogueFilesParts): Promise<void> {
  const { exportCatalogue, ...jsonEndpoints } = catalogueFilesStaffEndpoints
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit: highestTableBytes },
      (_request, body, done) => done(null, body),
    )
    bindEndpoints(
      scope,
      jsonEndpoints,
      {
        async importCatalogue({ query, caller, language, request: { body } }) {
          if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
          const input = { bytes: body, isPreview: query.is_preview ?? false, plan: query.plan ?? null, language }
          return await importTable(parts.db, input, caller.userId, parts.importPartsOf(caller.userId))
        },
      },
      parts.sharedAnswers,
    )
  })
  bindRoute(app, 'exportCatalogue', exportCatalogue, async (request, reply) => {
    const { with_stock } = request.query as { with_stock?: boolean }
    const table = await app.workload.run(() => exportTable(parts.db, with_stock ?? false))
    return await sendCsv(reply, 'catalogue', Readable.from([table]))
  })
}
