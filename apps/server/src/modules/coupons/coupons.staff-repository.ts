import type { Db } from '../../database/client.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow, findValue } from '../../database/rows.ts'
import { versionedRows } from '../../database/versioned-rows.ts'
import type { CouponRow } from './coupons.repository.ts'

/** A coupon with what its uses took off, in piastres. */
export type StaffCouponRow = CouponRow & { savedPiastres: number }

export function listCoupons(db: Db) {
  return rowList(db, db`c.id desc`, (tail) => db<StaffCouponRow[]>`${selectCoupons(db)} ${tail}`)
}

export async function findCouponById(db: Db, id: number): Promise<StaffCouponRow | null> {
  return await findRow(db<StaffCouponRow[]>`${selectCoupons(db)} where c.id = ${id}`)
}

type Conditions = Pick<
  CouponRow,
  'nameEn' | 'nameAr' | 'minSubtotalPiastres' | 'startsAt' | 'endsAt' | 'maxUses' | 'maxUsesPerCustomer' | 'isActive'
>
export type CouponColumns = Conditions &
  Pick<CouponRow, 'code' | 'kind' | 'percentBp' | 'amountPiastres' | 'categoryIds'>

/** @returns null when the code is taken */
export async function insertCoupon(db: Db, columns: CouponColumns): Promise<number | null> {
  return await findValue(db<{ id: number }[]>`
    insert into coupons ${db(columns)} on conflict (code) do nothing returning id`)
}

export const { update: updateCoupon } = versionedRows<Conditions>('coupons')

function selectCoupons(db: Db) {
  return db`
    select c.*, (select coalesce(sum(u.saved_piastres), 0)::bigint from coupon_uses u
      where u.coupon_id = c.id and u.given_back_at is null) as saved_piastres
    from coupons c`
}
