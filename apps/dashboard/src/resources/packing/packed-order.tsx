import Print from '@mui/icons-material/Print'
import { Alert, Button, Link as MuiLink, Paper, Skeleton, Stack, Typography } from '@mui/material'
import type { OrderAction, StaffOrder, WorkResult } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { TypedField } from '../../ui/forms/typed-field.tsx'
import { useRequest } from '../../ui/use-action.ts'
import { PackedLine } from './packed-line.tsx'
import { packingMessages } from './packing.messages.ts'
import { ScanField } from './scan-field.tsx'
import type { Parcel } from './scan-unit.ts'
import { useParcel } from './use-parcel.ts'

type Ends = { onDone: () => Promise<void>; onLeave: () => void }

/** The order that is being packed. When somebody changes the order, its units are checked off again. */
export function PackedOrder({ orderId, ...ends }: Ends & { orderId: string }) {
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['orders', 'packing', orderId],
    queryFn: ({ signal }) => staffApi.orders.getOrder({ params: { id: orderId } }, { signal }),
  })
  if (isError) return <FetchFailure onRetry={() => void refetch()} />
  if (!order) return <Skeleton variant="rounded" height={320} />
  return <UnitCheck key={order.version} order={order} onRefused={refetch} {...ends} />
}

type Properties = Ends & { order: StaffOrder; onRefused: () => Promise<unknown> }

/** The units of an order, which are checked off by scan or by hand. */
function UnitCheck({ order, onDone, onLeave, onRefused }: Properties) {
  const t = useMessages(packingMessages)
  const notify = useNotify()
  const { isBusy, send } = useRequest()
  const canGoWithout = useCan('orders.write')
  const [reason, setReason] = useState('')
  const { parcel, packed, lacks, said, scan, count, clear } = useParcel(order)
  const { id: orderId, version, number, lines, notes } = order
  const goesWithout = lacks === 'serials' && canGoWithout

  async function end(action: OrderAction): Promise<void> {
    let result: WorkResult = { done: 0, refused: [] }
    const problem = await send(async () => {
      result = await staffApi.orderWork.workOnOrders({
        body: {
          action,
          orders: [orderId],
          ...(action === 'pack' && {
            reason,
            serials: nameSerials(orderId, parcel),
            versions: [{ order: orderId, version }],
          }),
        },
      })
      // Somebody may have changed the order: the packer sees what it is now.
      if (result.refused.length > 0) await onRefused()
    })
    if (problem === undefined) return
    const refusal = problem ?? result.refused[0]?.detail
    if (refusal !== undefined) return notify(refusal, { type: 'error' })
    clear()
    if (action === 'pack') {
      notify(t.packedNotice({ number }), { type: 'success' })
      await onDone()
    } else onLeave()
  }

  return (
    <Paper variant="outlined" component="article" aria-label={number} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography component="h2" variant="h5">
          <MuiLink component={Link} to={`/dashboard/orders/${orderId}/show`}>
            <bdi>{number}</bdi>
          </MuiLink>
        </Typography>
        {notes && <Alert severity="info">{notes}</Alert>}
        <ScanField label={lines.some((line) => line.needs_serials) ? t.scanSerials : t.scan} onScan={scan} />
        <div aria-live="assertive">{said && <Alert severity={said.severity}>{said.text}</Alert>}</div>
        {lines.map((line) => (
          <PackedLine
            key={line.variant_id}
            line={line}
            done={packed[line.variant_id] ?? 0}
            serials={parcel.serials[line.variant_id] ?? []}
            onCount={(done) => count(line, done)}
          />
        ))}
        {goesWithout && <TypedField label={t.withoutSerials} value={reason} onChange={setReason} />}
        <Button
          variant="contained"
          size="large"
          disabled={lacks !== null && !(goesWithout && reason.trim() !== '')}
          loading={isBusy}
          onClick={() => void end('pack')}
        >
          {t.packed}
        </Button>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <Button href={`/dashboard/orders/papers/labels?ids=${orderId}`} target="_blank" startIcon={<Print />}>
            {t.label}
          </Button>
          <Button disabled={isBusy} onClick={() => void end('put_back')}>
            {t.putBack}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  )
}

/** Names the order of each serial number, as the call needs it. */
function nameSerials(order: string, { serials }: Parcel) {
  return Object.entries(serials).flatMap(([variant, packed]) =>
    packed.map((serial) => ({ order, variant_id: Number(variant), serial })),
  )
}
