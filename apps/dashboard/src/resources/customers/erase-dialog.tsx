import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { toAsciiDigits } from '@shop/contract'
import type { CustomerDetails } from '@shop/contract/staff'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'

type Properties = { customer: CustomerDetails; name: string; onClose: () => void }

/** Erases a person for good, once the end of their phone has been typed. */
export function EraseDialog({ customer: { id, phone }, name, onClose }: Properties) {
  const t = useMessages(customersMessages)
  const redirect = useRedirect()
  const [typed, setTyped] = useState('')
  const { isBusy, run } = useAction({ failed: t.failed })

  async function erase(): Promise<void> {
    const isErased = await run(() => staffApi.customers.eraseCustomer({ params: { id: String(id) } }), t.erased)
    onClose()
    if (isErased) redirect('list', 'customers')
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="erase-title">
      <DialogTitle id="erase-title">{t.eraseQuestion({ name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t.eraseHint}</DialogContentText>
        <TextField
          label={t.lastDigits}
          value={typed}
          onChange={({ target }) => setTyped(toAsciiDigits(target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 4 } }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.keep}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={typed !== phone.slice(-4)}
          loading={isBusy}
          onClick={() => void erase()}
        >
          {t.eraseNow}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
