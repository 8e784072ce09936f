import { parsePounds, piastres, toPounds, type UserId } from '@shop/contract'
import type { ChangedCoupon, NewCoupon, StaffCoupon } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import * as table from './coupons.staff-repository.ts'

const entity = 'coupon'

/** @throws AppError `key_taken`, at the code */
export async function createCoupon(db: Db, input: NewCoupon, actorId: UserId): Promise<StaffCoupon> {
  return await inTransaction(db, async (tx) => {
    const { code, kind, percent, amount, category_ids: categoryIds } = input
    const percentBp = percent === null ? null : percent * 100
    const terms = { code, kind, percentBp, amountPiastres: amount === null ? null : parsePounds(amount), categoryIds }
    const id = await table.insertCoupon(tx, { ...conditionsOf(input), ...terms })
    if (id === null) throw new AppError('key_taken', {}, ['code'])
    const made = await getCoupon(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: stateOf(made) })
    return made
  })
}

/** @throws AppError `not_found`, `version_conflict` (details: the current `version`) */
export async function updateCoupon(
  db: Db,
  id: number,
  { version, ...input }: ChangedCoupon,
  actorId: UserId,
): Promise<StaffCoupon> {
  return await inTransaction(db, async (tx) => {
    const before = await getCoupon(tx, id)
    if (!(await table.updateCoupon(tx, id, version, conditionsOf(input))))
      throw new AppError('version_conflict', { version: before.version })
    const after = await getCoupon(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `not_found` */
export async function getCoupon(db: Db, id: number): Promise<StaffCoupon> {
  const row = await table.findCouponById(db, id)
  if (!row) throw new AppError('not_found')
  return presentCoupon(row)
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

/** Uses are no change of staff. */
function stateOf({ id: _, used: __, saved: ___, version: ____, ...state }: StaffCoupon) {
  return state
}

function conditionsOf(input: Omit<ChangedCoupon, 'version'>) {
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
