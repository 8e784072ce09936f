import { Box } from '@mui/material'
import { type CreditNote, refundMethodTitles } from '@shop/contract/staff'
import { formatAmount, formatDate } from '@shop/i18n'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { scrollByKeys } from '../../ui/panel.tsx'
import { invoiceMessages } from '../shared/invoice.messages.ts'
import { LineName } from '../shared/line-name.tsx'
import { PaperHead } from '../shared/paper-head.tsx'
import { PaperPage } from '../shared/paper-page.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { returnsMessages } from '../shared/returns.messages.ts'

/** The credit note of a return. */
export function CreditNotePage() {
  const t = useMessages(returnsMessages)
  return (
    <PaperPage
      title={t.creditNote}
      missing={t.noteMissing}
      load={staffApi.returns.getCreditNote}
      documentOf={({ credit_note_number }) => credit_note_number}
    >
      {(note) => (
        <>
          <NoteHead note={note} />
          <NoteTable note={note} />
        </>
      )}
    </PaperPage>
  )
}

function NoteHead({ note }: { note: CreditNote }) {
  const t = useMessages(returnsMessages)
  const invoice = useMessages(invoiceMessages)
  const language = useLanguage()
  const facts = [
    [t.invoiceNumber, note.invoice_number],
    [invoice.day, formatDate(note.day, language)],
    [t.refundedTo, refundMethodTitles[note.refund_method][language]],
  ] as const
  const number = note.credit_note_number ?? note.number
  return <PaperHead title={t.creditNote} number={number} paper={{ ...note, address: null }} facts={facts} />
}

function NoteTable({ note: { lines, delivery, total } }: { note: CreditNote }) {
  const t = useMessages(invoiceMessages)
  const language = useLanguage()
  const toCells = ({ net, vat, gross }: CreditNote['total']) =>
    [net, vat, gross].map((egp) => formatAmount(egp, language))
  const rows = lines.map((line) => ({
    key: `${line.sku} ${line.color?.id} ${line.size}`,
    cells: [<LineName key="name" line={line} hasPicture={false} />, line.units, ...toCells(line.amounts)],
  }))
  const sums = [
    ...(delivery.gross > 0 ? [{ key: 'delivery', cells: [t.delivery, '', ...toCells(delivery)] }] : []),
    { key: 'total', cells: [t.total, '', ...toCells(total)], isTotal: true },
  ]
  return (
    <Box ref={scrollByKeys} sx={{ overflowX: 'auto' }}>
      <PlainTable heads={[t.product, t.quantity, t.net, t.vat, t.gross]} rows={[...rows, ...sums]} />
    </Box>
  )
}
