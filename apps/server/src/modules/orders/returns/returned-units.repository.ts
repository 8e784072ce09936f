import type { OrderId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { getValue, hasRows } from '../../../database/rows.ts'

/** Units of a line of an order. */
export type LineUnits = { lineId: number; quantity: number }

/**
 * Reserves units of an order line for a return.
 *
 * @returns false when other returns leave fewer units; then nothing changes
 */
export async function claimUnits(tx: Db, { lineId, quantity }: LineUnits): Promise<boolean> {
  return await hasRows(tx`
    update order_lines set in_returns = in_returns + ${quantity}
    where id = ${lineId} and in_returns + ${quantity} <= quantity`)
}

/** Frees units that a return no longer has. */
export async function releaseUnits(tx: Db, { lineId, quantity }: LineUnits): Promise<void> {
  await tx`update order_lines set in_returns = in_returns - ${quantity} where id = ${lineId}`
}

export type UnitsBack = { lineId: number; asked: number; received: number; damaged: number }

/**
 * Records units that came back, and frees those that did not.
 *
 * @returns the units of the line that have come back, these included
 */
export async function saveUnitsBack(tx: Db, { lineId, asked, received, damaged }: UnitsBack): Promise<number> {
  return await getValue(tx<{ returned: number }[]>`
    update order_lines set returned = returned + ${received}, in_returns = in_returns + ${received - asked},
      damaged = damaged + ${damaged}
    where id = ${lineId} returning returned`)
}

/** Whether every unit of an order has come back. */
export async function hasAllBack(tx: Db, id: OrderId): Promise<boolean> {
  const rows = await tx`select from order_lines where order_id = ${id} and returned < quantity limit 1`
  return rows.length === 0
}

/** Adds a refund that was not to a card. The database refuses more than was paid. */
export async function addRepaid(tx: Db, id: OrderId, amount: number): Promise<void> {
  await tx`update orders set repaid_piastres = repaid_piastres + ${amount}, updated_at = now() where id = ${id}`
}

/** A line of an order as its returns need it. */
export type ReturnableLine = {
  id: number
  variantId: number
  quantity: number
  lineTotalPiastres: number
  discountPiastres: number
  returned: number
  inReturns: number
}

export async function listReturnableLines(db: Db, id: OrderId): Promise<ReturnableLine[]> {
  return await db<ReturnableLine[]>`
    select id, variant_id, quantity, line_total_piastres, discount_piastres, returned, in_returns from order_lines where order_id = ${id} order by id`
}

/** Whether staff deal with a return of an order, or have: also with one that brought no unit. */
export async function hasReturns(tx: Db, id: OrderId): Promise<boolean> {
  return await hasRows(
    tx`select from returns where order_id = ${id} and status not in ('refused', 'withdrawn') limit 1`,
  )
}
