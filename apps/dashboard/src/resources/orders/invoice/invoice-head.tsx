import { Box, Stack, Typography } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { PaperFacts } from '../../shared/paper-facts.tsx'
import { PaperAddress } from '../papers/paper-address.tsx'

/** The seller, the customer and the date of the invoice. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  const { status } = invoice
  const facts: [name: string, value: string | null][] = [
    [t.seller, invoice.shop_name[language]],
    [t.sellerAddress, invoice.seller_address],
    [t.commercialRegister, invoice.commercial_register],
    [t.taxCard, invoice.tax_card],
    [t.number, invoice.number],
    [t.day, formatDate(`${invoice.invoice_day ?? invoice.day}T12:00:00Z`, language)],
    [t.pays, `${names[`method_${invoice.payment_method}`]} · ${names[`paid_${invoice.payment_status}`]}`],
  ]
  return (
    <Stack spacing={3} sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo />
        <Typography component="h1" variant="h5">
          <span>{t.title}</span> <bdi>{invoice.invoice_number ?? invoice.number}</bdi>
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 4, flexWrap: 'wrap' }}>
        {/* A long address wraps; otherwise the facts would move below it. */}
        <Box sx={{ flex: '1 1 14rem' }}>
          <strong>{t.to}</strong>
          <PaperAddress paper={invoice} />
        </Box>
        <PaperFacts facts={facts} />
      </Stack>
      {status === 'cancelled' && <strong>{t.cancelled}</strong>}
      {status === 'returned' && <strong>{t.returned}</strong>}
    </Stack>
  )
}
