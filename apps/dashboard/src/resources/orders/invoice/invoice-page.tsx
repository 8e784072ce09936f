import { Alert, Box, Stack } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { scrollByKeys } from '../../../ui/panel.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { PrintPage } from '../../shared/print-page.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceTable } from './invoice-table.tsx'

/** The invoice of an order, to print in the language that is shown. */
export function InvoicePage() {
  const t = useMessages(invoiceMessages)
  const { id = '' } = useParams()
  const { data, isError } = useQuery({
    queryKey: ['invoice', id],
    queryFn: ({ signal }) => staffApi.orders.getInvoice({ params: { id } }, { signal }),
    retry: false,
  })
  useEffect(() => {
    if (data) document.title = `${t.title} ${data.number}`
  }, [data, t])

  if (isError) return <Alert severity="error">{t.missing}</Alert>
  if (!data) return null
  return (
    <PrintPage document={data.invoice_number}>
      <Box
        component="main"
        sx={{ maxInlineSize: '190mm', marginInline: 'auto', p: { xs: 2, sm: 4 }, '@media print': { p: 0 } }}
      >
        <InvoiceSheet invoice={data} />
      </Box>
    </PrintPage>
  )
}

/** The contents of an invoice. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages)
  const percent = invoice.lines[0]?.vat_percent
  return (
    <>
      <InvoiceHead invoice={invoice} />
      <Box ref={scrollByKeys} sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
        <InvoiceTable invoice={invoice} />
      </Box>
      {percent !== undefined && <p>{t.contained({ percent })}</p>}
      {invoice.receipt && <TaxReceipt receipt={invoice.receipt} />}
      <p>{t.thanks}</p>
    </>
  )
}

/** The electronic receipt of an invoice: its number and QR code, by which everybody can look it up at the tax authority. */
function TaxReceipt({ receipt: { uuid, url } }: { receipt: NonNullable<Invoice['receipt']> }) {
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
