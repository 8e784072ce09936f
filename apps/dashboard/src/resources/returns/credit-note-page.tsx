import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { type CreditNote, refundMethodTitles } from '@shop/contract/staff'
import { formatAmount, formatDate } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Logo } from '../../ui/logo.tsx'
import { scrollByKeys } from '../../ui/panel.tsx'
import { invoiceMessages } from '../shared/invoice.messages.ts'
import { LineName } from '../shared/line-name.tsx'
import { ordersMessages } from '../shared/orders.messages.ts'
import { PaperFacts } from '../shared/paper-facts.tsx'
import { PrintPage } from '../shared/print-page.tsx'
import { returnsMessages } from '../shared/returns.messages.ts'

/** The credit note of a return, to print in the language that is shown. */
export function CreditNotePage() {
  const t = useMessages(returnsMessages)
  const { id = '' } = useParams()
  const { data, isError } = useQuery({
    queryKey: ['credit-note', id],
    queryFn: ({ signal }) => staffApi.returns.getCreditNote({ params: { id } }, { signal }),
    retry: false,
  })
  useEffect(() => {
    if (data) document.title = `${t.creditNote} ${data.number}`
  }, [data, t])

  if (isError) return <Alert severity="error">{t.noteMissing}</Alert>
  if (!data) return null
  return (
    <PrintPage document={data.credit_note_number}>
      <Box
        component="main"
        sx={{ maxInlineSize: '190mm', marginInline: 'auto', p: { xs: 2, sm: 4 }, '@media print': { p: 0 } }}
      >
        <NoteHead note={data} />
        <NoteTable note={data} />
      </Box>
    </PrintPage>
  )
}

function NoteHead({ note }: { note: CreditNote }) {
  const t = useMessages(returnsMessages)
  const invoice = useMessages(invoiceMessages)
  const { erased } = useMessages(ordersMessages)
  const language = useLanguage()
  const { customer } = note
  const facts: [name: string, value: string | null][] = [
    [invoice.seller, note.shop_name[language]],
    [invoice.sellerAddress, note.seller_address],
    [invoice.commercialRegister, note.commercial_register],
    [invoice.taxCard, note.tax_card],
    [t.invoiceNumber, note.invoice_number],
    [invoice.day, formatDate(`${note.day}T12:00:00Z`, language)],
    [t.refundedTo, refundMethodTitles[note.refund_method][language]],
  ]
  return (
    <Stack spacing={3} sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo />
        <Typography component="h1" variant="h5">
          <span>{t.creditNote}</span> <bdi>{note.credit_note_number ?? note.number}</bdi>
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 4, flexWrap: 'wrap' }}>
        <div>
          <strong>{invoice.to}</strong>
          <div>{customer ? <bdi>{`${customer.first_name} ${customer.last_name}`}</bdi> : erased}</div>
          {customer && <bdi dir="ltr">{formatPhoneNumber(customer.phone as PhoneNumber)}</bdi>}
        </div>
        <PaperFacts facts={facts} />
      </Stack>
    </Stack>
  )
}

function NoteTable({ note: { lines, delivery, total } }: { note: CreditNote }) {
  const t = useMessages(invoiceMessages)
  const language = useLanguage()
  const rows = [
    ...lines.map((line) => ({
      key: `${line.sku} ${line.color?.id} ${line.size}`,
      name: <LineName line={line} hasPicture={false} />,
      units: String(line.units),
      amounts: line.amounts,
    })),
    ...(delivery.gross > 0 ? [{ key: 'delivery', name: t.delivery, units: '', amounts: delivery }] : []),
    { key: 'total', name: t.total, units: '', amounts: total },
  ]
  return (
    <Box ref={scrollByKeys} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.product}</TableCell>
            {[t.quantity, t.net, t.vat, t.gross].map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, units, amounts: { net, vat, gross } }) => (
            <TableRow key={key} sx={key === 'total' ? { '& td': { fontWeight: 700 } } : {}}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{units}</TableCell>
              {[net, vat, gross].map((egp, place) => (
                <TableCell key={`${key} ${place === 0 ? 'net' : place === 1 ? 'vat' : 'gross'}`} align="right">
                  {formatAmount(egp, language)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
