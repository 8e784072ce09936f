import History from '@mui/icons-material/History'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  Typography,
} from '@mui/material'
import type { StaffStockMovement, StockLevel } from '@shop/contract/staff'
import { formatDateTime, formatNumber } from '@shop/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { DialogFailure } from '../../ui/failures.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { PlainTable } from '../shared/plain-table.tsx'
import { stockMessages } from '../shared/stock.messages.ts'

/** Opens the stock movements of a variant. */
export function LedgerButton({ level }: { level: StockLevel }) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { product, color } = level
  const named = [product.sku, color?.name[language]].filter(Boolean).join(' ')
  return (
    <>
      <IconButton size="small" aria-label={t.ledgerOf({ product: named })} onClick={() => setOpen(true)}>
        <History fontSize="small" />
      </IconButton>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="md" fullWidth aria-labelledby="ledger-title">
          <DialogTitle id="ledger-title">
            <span>{`${t.ledger}: `}</span>
            <bdi>{product.name[language]}</bdi> {color && <bdi>{`(${color.name[language]})`}</bdi>}
          </DialogTitle>
          <DialogContent tabIndex={0}>
            <Ledger variantId={level.id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

const pageSize = 25
const maxShown = 200

/** The stock movements of a variant, the newest first. */
function Ledger({ variantId }: { variantId: number }) {
  const t = useMessages(stockMessages)
  const { failed } = useMessages(uiMessages)
  const [size, setSize] = useState(pageSize)
  const { data, isError } = useQuery({
    queryKey: ['ledger', variantId, size],
    queryFn: ({ signal }) =>
      staffApi.stock.listStockMovements(
        { params: { id: String(variantId) }, query: { page_size: String(size) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // A reopened dialog must not show old data.
    gcTime: 0,
  })
  if (isError) return <DialogFailure failure={failed} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.count === 0) return <Typography color="text.secondary">{t.noMovements}</Typography>
  return (
    <>
      <Movements movements={data.results} />
      {data.count > size && size < maxShown && <Button onClick={() => setSize(maxShown)}>{t.more}</Button>}
    </>
  )
}

function Movements({ movements }: { movements: readonly StaffStockMovement[] }) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const signed = (units: number) => `${units > 0 ? '+' : '−'}${formatNumber(Math.abs(units), language)}`
  const rows = movements.map(({ id, at, reason, units, balance, note, actor }) => ({
    key: id,
    cells: [
      <span key="when" style={{ whiteSpace: 'nowrap' }}>
        {formatDateTime(at, language)}
      </span>,
      t[reason],
      <bdi key="units" dir="ltr">
        {signed(units)}
      </bdi>,
      formatNumber(balance, language),
      <bdi key="remark" style={{ overflowWrap: 'anywhere' }}>
        {note}
      </bdi>,
      <bdi key="who">{actor?.name ?? ''}</bdi>,
    ],
  }))
  const heads = [t.when, t.reason, t.units, t.balance, t.remark, t.who]
  return <PlainTable heads={heads} rows={rows} startColumns={heads.length} label={t.ledger} />
}
