import { Alert, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { addMoney, parsePounds, piastres, toPounds } from '@shop/contract'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { TypedNumber } from '../../../ui/forms/typed-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { readAmount } from '../../shared/read-number.ts'
import { sumLines, toEditable, toWanted } from '../lines/editable-lines.ts'
import { LinesEditor } from '../lines/lines-editor.tsx'
import { changingMessages } from './changing.messages.ts'

type Properties = { order: StaffOrder; onClose: () => void }

/** Changes products, quantities and delivery fee of an order that is being prepared, and shows what follows for its money. */
export function ChangeDialog({ order, onClose }: Properties) {
  const t = useMessages(changingMessages)
  const action = useAction({ refusals: { version_conflict: t.changedMeanwhile } })
  // The version of the lines that are shown: the page below loads the order again.
  const [version] = useState(order.version)
  const [lines, setLines] = useState(() => order.lines.map(toEditable))
  const [fee, setFee] = useState(String(order.delivery))
  const [isWithoutCoupon, setWithoutCoupon] = useState(false)
  const [reason, setReason] = useState('')
  const wanted = toWanted(lines)
  const delivery = readAmount(fee)
  const isFeeWrong = Number.isNaN(delivery)
  const total = wanted && !isFeeWrong ? toPounds(addMoney(sumLines(lines), parsePounds(delivery) ?? piastres(0))) : null
  const hasCoupon = order.coupon_code !== null && !isWithoutCoupon
  const money = useMoneyAfter(order, total, hasCoupon)

  async function save(): Promise<void> {
    if (!wanted) return
    const body = { version, lines: wanted, delivery, without_coupon: isWithoutCoupon, reason: reason.trim() }
    const request = () => staffApi.orderChanges.changeOrder({ params: { id: order.id }, body })
    if (await action.run(request, t.done({ number: order.number }))) onClose()
  }

  return (
    <FormDialog
      title={t.title({ number: order.number })}
      hint={t.hint}
      submit={t.save}
      width="sm"
      isPossible={total !== null && money.isPossible && reason.trim() !== ''}
      action={action}
      onClose={onClose}
      onSubmit={save}
    >
      <Stack spacing={2}>
        {order.packed_at !== null && <Alert severity="info">{t.packedHint}</Alert>}
        <LinesEditor lines={lines} onChange={setLines} />
        <TypedNumber label={t.deliveryFee} value={fee} fault={isFeeWrong && t.feeWrong} onChange={setFee} />
        <NoteField label={t.reason} value={reason} onChange={setReason} required />
        {order.coupon_code !== null && (
          <FormControlLabel
            label={t.withoutCoupon({ code: order.coupon_code })}
            control={<Checkbox checked={isWithoutCoupon} onChange={(_, checked) => setWithoutCoupon(checked)} />}
          />
        )}
        {total !== null && <Totals before={order.total} after={total} hasCoupon={hasCoupon} />}
        {order.coupon_code !== null && (
          <Alert severity="info">{t[hasCoupon ? 'couponAgain' : 'couponLetGo']({ code: order.coupon_code })}</Alert>
        )}
        {money.text && <Alert severity={money.isPossible ? 'info' : 'warning'}>{money.text}</Alert>}
      </Stack>
    </FormDialog>
  )
}

function Totals({ before, after, hasCoupon }: { before: number; after: number; hasCoupon: boolean }) {
  const t = useMessages(changingMessages)
  const language = useLanguage()
  return (
    <div aria-live="polite">
      <Typography sx={{ fontWeight: 700 }}>
        {t[hasCoupon ? 'beforeCoupon' : 'newTotal']({ after: formatExactMoney(after, language) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.totalBefore({ before: formatExactMoney(before, language) })}
      </Typography>
    </div>
  )
}

/** What a new total means for the card that has paid. In cash only the deposit has been paid: above it, the courier collects the rest. */
function useMoneyAfter(
  order: StaffOrder,
  total: number | null,
  hasCoupon: boolean,
): { isPossible: boolean; text: string | null } {
  const t = useMessages(changingMessages)
  const language = useLanguage()
  const canRefund = useCan('orders.refund')
  const paid = order.payment_method === 'cash' ? order.deposit : order.total
  // What a coupon takes off is only known when the change is saved.
  if (hasCoupon) return { isPossible: true, text: null }
  const isCollected = order.payment_method === 'cash' && total !== null && total >= paid
  if (isCollected || total === null || total === order.total) return { isPossible: true, text: null }
  const show = (amount: number) => formatExactMoney(amount, language)
  if (total > paid) return { isPossible: false, text: t.abovePayment({ paid: show(paid) }) }
  const amount = show(paid - total)
  return { isPossible: canRefund, text: (canRefund ? t.goesBack : t.mayNotRefund)({ amount }) }
}
