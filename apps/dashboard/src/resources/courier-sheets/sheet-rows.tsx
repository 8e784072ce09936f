import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { CourierSheet, SheetRow } from '@shop/contract/staff'
import { formatAmount, formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { courierSheetsMessages } from './courier-sheets.messages.ts'

/** The rows of a sheet, those with a problem first. */
export function SheetRows({ sheet: { rows, is_applied: isApplied } }: { sheet: CourierSheet }) {
  const t = useMessages(courierSheetsMessages)
  const language = useLanguage()
  const isRight = ({ problem }: SheetRow) => Number(problem === null)
  const sorted = [...rows].sort((one, other) => isRight(one) - isRight(other) || one.line - other.line)
  const money = (egp: number | null) => (egp === null ? '' : formatAmount(egp, language))
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t.one}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.order}</TableCell>
            <TableCell>{isApplied ? t.applied_effect : t.effect}</TableCell>
            <TableCell align="right">{t.amount}</TableCell>
            <TableCell align="right">{t.expected}</TableCell>
            <TableCell align="right">{t.line}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.line}>
              <TableCell sx={{ minInlineSize: 112 }}>
                {row.order_id ? (
                  <MuiLink component={Link} to={`/dashboard/orders/${row.order_id}/show`}>
                    <bdi>{row.reference}</bdi>
                  </MuiLink>
                ) : (
                  <bdi>{row.reference}</bdi>
                )}
              </TableCell>
              <TableCell>
                <Effect row={row} isApplied={isApplied} />
              </TableCell>
              <TableCell align="right">{money(row.amount)}</TableCell>
              <TableCell align="right">{money(row.expected)}</TableCell>
              <TableCell align="right">{formatNumber(row.line, language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Effect({ row: { action, problem, detail }, isApplied }: { row: SheetRow; isApplied: boolean }) {
  const t = useMessages(courierSheetsMessages)
  if (problem) return <StatusChip tone="bad">{detail ?? t[`problem_${problem}`]}</StatusChip>
  return action && <span>{isApplied ? t[`applied_${action}`] : t[`action_${action}`]}</span>
}
