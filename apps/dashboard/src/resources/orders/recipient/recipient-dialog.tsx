import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, Stack } from '@mui/material'
import { formatPhoneNumber, governorateCodes, governorates, type PhoneNumber } from '@shop/contract'
import { canCorrectGovernorate, type RecipientField, type StaffOrder } from '@shop/contract/staff'
import { useState } from 'react'
import { Form, required, SaveButton, SelectInput, TextInput, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { DialogHeading } from '../../../ui/dialogs/dialog-heading.tsx'
import { closeByEscape } from '../../../ui/dialogs/form-dialog.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { DialogFailure } from '../../../ui/failures.tsx'
import { useSave } from '../../../ui/forms/use-save.ts'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { ConflictDialog } from '../../../ui/versions/conflict-dialog.tsx'
import { versionsMessages } from '../../../ui/versions/versions.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { PlaceInput } from './place-input.tsx'

type RecipientForm = Record<RecipientField, string> & { version: number }
type Properties = { order: StaffOrder; onClose: () => void }

/** Corrects the recipient of an order. After a conflicting correction by somebody else it shows both versions. */
export function RecipientDialog({ order, onClose }: Properties) {
  const t = useMessages(orderPageMessages)
  const { notNow } = useMessages(uiMessages)
  const versions = useMessages(versionsMessages)
  const [shown] = useState(() => toForm(order))
  const [hasTaken, setTaken] = useState(false)
  const { submit, failure, conflict } = useCorrection(order.id, onClose)
  return (
    <Dialog open onClose={closeByEscape(onClose)} fullWidth maxWidth="sm" aria-labelledby="recipient-title">
      <Form record={shown} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogHeading id="recipient-title" title={t.correctTitle({ number: order.number })} />
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t.correctHint}</DialogContentText>
          <RecipientInputs isPlaceFixed={!canCorrectGovernorate(order)} />
          {hasTaken && !failure && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {versions.nowSave}
            </Alert>
          )}
          <DialogFailure failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{notNow}</Button>
          <SaveButton />
        </DialogActions>
        {conflict.theirs && (
          <ConflictDialog theirs={conflict.theirs} onClose={conflict.close} onTaken={() => setTaken(true)} />
        )}
      </Form>
    </Dialog>
  )
}

function useCorrection(id: string, onDone: () => void) {
  const t = useMessages(orderPageMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  return useSave({
    load: async () => toForm(await staffApi.orders.getOrder({ params: { id } })),
    save: ({ version, first_name, last_name, phone, address, apartment, city, region }: RecipientForm) => {
      const recipient = { first_name, last_name, phone, address, apartment: apartment ?? '', city, region }
      return staffApi.orders.correctRecipient({ params: { id }, body: { version, ...recipient } })
    },
    onSaved: () => {
      notify(t.corrected, { type: 'success' })
      refresh()
      onDone()
    },
  })
}

function toForm({ customer, address, city, region_code: region, version }: StaffOrder): RecipientForm {
  return {
    first_name: customer?.first_name ?? '',
    last_name: customer?.last_name ?? '',
    phone: customer ? formatPhoneNumber(customer.phone as PhoneNumber) : '',
    address: address?.address ?? '',
    apartment: address?.apartment ?? '',
    city,
    region,
    version,
  }
}

type InputProperties = {
  /** The area has a field of its own; the address of an order that is placed contains it. */
  hasArea?: boolean
  /** The governorate can no longer change. */
  isPlaceFixed?: boolean
  /** Shown below the phone. */
  children?: Elements
}

/** The fields of who receives an order, and where. */
export function RecipientInputs({ hasArea = false, isPlaceFixed = false, children }: InputProperties) {
  const language = useLanguage()
  const choices = governorateCodes.map((id) => ({ id, name: governorates[id][language] }))
  const pair = { direction: { xs: 'column', sm: 'row' }, sx: { gap: { sm: 2 } } } as const
  return (
    <>
      <TextInput source="phone" type="tel" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      {children}
      <Stack {...pair}>
        <TextInput source="first_name" validate={required()} />
        <TextInput source="last_name" validate={required()} />
      </Stack>
      <Stack {...pair}>
        <SelectInput
          source="region"
          choices={choices}
          translateChoice={false}
          validate={required()}
          readOnly={isPlaceFixed}
        />
        <PlaceInput source="city" />
      </Stack>
      {hasArea && <PlaceInput source="area" />}
      <TextInput source="address" validate={required()} />
      <TextInput source="apartment" />
    </>
  )
}
