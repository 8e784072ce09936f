import { Readable } from 'node:stream'
import type { UserId } from '@shop/contract'
import { catalogFilesStaffEndpoints, maxTableBytes } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { sendCsv } from '../../http/answers/csv.ts'
import { bindEndpoints, bindRoute } from '../../http/bind-endpoints.ts'
import { recordExport } from '../audit/index.ts'
import { exportTable, importTable } from './catalog-files.staff-service.ts'
import type { ImportDeps } from './import-catalog.service.ts'

export type CatalogFilesDeps = {
  db: Pool
  /** The effects of an import, recorded under the member of staff who asked for it. */
  importDepsOf: (actorId: UserId) => ImportDeps
}

/** Exports the catalogue as a table, and imports one. */
export async function registerCatalogFiles(app: FastifyInstance, deps: CatalogFilesDeps): Promise<void> {
  const { exportCatalog, ...jsonEndpoints } = catalogFilesStaffEndpoints
  await app.register(async (scope) => {
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: maxTableBytes }, (_request, body, done) =>
      done(null, body),
    )
    bindEndpoints(scope, jsonEndpoints, {
      async importCatalog({ query, caller, language, request: { body } }) {
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        const input = { bytes: body, isPreview: query.is_preview ?? false, plan: query.plan ?? null, language }
        return await importTable(deps.db, input, caller.userId, deps.importDepsOf(caller.userId))
      },
    })
  })
  bindRoute(app, 'exportCatalog', exportCatalog, async (request, reply) => {
    const { with_stock = false } = request.query as { with_stock?: boolean }
    await recordExport(deps.db, request.caller, { entity: 'catalogue', entityId: 'list', after: { with_stock } })
    const table = await app.workload.run(() => exportTable(deps.db, with_stock))
    return await sendCsv(reply, 'catalogue', Readable.from([table]))
  })
}
