import { type OrderId, type OrderStep, orderLife, statusesBefore } from '@shop/contract'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { moveStock, type StockReason } from '../inventory/index.ts'
import { findOrder, type OrderRecord, takeStep } from './orders.repository.ts'

/** Steps that give the units of an order back to the stock. */
const reasonOfReturn: Partial<Record<OrderStep, StockReason>> = {
  cancel: 'cancellation',
  expire: 'cancellation',
  return: 'return',
}

/**
 * Takes an order one step further, by the one table of its life, and gives its stock back where the step says so. Of several that
 * try at once, one succeeds.
 *
 * @param note what the timeline says besides the status
 * @throws AppError `order_not_found`; `order_step_refused` (details: the `status` it has)
 */
export async function advanceOrder(db: Db, id: OrderId, step: OrderStep, note = ''): Promise<OrderRecord> {
  return await inTransaction(db, async (tx) => {
    const from = statusesBefore(step)
    const to = from.map((status) => orderLife[status][step])[0]
    const isTaken = to !== undefined && (await takeStep(tx, id, from, to, note))
    const record = await findOrder(tx, id)
    if (!record) throw new AppError('order_not_found')
    if (!isTaken) throw new AppError('order_step_refused', { status: record.order.status })
    const reason = reasonOfReturn[step]
    if (reason)
      await moveStock(
        tx,
        record.lines.map(({ variantId, quantity }) => ({ variantId, units: quantity })),
        reason,
        id,
      )
    return record
  })
}
