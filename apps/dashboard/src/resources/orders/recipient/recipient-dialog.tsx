import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material'
import { ApiError, formatPhoneNumber, governorateCodes, governorates, type PhoneNumber } from '@shop/contract'
import type { RecipientField, StaffOrder } from '@shop/contract/staff'
import { useState } from 'react'
import { Form, required, SaveButton, SelectInput, TextInput, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../../data/api.ts'
import { nest } from '../../../data/to-http-error.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { DialogFailure } from '../../../ui/failures.tsx'
import { ConflictDialog } from '../../../ui/versions/conflict-dialog.tsx'
import type { Values } from '../../../ui/versions/merge.ts'
import { versionsMessages } from '../../../ui/versions/versions.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'

type RecipientForm = Record<RecipientField, string> & { version: number }
type Properties = { order: StaffOrder; onClose: () => void }

/** Corrects who receives an order. What somebody else has corrected meanwhile is shown beside what was typed. */
export function RecipientDialog({ order, onClose }: Properties) {
  const t = useMessages(orderPageMessages)
  const [seen] = useState(() => toForm(order))
  const versions = useMessages(versionsMessages)
  const [theirs, setTheirs] = useState<Values | null>(null)
  const [hasTaken, setTaken] = useState(false)
  const { submit, failure } = useCorrection(order.id, onClose, setTheirs)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="recipient-title">
      <Form record={seen as never} onSubmit={submit as never} noValidate disableInvalidFormNotification>
        <DialogTitle id="recipient-title">{t.correctTitle({ number: order.number })}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t.correctHint}</DialogContentText>
          <RecipientInputs />
          {hasTaken && !failure && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {versions.nowSave}
            </Alert>
          )}
          <DialogFailure failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.close}</Button>
          <SaveButton />
        </DialogActions>
        {theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} onTaken={() => setTaken(true)} />}
      </Form>
    </Dialog>
  )
}

/** Saves a correction; fields show their own errors, the dialog all others. */
function useCorrection(id: string, onDone: () => void, onConflict: (theirs: Values) => void) {
  const t = useMessages(orderPageMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<string | null>(null)

  async function submit({ version, first_name, last_name, phone, address, apartment, city, region }: RecipientForm) {
    const recipient = { first_name, last_name, phone, address, apartment: apartment ?? '', city, region }
    setFailure(null)
    try {
      await staffApi.orders.correctRecipient({ params: { id }, body: { version, ...recipient } })
      notify(t.corrected, { type: 'success' })
      refresh()
      onDone()
    } catch (error) {
      const answer = error instanceof ApiError ? error.answer : {}
      if (answer.errors) return nest(answer.errors)
      if (answer.code === 'version_conflict') await showTheirs()
      else setFailure(answer.message ?? t.failed)
    }
    return undefined
  }

  async function showTheirs(): Promise<void> {
    await staffApi.orders.getOrder({ params: { id } }).then(
      (order) => onConflict(toForm(order)),
      () => setFailure(t.failed),
    )
  }
  return { submit, failure }
}

function toForm({ customer, address, city, region_code: region, version }: StaffOrder): RecipientForm {
  return {
    first_name: customer?.first_name ?? '',
    last_name: customer?.last_name ?? '',
    phone: customer ? formatPhoneNumber(customer.phone as PhoneNumber) : '',
    address: address?.address ?? '',
    apartment: address?.apartment ?? '',
    ...{ city, region, version },
  }
}

/** Who receives an order, and where. */
function RecipientInputs() {
  const language = useLanguage()
  const choices = governorateCodes.map((id) => ({ id, name: governorates[id][language] }))
  const pair = { direction: { xs: 'column', sm: 'row' }, sx: { gap: { sm: 2 } } } as const
  return (
    <>
      <Stack {...pair}>
        <TextInput source="first_name" validate={required()} />
        <TextInput source="last_name" validate={required()} />
      </Stack>
      <TextInput source="phone" type="tel" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <TextInput source="address" validate={required()} />
      <TextInput source="apartment" />
      <Stack {...pair}>
        <TextInput source="city" validate={required()} />
        <SelectInput source="region" choices={choices} translateChoice={false} validate={required()} />
      </Stack>
    </>
  )
}
