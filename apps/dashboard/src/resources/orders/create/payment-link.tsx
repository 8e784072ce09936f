import Chat from '@mui/icons-material/Chat'
import { Button, Stack, TextField, Typography } from '@mui/material'
import type { EndpointResult } from '@shop/contract'
import type { orderChangesStaffEndpoints } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { newOrderMessages } from './new-order.messages.ts'

/** The order of a caller, with the phone that its payment link goes to. */
export type CallersOrder = EndpointResult<typeof orderChangesStaffEndpoints.placeOrder> & { phone: string }

/** The link by which the shopper pays the order that was just placed. */
export function PaymentLink({ order, onAnother }: { order: CallersOrder; onAnother: () => void }) {
  const t = useMessages(newOrderMessages)
  const language = useLanguage()
  const { id, number, payment, whatsapp_text: text, phone } = order
  if (!payment) return null
  return (
    <Stack sx={{ mt: 2, maxInlineSize: 700 }}>
      <Panel title={t.placed({ number })}>
        <Typography>{t.waitsForPayment({ time: formatDateTime(payment.expires_at, language) })}</Typography>
        <TextField
          label={t.paymentLink}
          value={payment.redirect_url}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          fullWidth
          margin="normal"
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <CopyButton text={payment.redirect_url} label={t.copy} done={t.copied} />
          {text && (
            <Button
              href={`https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
              startIcon={<Chat />}
            >
              {t.sendByWhatsapp}
            </Button>
          )}
          <Button component={Link} to={`/dashboard/orders/${id}/show`} variant="contained">
            {t.openOrder}
          </Button>
          <Button onClick={onAnother}>{t.another}</Button>
        </Stack>
      </Panel>
    </Stack>
  )
}
