import type { OrderId } from '@shop/contract'
import { parcelsStaffEndpoints, type StaffParcel } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder } from '../orders.repository.ts'
import { chooseCarrier } from './choose-carrier.service.ts'
import { presentStaffParcel } from './parcel.presenter.ts'
import { registerParcelProblems } from './parcel-problems.staff-routes.ts'
import { withdrawByStaff } from './withdraw-parcel.service.ts'

/** Registers what staff do with the parcels of orders. */
export function registerParcels(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoints(app, parcelsStaffEndpoints, {
    async saveParcel({ params: { id }, body, caller }) {
      await chooseCarrier(deps, caller, id, body)
      return await showParcel(deps, id)
    },
    async withdrawParcel({ params: { id }, caller }) {
      await withdrawByStaff(deps, caller, id)
      return await showParcel(deps, id)
    },
  })
  registerParcelProblems(app, deps)
}

async function showParcel({ db }: OrderDeps, id: OrderId): Promise<StaffParcel> {
  const parcel = presentStaffParcel((await findOrder(db, id))?.order.parcel ?? null)
  if (!parcel) throw new AppError('order_not_found')
  return parcel
}
