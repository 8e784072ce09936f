import { type OrderId, type OrderStatus, orderStatuses, piastres, toPounds } from '@shop/contract'
import type { Printout } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { getSeller } from '../../settings/index.ts'
import { listIssuedInvoices } from '../books/books.repository.ts'
import { presentInvoice } from '../desk/invoice.presenter.ts'
import { readPromise } from '../orders.presenter.ts'
import { findOrders, type OrderRecord } from '../orders.repository.ts'
import { cashAmount, isCashOpen } from '../orders.rules.ts'
import { presentStaffParcel } from '../parcels/parcel.presenter.ts'

/** Lists what the papers of some orders say, sorted as `ids`. @param statuses orders in others are left out */
export async function listPrintouts(
  db: Db,
  ids: readonly OrderId[],
  statuses: readonly OrderStatus[] = orderStatuses,
): Promise<Printout[]> {
  const [records, seller, invoices] = await Promise.all([
    findOrders(db, ids),
    getSeller(db),
    listIssuedInvoices(db, ids),
  ])
  const issued = new Map(invoices.map((invoice) => [invoice.orderId, invoice]))
  const wanted = records.filter(({ order }) => statuses.includes(order.status))
  return wanted.map((record) => {
    const invoice = presentInvoice(record, seller, issued.get(record.order.id))
    const { order, lines } = record
    return {
      ...invoice,
      id: order.id,
      to_collect: isDueAtDoor(record) ? toPounds(piastres(cashAmount(order))) : null,
      shopper_note: order.notes || null,
      promise: readPromise(order),
      parcel: presentStaffParcel(order.parcel),
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }
  })
}

/** Whether the courier collects cash: for an order on its way out. */
function isDueAtDoor({ order }: OrderRecord): boolean {
  return (order.status === 'processing' || order.status === 'in_transit') && isCashOpen(order)
}
