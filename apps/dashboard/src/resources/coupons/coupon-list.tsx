import type { StaffCoupon } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { StatusChip, type Tone } from '../../ui/fields/status-chip.tsx'
import { MomentField, MoneyField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { couponsMessages } from './coupons.messages.ts'

const toneOf: Record<CouponState, Tone> = {
  running: 'good',
  planned: 'waiting',
  used_up: 'plain',
  off: 'plain',
  over: 'plain',
}

/** The coupons with their uses, newest first. */
export function CouponList() {
  const t = useMessages(couponsMessages)
  const language = useLanguage()
  const canWrite = useCan('settings.write')
  const number = (value: number) => formatNumber(value, language)
  const discountOf = ({ kind, percent, amount }: StaffCoupon) => {
    if (kind === 'free_delivery') return t.kind_free_delivery
    return kind === 'percent' ? `${number(percent ?? 0)}%` : formatExactMoney(amount ?? 0, language)
  }
  return (
    <List sort={{ field: 'id', order: 'DESC' }} empty={<EmptyList text={t.none} />}>
      <RecordTable title="code" rowClick={canWrite ? 'edit' : false}>
        <FunctionField<StaffCoupon>
          source="code"
          render={({ id, code }) => (
            <EditLink id={id} canWrite={canWrite}>
              {code}
            </EditLink>
          )}
        />
        <FunctionField<StaffCoupon> source="kind" render={(one) => <bdi>{discountOf(one)}</bdi>} />
        <FunctionField<StaffCoupon>
          source="is_active"
          label={t.state}
          render={(one) => {
            const state = stateOfCoupon(one, new Date())
            return <StatusChip tone={toneOf[state]}>{t[state]}</StatusChip>
          }}
        />
        <FunctionField<StaffCoupon>
          source="used"
          render={({ used, max_uses }) => t.usesOf({ used: number(used), max: number(max_uses) })}
        />
        <MoneyField source="saved" />
        <MomentField source="starts_at" />
        <MomentField source="ends_at" />
      </RecordTable>
    </List>
  )
}

type CouponState = 'planned' | 'running' | 'used_up' | 'off' | 'over'

/** Whether a coupon can be used at a moment, or why not. */
function stateOfCoupon(coupon: StaffCoupon, now: Date): CouponState {
  if (!coupon.is_active) return 'off'
  if (now >= new Date(coupon.ends_at)) return 'over'
  if (coupon.used >= coupon.max_uses) return 'used_up'
  return now < new Date(coupon.starts_at) ? 'planned' : 'running'
}
