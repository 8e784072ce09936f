import Print from '@mui/icons-material/Print'
import { Alert, Box, Button, GlobalStyles, Stack } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { LanguageSwitch } from '../../../ui/language-switch.tsx'
import { useScrolls } from '../../../ui/panel.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceTable } from './invoice-table.tsx'

/** Print a white page, and the exact colors of the products. */
const paper = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': { body: { backgroundColor: '#fff', printColorAdjust: 'exact' } },
}
const onScreenOnly = { '@media print': { display: 'none' } }

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
    <Box sx={{ backgroundColor: 'background.paper', minBlockSize: '100dvh', '@media print': { minBlockSize: 0 } }}>
      <GlobalStyles styles={paper} />
      <Stack component="header" direction="row" sx={{ ...onScreenOnly, p: 2, gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <LanguageSwitch />
      </Stack>
      <Sheet invoice={data} />
    </Box>
  )
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages)
  const { place, isScrolling } = useScrolls<HTMLDivElement>()
  const percent = invoice.lines[0]?.vat_percent
  return (
    <Box
      component="main"
      sx={{ maxInlineSize: '190mm', marginInline: 'auto', p: { xs: 2, sm: 4 }, '@media print': { p: 0 } }}
    >
      <InvoiceHead invoice={invoice} />
      <Box
        ref={place}
        tabIndex={isScrolling ? 0 : undefined}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <InvoiceTable invoice={invoice} />
      </Box>
      {percent !== undefined && <p>{t.contained({ percent })}</p>}
      <p>{t.thanks}</p>
    </Box>
  )
}
