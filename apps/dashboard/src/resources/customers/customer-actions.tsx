import { Button, Stack } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { downloadFile } from '../../data/download-file.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'
import { EraseDialog } from './erase-dialog.tsx'

type Properties = { customer: CustomerDetails; name: string }
type Change = { is_active?: boolean; is_phone_verified?: boolean }

/** The actions on an account: block, verify, export its data, erase. */
export function CustomerActions({ customer, name }: Properties) {
  const t = useMessages(customersMessages)
  const canWrite = useCan('customers.write')
  const canErase = useCan('customers.erase')
  const [isErasing, setErasing] = useState(false)
  const { isBusy, run } = useAction({ refusals: { version_conflict: t.meanwhile } })
  const { id, version, is_active, is_phone_verified } = customer

  const change = (fields: Change, done: string) =>
    void run(
      () => staffApi.customers.updateCustomer({ params: { id: String(id) }, body: { version, ...fields } }),
      done,
    )
  const save = () => downloadFile(`/api/admin/customers/${id}/export/`, `customer-${id}.json`)

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginInlineStart: 'auto' }}>
      {canWrite && !is_phone_verified && (
        <Button variant="outlined" disabled={isBusy} onClick={() => change({ is_phone_verified: true }, t.verifiedNow)}>
          {t.verify}
        </Button>
      )}
      {canWrite && (
        <Button
          variant="outlined"
          color={is_active ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={() => change({ is_active: !is_active }, is_active ? t.blockedNow : t.unblockedNow)}
        >
          {is_active ? t.block : t.unblock}
        </Button>
      )}
      {canErase && (
        <>
          <Button variant="outlined" disabled={isBusy} onClick={() => void run(save, t.exportData)}>
            {t.exportData}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {t.erase}
          </Button>
        </>
      )}
      {isErasing && <EraseDialog customer={customer} name={name} onClose={() => setErasing(false)} />}
    </Stack>
  )
}
