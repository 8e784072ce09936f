import type { OrderId } from '@shop/contract'
import type { ParcelChoice } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { lockOrderAndPayments } from '../desk/orders.staff-service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { setParcel } from './set-parcel.service.ts'

/**
 * Says which carrier takes the parcel of an order, or corrects it, until the order has arrived.
 *
 * @throws AppError `order_not_found`; `order_step_refused` for an order that is not being prepared or on its way; the errors of `setParcel`
 */
export async function chooseCarrier(deps: OrderDeps, caller: Caller, id: OrderId, choice: ParcelChoice): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (order.status !== 'processing' && order.status !== 'in_transit') throw refuseStep(order.status)
    await setParcel(tx, deps, caller, order, choice)
  })
}
