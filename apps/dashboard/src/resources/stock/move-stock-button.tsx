import { Button } from '@mui/material'
import type { StockLevel } from '@shop/contract/staff'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MoveStockDialog } from './move-stock-dialog.tsx'
import { stockMessages } from './stock.messages.ts'

/** Opens the change of a variant's stock. */
export function MoveStockButton({ level }: { level: StockLevel }) {
  const t = useMessages(stockMessages)
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={t.moveOf({ product: level.product.sku })} onClick={() => setOpen(true)}>
        {t.move}
      </Button>
      {isOpen && (
        <MoveStockDialog variantId={level.id} stock={level.stock} onClose={() => setOpen(false)} onMoved={refresh} />
      )}
    </>
  )
}
