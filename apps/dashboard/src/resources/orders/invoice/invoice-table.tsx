import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { formatAmount } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { LineName } from '../../shared/line-name.tsx'
import { LineSerials } from '../../shared/line-serials.tsx'

type Amounts = Invoice['total']

/** The lines of an invoice with the VAT that each contains; their sum is the total. */
export function InvoiceTable({ invoice }: { invoice: Invoice }) {
  const { lines, delivery, discount, total } = invoice
  const language = useLanguage()
  const t = useMessages(invoiceMessages)
  const heads = [t.quantity, t.unitPrice, t.net, t.vat, t.gross]
  return (
    <Table size="small" sx={sheet}>
      <TableHead>
        <TableRow>
          <TableCell>{t.product}</TableCell>
          {heads.map((head) => (
            <TableCell key={head} align="right">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={`${line.product_id} ${line.color?.id} ${line.size}`}>
            <TableCell>
              <LineName line={line} hasPicture={false} />
              <LineSerials serials={line.serials} />
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <Money egp={line.unit_price} />
            <Sums amounts={line.amounts} />
          </TableRow>
        ))}
      </TableBody>
      <TableBody>
        {discount > 0 && (
          <TableRow>
            <TableCell colSpan={6}>{t.discount({ amount: formatAmount(discount, language) })}</TableCell>
          </TableRow>
        )}
        <SumRow name={t.delivery} amounts={delivery} />
        <SumRow name={isOwed(invoice) ? t.toPay : t.total} amounts={total} isStrong />
      </TableBody>
    </Table>
  )
}

/** In print, names take the remaining width, and neither a line nor the totals break across pages. */
const sheet = {
  '& tbody + tbody > tr:first-of-type > td': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '@media print': {
    '& tr, & tbody:last-of-type': { breakInside: 'avoid' },
    '& th:first-of-type': { inlineSize: '45%' },
    '& th, & td': { fontSize: '10pt', lineHeight: 1.4, padding: '1.2mm 1.5mm' },
    '& td *': { fontSize: 'inherit' },
  },
}

/** Whether the order is still to be paid, in cash or by card. */
function isOwed({ status, payment_status }: Invoice): boolean {
  const isOver = status === 'cancelled' || status === 'returning' || status === 'returned'
  return !isOver && (payment_status === 'unpaid' || payment_status === 'pending' || payment_status === 'failed')
}

function SumRow({ name, amounts, isStrong = false }: { name: string; amounts: Amounts; isStrong?: boolean }) {
  return (
    <TableRow sx={isStrong ? { '& td': { fontWeight: 700 } } : {}}>
      <TableCell colSpan={3}>{name}</TableCell>
      <Sums amounts={amounts} />
    </TableRow>
  )
}

function Sums({ amounts: { net, vat, gross } }: { amounts: Amounts }) {
  return (
    <>
      <Money egp={net} />
      <Money egp={vat} />
      <Money egp={gross} />
    </>
  )
}

function Money({ egp }: { egp: number }) {
  const language = useLanguage()
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      {formatAmount(egp, language)}
    </TableCell>
  )
}
