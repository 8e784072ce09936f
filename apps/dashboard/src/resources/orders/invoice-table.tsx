import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import { LineName } from './line-name.tsx'

type Amounts = Invoice['total']

/** The lines of an invoice with the VAT that each contains; the parts sum up to the whole. */
export function InvoiceTable({ invoice: { lines, delivery, total } }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages)
  const heads = [t.quantity, t.unitPrice, t.net, t.vat, t.gross]
  return (
    <Table size="small">
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
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <Money egp={line.unit_price} />
            <Sums amounts={line.amounts} />
          </TableRow>
        ))}
        <SumRow name={t.delivery} amounts={delivery} />
        <SumRow name={t.total} amounts={total} isStrong />
      </TableBody>
    </Table>
  )
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
      {formatExactMoney(egp, language)}
    </TableCell>
  )
}
