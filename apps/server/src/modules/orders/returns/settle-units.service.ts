import { type OrderId, type ReturnId, type ReturnReason, refundsDelivery } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { lockVariants, moveStock } from '../../inventory/index.ts'
import type { OrderRow } from '../orders.repository.ts'
import { shareOrder, shareUnits } from './return-amounts.rules.ts'
import { listReturnableLines, type ReturnableLine, saveUnitsBack } from './returned-units.repository.ts'
import { saveDue, saveInspectedLine } from './returns.repository.ts'

/** The units of a line in a return: asked for, received, and how many of these are damaged. */
export type SettledLine = { lineId: number; asked: number; received: number; damaged: number }
type SettledReturn = { id: ReturnId; reason: ReturnReason; lines: readonly SettledLine[] }

/**
 * Books the units of a return that came back: stock, amounts and what is due. The order must be locked.
 *
 * @returns what may be refunded, in piastres
 */
export async function settleUnits(tx: Db, order: OrderRow, settled: SettledReturn): Promise<number> {
  const orderLines = await listReturnableLines(tx, order.id)
  await returnToStock(tx, order.id, settled, orderLines)
  const shares = shareOrder(order, orderLines)
  for (const { lineId, asked, received, damaged } of settled.lines) {
    const after = await saveUnitsBack(tx, { lineId, asked, received, damaged })
    const { goods, delivery } = shares.get(lineId) ?? { goods: 0, delivery: 0 }
    const { quantity } = findLine(orderLines, lineId)
    const part = (amount: number) => shareUnits(amount, quantity, after - received, after)
    const deliveryPiastres = refundsDelivery(settled.reason) ? part(delivery) : 0
    await saveInspectedLine(tx, settled.id, { lineId, received, damaged, goodsPiastres: part(goods), deliveryPiastres })
  }
  return await saveDue(tx, settled.id)
}

/** All units come in, and damaged ones are written off, so that the ledger shows both. */
async function returnToStock(tx: Db, orderId: OrderId, { id, lines }: SettledReturn, orderLines: ReturnableLine[]) {
  const moved = lines.map((line) => ({ ...line, variantId: findLine(orderLines, line.lineId).variantId }))
  const back = moved.filter(({ received }) => received > 0)
  const damaged = moved.filter((line) => line.damaged > 0)
  if (back.length === 0) return
  await lockVariants(
    tx,
    back.map(({ variantId }) => variantId),
  )
  const cameIn = back.map(({ variantId, received }) => ({ variantId, units: received }))
  await moveStock(tx, cameIn, 'return', orderId, id)
  if (damaged.length === 0) return
  const writtenOff = damaged.map((line) => ({ variantId: line.variantId, units: -line.damaged }))
  await moveStock(tx, writtenOff, 'damage', orderId, id)
}

function findLine(lines: readonly ReturnableLine[], id: number): ReturnableLine {
  const line = lines.find((each) => each.id === id)
  if (!line) throw new Error(`The order has no line ${id}`)
  return line
}
