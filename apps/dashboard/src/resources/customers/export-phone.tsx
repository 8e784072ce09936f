import { Button, TextField } from '@mui/material'
import { parsePhoneNumber } from '@shop/contract'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'

/** Hands out what the shop keeps of somebody who ordered without an account, by their phone. */
export function ExportPhone() {
  const t = useMessages(customersMessages)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const refusals = { not_found: t.unknownPhone }
  const { isBusy, failure, run } = useAction({ failed: t.failed, refusals, isInForm: true })
  const phone = parsePhoneNumber(typed)

  async function save(): Promise<void> {
    if (!phone) return
    const data = await staffApi.customers.exportPhone({ body: { phone } })
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'customer.json')
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.exportPhone}
      </Button>
      {isOpen && (
        <FormDialog
          title={t.exportPhone}
          hint={t.exportPhoneHint}
          submit={t.exportData}
          cancel={t.cancel}
          {...{ isBusy, failure }}
          isPossible={phone !== null}
          onSubmit={async () => {
            if (await run(save, t.exported)) setOpen(false)
          }}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={t.phone}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { type: 'tel', dir: 'ltr', autoComplete: 'off' } }}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  )
}
