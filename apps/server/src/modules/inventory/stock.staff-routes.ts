import { type StaffStockMovement, stockStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readIdempotencyClaim } from '../../http/answers/idempotency.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { getLowStockLevel } from '../settings/index.ts'
import { type LedgerRow, listLedger, listStockLevels } from './stock.staff-repository.ts'
import { getStockLevel, moveStockByHand, presentStockLevel } from './stock.staff-service.ts'

/** Registers what staff do with stock levels and the ledger. */
export function registerStockStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, stockStaffEndpoints, {
    async listStockLevels({ query, language }) {
      const low = query.is_low ? await getLowStockLevel(db) : query.at_most
      const filter = { ...query, at_most: Math.min(query.at_most, low) }
      return await readPage(
        '/api/admin/stock-levels/',
        query,
        listStockLevels(db, filter, { ...query, language }),
        presentStockLevel,
      )
    },
    getStockLevel: ({ params }) => getStockLevel(db, params.id),
    async listStockMovements({ params, query }) {
      await getStockLevel(db, params.id)
      const path = `/api/admin/stock-levels/${params.id}/movements/`
      return await readPage(path, query, listLedger(db, params.id, query.order), presentMovement)
    },
    moveStock({ body, caller, request }) {
      const claim = readIdempotencyClaim(request, `stock ${caller.userId}`, body)
      return moveStockByHand(db, body, caller.userId, claim)
    },
  })
}

function presentMovement({ createdAt, orderId, actorId, actorName, ...row }: LedgerRow): StaffStockMovement {
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  return { ...row, at: createdAt.toISOString(), order: orderId, actor }
}
