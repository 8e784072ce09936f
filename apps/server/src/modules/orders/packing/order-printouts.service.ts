import { type DeliveryPromise, type OrderId, piastres, toPounds } from '@shop/contract'
import { hasPackingPapers, type Printout } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { getSeller } from '../../settings/index.ts'
import { presentInvoice } from '../desk/invoice.presenter.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import { presentFailure, readPromise } from '../orders.presenter.ts'
import { findOrders, type OrderRecord } from '../orders.repository.ts'
import { cashAmount, isCashOpen } from '../orders.rules.ts'
import { presentStaffParcel } from '../parcels/parcel.presenter.ts'

/**
 * Lists what the papers of some orders say, sorted as `ids`.
 *
 * @param others what happens to orders that have no such papers, or no longer
 * @throws AppError `order_step_refused` for one of them (details: its `status`)
 */
export async function listPrintouts(
  db: Db,
  ids: readonly OrderId[],
  others: 'refused' | 'left out' = 'refused',
): Promise<Printout[]> {
  const [records, seller] = await Promise.all([findOrders(db, ids), getSeller(db)])
  const other = records.find(({ order }) => !hasPackingPapers(order))
  if (other && others === 'refused') throw refuseStep(other.order.status)
  return records
    .filter(({ order }) => hasPackingPapers(order))
    .map((record) => {
      const { order, lines } = record
      return {
        ...presentInvoice(record, seller),
        id: order.id,
        to_collect: isCashOpen(order) ? toPounds(piastres(cashAmount(order))) : null,
        shopper_note: order.notes || null,
        promise: findDeliveryDays(record),
        parcel: presentStaffParcel(order.parcel),
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      }
    })
}

/** When the order is to arrive: on the day that was set after a failed attempt, else as promised. */
function findDeliveryDays({ order, events }: OrderRecord): DeliveryPromise | null {
  const last = events.at(-1)
  const day = last && presentFailure(last)?.next_day
  return day ? { from: day, to: day } : readPromise(order)
}
