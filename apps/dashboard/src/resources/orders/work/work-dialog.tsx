import { Alert, Stack, Typography } from '@mui/material'
import type { Language } from '@shop/contract'
import type { StaffOrderRow } from '@shop/contract/staff'
import { formatExactMoney, listValues } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import type { useRequest } from '../../../ui/use-action.ts'
import { parcelMessages } from '../parcel/parcel.messages.ts'
import { CarrierField, TrackingField } from '../parcel/parcel-fields.tsx'
import { useParcelForm } from '../parcel/use-parcel-choice.ts'
import { orderWorkMessages } from './order-work.messages.ts'
import { ordersFor, sumCash } from './selected-orders.ts'
import type { Work } from './use-order-work.ts'

type Properties = {
  action: 'ship' | 'deliver'
  selected: readonly StaffOrderRow[]
  request: Pick<ReturnType<typeof useRequest>, 'isBusy' | 'failure' | 'fieldErrors' | 'show'>
  onClose: () => void
  onSend: (work: Work) => Promise<void>
}

/** Asks before many orders are handed over or delivered. Orders that wait for a call stay, unless somebody with the right says why. */
export function WorkDialog({ action, selected, request, onClose, onSend }: Properties) {
  const t = useMessages(orderWorkMessages)
  const words = useMessages(parcelMessages)
  const language = useLanguage()
  const canOverride = useCan('orders.write')
  const [reason, setReason] = useState('')
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const parcel = useParcelForm(null)
  const orders = ordersFor(action, selected)
  const isShipping = action === 'ship'
  const held = isShipping ? orders.filter(({ needs_call }) => needs_call) : []
  const changing = held.filter(({ change_request }) => change_request)
  const unconfirmed = held.filter(({ change_request }) => !change_request)
  const unpacked = isShipping ? orders.filter(({ packed_at }) => packed_at === null) : []
  const blocked = isShipping ? orders.filter(({ is_phone_blocked }) => is_phone_blocked) : []
  const takesAll = reason.trim() !== ''
  const going = takesAll ? orders : orders.filter((order) => !held.includes(order))
  const money = formatExactMoney(sumCash(going), language)
  // The sent numbers are those that were typed, in the order of the fields.
  const sent = parcel.carrierId === null ? [] : toParcels(parcel.carrierId, going, numbers).tracking_numbers
  const errorOf = (id: string) => {
    const index = sent.findIndex(({ order }) => order === id)
    return request.fieldErrors[`tracking_numbers.${index}.tracking_number`]
  }
  return (
    <FormDialog
      title={(isShipping ? t.shipQuestion : t.deliverQuestion)({ count: going.length })}
      submit={t[action]}
      isPossible={going.length > 0}
      action={request}
      onClose={onClose}
      onSubmit={() =>
        onSend({
          action,
          orders: going,
          reason,
          ...(isShipping && parcel.choice && { parcels: toParcels(parcel.choice.carrier_id, going, numbers) }),
        })
      }
    >
      <Stack spacing={2}>
        {blocked.length > 0 && <Alert severity="warning">{t.blocked({ numbers: nameAll(blocked, language) })}</Alert>}
        {held.length > 0 && (
          <Alert severity="warning">
            {unconfirmed.length > 0 && <div>{t.unconfirmed({ numbers: nameAll(unconfirmed, language) })}</div>}
            {changing.length > 0 && <div>{t.changeWanted({ numbers: nameAll(changing, language) })}</div>}
            {!takesAll && <div>{t.leaveOut}</div>}
          </Alert>
        )}
        {unpacked.length > 0 && <Alert severity="info">{t.unpacked({ numbers: nameAll(unpacked, language) })}</Alert>}
        <Typography>{isShipping ? t.collects({ money }) : t.cashStays({ money })}</Typography>
        {isShipping && parcel.carriers.length > 0 && <CarrierField form={parcel} />}
        {isShipping &&
          parcel.carrierId !== null &&
          going.map(({ id, number, parcel: own }) => (
            <TrackingField
              key={id}
              label={words.numberOf({ number })}
              error={errorOf(id)}
              number={numbers[id] ?? own?.tracking_number ?? ''}
              onChange={(typed) => setNumbers({ ...numbers, [id]: typed })}
            />
          ))}
        <Typography>{t.messages}</Typography>
        {held.length > 0 && canOverride && <NoteField label={t.reason} value={reason} onChange={setReason} />}
      </Stack>
    </FormDialog>
  )
}

/** One carrier for all, with the numbers that were typed. */
function toParcels(carrierId: number, orders: readonly StaffOrderRow[], typed: Readonly<Record<string, string>>) {
  const numbers = orders.flatMap(({ id }) => {
    const number = typed[id]?.trim() ?? ''
    return number === '' ? [] : [{ order: id, tracking_number: number }]
  })
  return { carrier_id: carrierId, tracking_numbers: numbers }
}

/** The numbers of some orders, the first ten of many. */
function nameAll(orders: readonly StaffOrderRow[], language: Language): string {
  const shown = orders.slice(0, 10).map(({ number }) => number)
  return `${listValues(shown, language)}${orders.length > shown.length ? ' …' : ''}`
}
