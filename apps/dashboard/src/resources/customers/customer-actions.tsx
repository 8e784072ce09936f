import { Button, Stack } from '@mui/material'
import type { PhoneNumber } from '@shop/contract'
import type { CustomerDetails } from '@shop/contract/staff'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { PhoneBlock } from '../shared/phone-block.tsx'
import { customersMessages } from './customers.messages.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { saveData } from './phone-actions.tsx'

type Properties = { customer: CustomerDetails; name: string }

/** The actions on a customer: block, export the data, erase. */
export function CustomerActions({ customer, name }: Properties) {
  const t = useMessages(customersMessages)
  const canErase = useCan('customers.erase')
  const [isErasing, setErasing] = useState(false)
  const { isBusy, run } = useAction()
  const { id, is_blocked } = customer
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', marginInlineStart: 'auto' }}>
      <PhoneBlock phone={id} isBlocked={is_blocked} />
      {canErase && (
        <>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void run(() => saveData(id as PhoneNumber), t.exported)}
          >
            {t.exportData}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {t.erase}
          </Button>
        </>
      )}
      {isErasing && <EraseDialog phone={id as PhoneNumber} name={name} onClose={() => setErasing(false)} />}
    </Stack>
  )
}
