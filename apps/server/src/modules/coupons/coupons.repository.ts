import type { OrderId, PhoneNumber } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { findRow } from '../../database/rows.ts'
import type { coupons } from './coupons.table.ts'

export type CouponRow = typeof coupons.$inferSelect

export async function findCoupon(db: Db, code: string): Promise<CouponRow | null> {
  return await findRow(db<CouponRow[]>`select * from coupons where code = ${code}`)
}

export type NewUse = { orderId: OrderId; couponId: number; phone: PhoneNumber; savedPiastres: number; createdAt: Date }

/** The database counts it when the transaction commits, within the limits of the coupon. */
export async function insertUse(tx: Db, use: NewUse): Promise<void> {
  await tx`insert into coupon_uses ${tx(use)}`
}

export async function updateSaving(tx: Db, orderId: OrderId, saved: number): Promise<void> {
  await tx`update coupon_uses set saved_piastres = ${saved} where order_id = ${orderId}`
}

/** Removes the customer from the uses of some orders. The uses stay counted. */
export async function forgetCustomers(tx: Db, orderIds: readonly OrderId[]): Promise<void> {
  await tx`update coupon_uses set phone = '' where order_id = any (${[...orderIds]}::uuid[]) and phone <> ''`
}

/** Gives back the use of an order, which the database counts at the commit, too; nothing happens if it has none or gave it back already. */
export async function returnUse(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await tx`update coupon_uses set given_back_at = ${now} where order_id = ${orderId} and given_back_at is null`
}
