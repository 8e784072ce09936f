import { Alert, Link as MuiLink, Stack } from '@mui/material'
import type { OrderAction, StaffOrderRow, WorkResult } from '@shop/contract/staff'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMessages } from '../../../i18n/language.tsx'
import { orderWorkMessages } from './order-work.messages.ts'
import type { SelectionAction } from './selected-orders.ts'
import { OrderSelectionBar } from './selection-bar.tsx'
import { UndoWork } from './undo-work.tsx'
import { useOrderWork, type Work } from './use-order-work.ts'
import { type ViewProperties, ViewTabs } from './view-tabs.tsx'
import { WorkDialog } from './work-dialog.tsx'

/** The work on many orders above their list: queues, actions on the selection, what was refused, and undo. */
export function OrderWork(views: ViewProperties) {
  const { data = [], selectedIds } = useListContext<StaffOrderRow>()
  // Only what is on the page is acted upon: nobody changes what they do not see.
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  const [asked, setAsked] = useState<SelectionAction | null>(null)
  const { request, outcome, run, forget } = useOrderWork()

  async function start(action: SelectionAction): Promise<void> {
    if (action === 'ship' || action === 'deliver') setAsked(action)
    else await run({ action, orders: selected })
  }

  async function send(work: Work<OrderAction>): Promise<void> {
    if (await run(work)) setAsked(null)
  }

  return (
    <Stack spacing={1}>
      <ViewTabs {...views} />
      {outcome && <UndoWork key={outcome.key} outcome={outcome} onUndo={run} />}
      {outcome && outcome.refused.length > 0 && <RefusedOrders refused={outcome.refused} onClose={forget} />}
      <OrderSelectionBar selected={selected} isBusy={request.isBusy} onStart={start} />
      {(asked === 'ship' || asked === 'deliver') && (
        <WorkDialog action={asked} selected={selected} request={request} onClose={() => setAsked(null)} onSend={send} />
      )}
    </Stack>
  )
}

type Properties = { refused: WorkResult['refused']; onClose: () => void }

/** The orders that were left out, each with its reason. */
function RefusedOrders({ refused, onClose }: Properties) {
  const t = useMessages(orderWorkMessages)
  return (
    <Alert severity="warning" onClose={onClose} closeText={t.close}>
      <span>{t.refused({ count: refused.length })}</span>
      {refused.map(({ id, number, detail }) => (
        <div key={id}>
          <MuiLink component={Link} to={`/dashboard/orders/${id}/show`}>
            <bdi>{number ?? t.unknown}</bdi>
          </MuiLink>
          <span> · </span>
          <span>{detail}</span>
        </div>
      ))}
    </Alert>
  )
}
