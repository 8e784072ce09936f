import { Grid, Stack } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { Show, useRecordContext } from 'react-admin'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { wholeRecord } from '../../../data/data-provider.ts'
import { RecordSections } from '../../../ui/record-sections.tsx'
import { StaffNotes } from '../../shared/staff-notes.tsx'
import { OrderParcel } from '../parcel/order-parcel.tsx'
import { OrderPayments } from '../payments/order-payments.tsx'
import { OrderRecipient } from '../recipient/order-recipient.tsx'
import { OrderReturns } from '../returns/order-returns.tsx'
import { UndoBar } from '../steps/undo-bar.tsx'
import { OrderCalls } from './order-calls.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** The interval to look for changes, in milliseconds: the carrier answers a booking within seconds. */
const refetchIntervalOf = (order: StaffOrder | undefined) => (order?.parcel?.booking === 'requested' ? 2_000 : 60_000)

export function OrderShow() {
  const refetchInterval = ({ state }: { state: { data: StaffOrder | undefined } }) => refetchIntervalOf(state.data)
  return (
    <Show<StaffOrder> actions={false} component="div" queryOptions={{ meta: wholeRecord, refetchInterval }}>
      <OrderSections />
    </Show>
  )
}

function OrderSections() {
  const order = useRecordContext<StaffOrder>()
  if (!order) return null
  return (
    <RecordSections>
      <OrderHead order={order} />
      {order.undo && <UndoBar orderId={order.id} undo={order.undo} />}
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 8 }}>
          <Stack spacing={2}>
            <OrderLines order={order} />
            <OrderReturns order={order} />
            {order.payments.length > 0 && <OrderPayments order={order} />}
            <OrderNotes order={order} />
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, lg: 4 }}>
          <Stack spacing={2}>
            <OrderRecipient order={order} />
            <OrderParcel order={order} />
            <OrderCalls order={order} />
            <OrderTimeline order={order} />
          </Stack>
        </Grid>
      </Grid>
    </RecordSections>
  )
}

/** Notes about an order that only staff see. */
function OrderNotes({ order: { id, staff_notes } }: { order: StaffOrder }) {
  const canWrite = useCan('orders.write')
  const add = (text: string) => staffApi.orders.addOrderNote({ params: { id }, body: { text } })
  return <StaffNotes notes={staff_notes} add={canWrite ? add : null} />
}
