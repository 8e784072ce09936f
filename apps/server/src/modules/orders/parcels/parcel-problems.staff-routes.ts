import { type ParcelProblem, parcelProblemsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { readPage } from '../../../http/answers/page.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { recordChange } from '../../audit/index.ts'
import { presentActor } from '../desk/orders.staff-presenter.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { showOrderNumber } from '../orders.rules.ts'
import {
  findParcelProblem,
  listParcelProblems,
  type ParcelProblemRow,
  resolveParcelProblem,
} from './parcel-problems.repository.ts'

/** Registers the news of carriers that staff must look at. */
export function registerParcelProblems(app: FastifyInstance, { db, readClock }: OrderDeps): void {
  bindEndpoints(app, parcelProblemsStaffEndpoints, {
    listParcelProblems: ({ query }) =>
      readPage(
        parcelProblemsStaffEndpoints.listParcelProblems.path,
        query,
        listParcelProblems(db, query),
        presentProblem,
      ),
    async resolveParcelProblem({ params: { id }, caller }) {
      return await inTransaction(db, async (tx) => {
        const before = await getProblem(tx, id)
        if (!(await resolveParcelProblem(tx, id, caller.userId, readClock()))) throw new AppError('problem_dealt_with')
        // The subject may be a tracking number, which the log does not keep.
        const after = { reason: before.reason }
        const entry = { actorId: caller.userId, action: 'dealt_with', entity: 'parcel_problem' as const, entityId: id }
        await recordChange(tx, { ...entry, after })
        return presentProblem(await getProblem(tx, id))
      })
    },
  })
}

async function getProblem(db: Db, id: number): Promise<ParcelProblemRow> {
  const row = await findParcelProblem(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

function presentProblem(row: ParcelProblemRow): ParcelProblem {
  const { id, orderId, number, status, subject, reason, state, createdAt, dealtWithAt } = row
  const isKnown = orderId !== null && number !== null && status !== null
  return {
    id,
    order: isKnown ? { id: orderId, number: showOrderNumber(number), status } : null,
    subject,
    reason,
    state,
    created_at: createdAt.toISOString(),
    dealt_with: dealtWithAt && { at: dealtWithAt.toISOString(), actor: presentActor(row) },
  }
}
