import type { OrderId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'

type Receipt = { orderId: OrderId; amountPiastres: number; actorId: UserId | null; createdAt: Date }

/** Writes that the shop has the cash of an order. @returns false when it was written before */
export async function insertReceipt(tx: Db, receipt: Receipt): Promise<boolean> {
  return await hasRows(tx`insert into cash_receipts ${tx(receipt)} on conflict (order_id) do nothing`)
}

/** Takes back the receipt of a step that is undone. */
export async function deleteReceipt(tx: Db, orderId: OrderId): Promise<void> {
  await tx`delete from cash_receipts where order_id = ${orderId}`
}

/** Gives up what of the cash of a paid order never came. */
export async function writeOff(tx: Db, orderId: OrderId, amount: number): Promise<void> {
  await tx`update orders set written_off_piastres = ${amount}, updated_at = now() where id = ${orderId}`
}
