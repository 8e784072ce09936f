import { Box, Stack } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { formatDate } from '@shop/i18n'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { scrollByKeys } from '../../../ui/panel.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { PaperHead } from '../../shared/paper-head.tsx'
import { PaperPage } from '../../shared/paper-page.tsx'
import { InvoiceTable } from './invoice-table.tsx'

/** The invoice of an order. */
export function InvoicePage() {
  const { title, missing } = useMessages(invoiceMessages)
  return (
    <PaperPage
      title={title}
      missing={missing}
      load={staffApi.orders.getInvoice}
      documentOf={({ invoice_number }) => invoice_number}
    >
      {(invoice) => <InvoiceSheet invoice={invoice} />}
    </PaperPage>
  )
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
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

function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  const { number, invoice_number, day, invoice_day, payment_method, payment_status, status } = invoice
  const facts = [
    [t.number, number],
    [t.day, formatDate(invoice_day ?? day, language)],
    [t.pays, `${names[`method_${payment_method}`]} · ${names[`paid_${payment_status}`]}`],
  ] as const
  return (
    <>
      <PaperHead title={t.title} number={invoice_number ?? number} paper={invoice} facts={facts} />
      {(status === 'cancelled' || status === 'returned') && (
        <Box component="strong" sx={{ display: 'block', mb: 3 }}>
          {t[status]}
        </Box>
      )}
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
