import LocalShipping from '@mui/icons-material/LocalShipping'
import { Button, Link as MuiLink, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { isolate } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { parcelMessages } from './parcel.messages.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { useParcelForm } from './use-parcel-choice.ts'

/** Who brings an order, with the number and the page of its parcel. */
export function OrderParcel({ order }: { order: StaffOrder }) {
  const t = useMessages(parcelMessages)
  const language = useLanguage()
  const canFulfil = useCan('orders.fulfil')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const { id, parcel, status } = order
  const withdraw = () => run(() => staffApi.parcels.withdrawParcel({ params: { id } }), t.withdrawn)
  const isOpen = status === 'processing' || status === 'in_transit'
  const canWithdraw =
    (parcel?.booking === 'booked' && status === 'processing') || (parcel?.booking === 'requested' && isOpen)
  if (!parcel && !isOpen) return null
  return (
    <Panel
      title={t.title}
      action={
        canFulfil &&
        isOpen && (
          <Button size="small" startIcon={<LocalShipping />} onClick={() => setAsking(true)}>
            {parcel ? t.correct : t.choose}
          </Button>
        )
      }
    >
      {parcel ? (
        <>
          <Typography sx={{ fontWeight: 600 }}>{parcel.carrier[language]}</Typography>
          <Typography>
            {parcel.tracking_number === null ? t.noNumber : <bdi dir="ltr">{parcel.tracking_number}</bdi>}
          </Typography>
          {parcel.booking && (
            <Typography variant="body2">
              {parcel.booking === 'failed'
                ? t.booking_failed({ reason: isolate(parcel.booking_failure ?? '') })
                : t[`booking_${parcel.booking}`]}
            </Typography>
          )}
          {parcel.tracking_url && (
            <MuiLink href={parcel.tracking_url} target="_blank" rel="noopener noreferrer">
              {t.page}
            </MuiLink>
          )}
        </>
      ) : (
        <Typography color="text.secondary">{t.none}</Typography>
      )}
      {canWithdraw && canFulfil && (
        <Button size="small" disabled={isBusy} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
      {isAsking && <ParcelDialog order={order} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function ParcelDialog({ order: { id, number, parcel }, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(parcelMessages)
  const action = useAction()
  const form = useParcelForm(parcel)
  const { choice: body } = form

  return (
    <ActionDialog
      title={t.question({ number })}
      {...(form.hasNone && { hint: t.noCarriers })}
      submit={t.save}
      cancel={t.close}
      isPossible={body !== undefined}
      action={action}
      request={async () => body && (await staffApi.parcels.saveParcel({ params: { id }, body }))}
      done={t.saved}
      onClose={onClose}
    >
      <ParcelFields form={form} isNeeded numberError={action.fieldErrors.tracking_number} />
    </ActionDialog>
  )
}
