import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { refundMethodTitles, type StaffReturn } from '@shop/contract/staff'
import { formatExactMoney, formatNumber, listValues } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LineName } from '../../shared/line-name.tsx'
import { LineSerials } from '../../shared/line-serials.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'
import { serialsMessages } from '../../shared/serials.messages.ts'

/** The products of a return with the units that came back, and what is due for them. */
export function ReturnLines({ record }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const s = useMessages(serialsMessages)
  const language = useLanguage()
  const isInspected = record.due !== null
  const others = record.lines.flatMap(({ other_serials }) => other_serials)
  const count = (units: number | null) => (units === null ? '—' : formatNumber(units, language))
  const money = (egp: number) => formatExactMoney(egp, language)
  return (
    <Panel title={t.lines}>
      {others.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {s.otherCameBack({ serials: listValues(others, language) })}
        </Alert>
      )}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.product}</TableCell>
            <TableCell align="right">{t.asked}</TableCell>
            <TableCell align="right">{t.received}</TableCell>
            <TableCell align="right">{t.damaged}</TableCell>
            <TableCell align="right">{t.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {record.lines.map((line) => (
            <TableRow key={line.variant_id}>
              <TableCell>
                <LineName line={line} />
                <LineSerials
                  serials={line.serials.map((serial) => ({
                    serial,
                    is_returned: line.returned_serials.includes(serial),
                  }))}
                />
              </TableCell>
              <TableCell align="right">{count(line.quantity)}</TableCell>
              <TableCell align="right">{count(line.received)}</TableCell>
              <TableCell align="right">{count(isInspected ? line.damaged : null)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {isInspected ? money(line.goods + line.delivery) : '—'}
              </TableCell>
            </TableRow>
          ))}
          {record.due !== null && <SumRow name={t.due} amount={money(record.due)} />}
          {record.refund_method && (
            <SumRow
              name={`${t.refunded} · ${refundMethodTitles[record.refund_method][language]}`}
              amount={money(record.refunded)}
            />
          )}
        </TableBody>
      </Table>
      {record.refund_reference && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <span>{`${t.reference}: `}</span>
          <bdi>{record.refund_reference}</bdi>
        </Typography>
      )}
    </Panel>
  )
}

function SumRow({ name, amount }: { name: string; amount: string }) {
  return (
    <TableRow>
      <TableCell colSpan={4} align="right" sx={{ fontWeight: 700 }}>
        {name}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {amount}
      </TableCell>
    </TableRow>
  )
}
