import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { parsePhoneNumber } from '@shop/contract'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'

/** Erases somebody who ordered without an account, by their phone. */
export function ErasePhone() {
  const t = useMessages(customersMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t.erasePhone}
      </Button>
      {isOpen && <ErasePhoneDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ErasePhoneDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(customersMessages)
  const [typed, setTyped] = useState('')
  const { isBusy, run } = useAction({ failed: t.failed, refusals: { not_found: t.unknownPhone } })
  const phone = parsePhoneNumber(typed)

  async function erase(): Promise<void> {
    if (phone === null) return
    if (await run(() => staffApi.customers.erasePhone({ body: { phone } }), t.erased)) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="erase-phone-title">
      <DialogTitle id="erase-phone-title">{t.erasePhone}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t.erasePhoneHint}</DialogContentText>
        <TextField
          label={t.phone}
          type="tel"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.keep}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={phone === null}
          loading={isBusy}
          onClick={() => void erase()}
        >
          {t.eraseNow}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
