import Call from '@mui/icons-material/Call'
import Chat from '@mui/icons-material/Chat'
import { Button, Stack } from '@mui/material'
import type { WaitingCall } from '@shop/contract/staff'
import { isolate } from '@shop/i18n'
import { type MouseEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useCan, useStaffMember } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { useRequest } from '../../ui/use-action.ts'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { TakeOverButton } from '../shared/take-over-button.tsx'

type Properties = { order: WaitingCall; phone: string }

/** Calls the customer, or writes to them. A call is claimed first, so that two colleagues do not call at once. */
export function ContactButtons({ order: { id, number, caller, whatsapp_text }, phone }: Properties) {
  const t = useMessages(confirmationCallsMessages)
  const { buttonOf } = useMessages(uiMessages)
  const record = isolate(number)
  const member = useStaffMember()
  const canWrite = useCan('orders.write')
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, send } = useRequest()
  const [isMine, setMine] = useState(false)
  const isColleagues = caller !== null && caller.id !== member.id

  async function claim(event: MouseEvent): Promise<void> {
    // A call of one's own is opened again by the link itself.
    if (!canWrite || isMine) return
    event.preventDefault()
    const problem = await send(() => staffApi.orderCalls.claimCall({ params: { id } }))
    if (problem === undefined) return
    refresh()
    if (problem !== null) return notify(problem, { type: 'warning' })
    setMine(true)
    window.location.assign(`tel:${phone}`)
  }

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {caller && <StatusChip tone={isColleagues ? 'waiting' : 'calm'}>{t.isCalling({ name: caller.name })}</StatusChip>}
      {isColleagues && canWrite && <TakeOverButton orderId={id} onDone={() => setMine(true)} />}
      {!isColleagues && (
        <Button
          href={`tel:${phone}`}
          aria-label={buttonOf({ button: t.callNow, record })}
          variant="outlined"
          startIcon={<Call />}
          disabled={isBusy}
          onClick={(event) => void claim(event)}
        >
          {t.callNow}
        </Button>
      )}
      {whatsapp_text && (
        <Button
          href={`https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(whatsapp_text)}`}
          aria-label={buttonOf({ button: t.whatsapp, record })}
          target="_blank"
          rel="noreferrer"
          startIcon={<Chat />}
        >
          {t.whatsapp}
        </Button>
      )}
    </Stack>
  )
}
