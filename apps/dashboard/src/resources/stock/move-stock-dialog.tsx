import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { formatNumber } from '@shop/i18n'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { handReasons } from './hand-reasons.ts'
import { stockMessages } from './stock.messages.ts'

type Properties = { variantId: number; stock: number; onClose: () => void; onMoved: (stock: number) => void }

/** Writes a delivery, a return or a count into the ledger. */
export function MoveStockDialog({ variantId, stock, onClose, onMoved }: Properties) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const notify = useNotify()
  const [reason, setReason] = useState<(typeof handReasons)[number]>('delivery')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isCount = reason === 'correction'
  const isRight = /^\d{1,7}$/.test(count) && (isCount || Number(count) > 0)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The dialog may stand inside another form, which must not be sent with it.
    event.stopPropagation()
    if (!isRight || isBusy) return
    setBusy(true)
    try {
      const body = { variant: variantId, reason, count: Number(count), note }
      const level = await staffApi.stock.moveStock({ body })
      notify(t.done({ count: formatNumber(level.stock, language) }), { type: 'success' })
      onMoved(level.stock)
      onClose()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="move-stock-title" maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="move-stock-title">{t.dialog}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{t.now({ count: formatNumber(stock, language) })}</Typography>
          <TextField
            select
            fullWidth
            label={t.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value as typeof reason)}
          >
            {handReasons.map((one) => (
              <MenuItem key={one} value={one}>
                {t[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            autoFocus
            fullWidth
            type="number"
            label={isCount ? t.counted : t.cameIn}
            helperText={isCount ? t.countedHint : ' '}
            value={count}
            onChange={({ target }) => setCount(target.value)}
            slotProps={{ htmlInput: { min: isCount ? 0 : 1, step: 1, dir: 'ltr' } }}
          />
          <TextField fullWidth label={t.note} value={note} onChange={({ target }) => setNote(target.value)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isRight || isBusy}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
