import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { StaffStockMovement } from '@shop/contract/staff'
import { formatDateTime, formatNumber } from '@shop/i18n'
import { useEffect, useState } from 'react'
import { staffApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { stockMessages } from './stock.messages.ts'

const pageSize = 25

/** The movements of a variant, the newest first. */
export function Ledger({ variantId }: { variantId: number }) {
  const t = useMessages(stockMessages)
  const [size, setSize] = useState(pageSize)
  const [page, setPage] = useState<{ count: number; results: StaffStockMovement[] }>({ count: 0, results: [] })
  useEffect(() => {
    const call = { params: { id: String(variantId) }, query: { page_size: String(size) } }
    staffApi.stock.listStockMovements(call).then(setPage, () => setPage({ count: 0, results: [] }))
  }, [variantId, size])
  return (
    <>
      <Table size="small" aria-label={t.ledger} sx={{ maxInlineSize: 900 }}>
        <TableHead>
          <TableRow>
            {[t.when, t.reason, t.units, t.balance, t.note, t.who].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.results.map((movement) => (
            <Line key={movement.id} movement={movement} />
          ))}
        </TableBody>
      </Table>
      {page.count > size && size < 200 && <Button onClick={() => setSize(200)}>{t.more}</Button>}
    </>
  )
}

function Line({ movement: { at, reason, units, balance, note, actor } }: { movement: StaffStockMovement }) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const sign = units > 0 ? '+' : '−'
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(at, language)}</TableCell>
      <TableCell>{t[reason]}</TableCell>
      <TableCell>
        <bdi dir="ltr">{`${sign}${formatNumber(Math.abs(units), language)}`}</bdi>
      </TableCell>
      <TableCell>{formatNumber(balance, language)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{note}</bdi>
      </TableCell>
      <TableCell>
        <bdi>{actor?.name ?? ''}</bdi>
      </TableCell>
    </TableRow>
  )
}
