import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import type { StaffPayment } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { orderMessages } from './order.messages.ts'
import { useOrderAction } from './use-order-action.ts'

type Properties = { orderId: string; payment: StaffPayment; onClose: () => void }

/** Sends money of one payment back, all that is left unless told. Pressing twice sends it once. */
export function RefundDialog({ orderId, payment, onClose }: Properties) {
  const t = useMessages(orderMessages)
  const language = useLanguage()
  const { isBusy, run } = useOrderAction()
  const [amount, setAmount] = useState(String(payment.refundable))
  const [note, setNote] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const pounds = Number(amount)
  const isPossible = pounds > 0 && pounds <= payment.refundable

  async function send(): Promise<void> {
    const body = { payment_id: payment.id, amount: pounds, note }
    const headers = { 'idempotency-key': key }
    const isSent = await run(
      () => staffApi.orders.requestRefund({ params: { id: orderId }, body }, { headers }),
      t.refundAsked,
    )
    if (isSent) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="refund-title">
      <DialogTitle id="refund-title">{t.refundTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t.refundHint({ amount: formatExactMoney(payment.refundable, language) })}
        </DialogContentText>
        <TextField
          label={t.amount}
          value={amount}
          error={!isPossible}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          fullWidth
        />
        <TextField label={t.note} value={note} onChange={({ target }) => setNote(target.value)} fullWidth multiline />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.keep}</Button>
        <Button color="error" variant="contained" disabled={!isPossible} loading={isBusy} onClick={() => void send()}>
          {t.refundNow}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
