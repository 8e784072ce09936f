import type { StockLevel } from '@shop/contract/staff'
import { useState } from 'react'
import { Button, useRefresh } from 'react-admin'
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
      <Button label={t.move} aria-label={t.moveOf({ product: level.product.sku })} onClick={() => setOpen(true)} />
      {isOpen && (
        <MoveStockDialog variantId={level.id} stock={level.stock} onClose={() => setOpen(false)} onMoved={refresh} />
      )}
    </>
  )
}
