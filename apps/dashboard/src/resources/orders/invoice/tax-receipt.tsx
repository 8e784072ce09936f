import { Box, Stack } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { useMessages } from '../../../i18n/language.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { invoiceMessages } from '../../shared/invoice.messages.ts'

/** The electronic receipt of an invoice: its number and QR code, by which everybody can look it up at the tax authority. */
export function TaxReceipt({ receipt: { uuid, url } }: { receipt: NonNullable<Invoice['receipt']> }) {
  const t = useMessages(invoiceMessages)
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', breakInside: 'avoid' }}>
      <Box sx={{ flex: 'none', inlineSize: '35mm' }}>
        <QrCode text={url} label={t.receiptCode} />
      </Box>
      <div>
        <strong>{t.receipt}</strong>
        <Box component="bdi" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {uuid}
        </Box>
      </div>
    </Stack>
  )
}
