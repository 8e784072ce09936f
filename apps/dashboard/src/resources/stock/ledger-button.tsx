import History from '@mui/icons-material/History'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material'
import type { StockLevel } from '@shop/contract/staff'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { stockMessages } from '../shared/stock.messages.ts'
import { Ledger } from './ledger.tsx'

/** Opens the movements of a variant. */
export function LedgerButton({ level }: { level: StockLevel }) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { product, color } = level
  return (
    <>
      <IconButton size="small" aria-label={t.ledgerOf({ product: product.sku })} onClick={() => setOpen(true)}>
        <History fontSize="small" />
      </IconButton>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="md" fullWidth aria-labelledby="ledger-title">
          <DialogTitle id="ledger-title">
            {t.ledger}: <bdi>{product.name[language]}</bdi> {color && <bdi>({color.name[language]})</bdi>}
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
