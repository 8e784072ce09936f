import { parsePounds, piastres, toPounds } from '@shop/contract'
import type { ChangedCoupon, NewCoupon, StaffCoupon } from '@shop/contract/staff'
import { AppError } from '../../errors.ts'
import { presenting, type RecordKind } from '../audit/index.ts'
import * as table from './coupons.staff-repository.ts'

/** Checks throw `key_taken`, at the code. */
export const couponKind: RecordKind<StaffCoupon, NewCoupon, Conditions> = {
  entity: 'coupon',
  missing: 'not_found',
  /** Uses are no change of staff. */
  stateOf: ({ id: _, used: __, saved: ___, version: ____, ...state }) => state,
  find: presenting(table.findCouponById, presentCoupon),
  async insert(tx, input) {
    const { code, kind, percent, amount, category_ids: categoryIds } = input
    const percentBp = percent === null ? null : percent * 100
    const terms = { code, kind, percentBp, amountPiastres: amount === null ? null : parsePounds(amount), categoryIds }
    const id = await table.insertCoupon(tx, { ...conditionsOf(input), ...terms })
    if (id === null) throw new AppError('key_taken', { fields: ['code'] })
    return id
  },
  update: (tx, { id, version }, input) => table.updateCoupon(tx, id, version, conditionsOf(input)),
}

export function presentCoupon(row: table.StaffCouponRow): StaffCoupon {
  return {
    id: row.id,
    code: row.code,
    name: { en: row.nameEn, ar: row.nameAr },
    kind: row.kind,
    percent: row.percentBp && row.percentBp / 100,
    amount: row.amountPiastres && toPounds(piastres(row.amountPiastres)),
    category_ids: row.categoryIds,
    min_subtotal: toPounds(piastres(row.minSubtotalPiastres)),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    max_uses: row.maxUses,
    max_uses_per_customer: row.maxUsesPerCustomer,
    is_active: row.isActive,
    used: row.used,
    saved: toPounds(piastres(row.savedPiastres)),
    version: row.version,
  }
}

type Conditions = Omit<ChangedCoupon, 'version'>

function conditionsOf(input: Conditions) {
  return {
    nameEn: input.name.en,
    nameAr: input.name.ar,
    minSubtotalPiastres: parsePounds(input.min_subtotal) ?? 0,
    startsAt: new Date(input.starts_at),
    endsAt: new Date(input.ends_at),
    maxUses: input.max_uses,
    maxUsesPerCustomer: input.max_uses_per_customer,
    isActive: input.is_active,
  }
}
