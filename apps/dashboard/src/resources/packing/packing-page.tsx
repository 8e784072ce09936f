import { Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Title, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useRequest } from '../../ui/use-action.ts'
import { PackedOrder } from './packed-order.tsx'
import { packingMessages } from './packing.messages.ts'

/** One order after the other, for a packer with a phone. */
export function PackingPage() {
  const t = useMessages(packingMessages)
  const notify = useNotify()
  const { isBusy, failure, send } = useRequest()
  const [orderId, setOrderId] = useTakenOrder()
  // Null for a packer who has opened another page: a late answer must not lead back.
  const shown = useRef<HTMLDivElement>(null)
  const { data: counts } = useQuery({
    queryKey: ['orders', 'views'],
    queryFn: ({ signal }) => staffApi.orderWork.countViews({}, { signal }),
    refetchInterval: 20_000,
  })

  async function takeNext(): Promise<void> {
    if (!shown.current) return
    const problem = await send(async () => {
      const { id } = await staffApi.orderWork.takeNextOrder({})
      if (!shown.current) return
      setOrderId(id)
      if (id === null) notify(t.none, { type: 'info' })
    })
    if (problem && shown.current) notify(problem, { type: 'error' })
  }

  return (
    <Stack ref={shown} spacing={2} sx={{ mt: 2, maxInlineSize: 640 }}>
      <Title title={t.title} />
      {orderId === null ? (
        <>
          <Typography>{t.lead}</Typography>
          <Typography color="text.secondary">
            {counts ? <span>{t.waiting({ count: counts.to_pack })}</span> : <Skeleton />}
          </Typography>
          <Button variant="contained" size="large" loading={isBusy} onClick={() => void takeNext()}>
            {t.next}
          </Button>
          {failure && <Typography color="error">{failure}</Typography>}
        </>
      ) : (
        <PackedOrder
          key={orderId}
          orderId={orderId}
          onDone={takeNext}
          onLeave={() => shown.current && setOrderId(null)}
        />
      )}
    </Stack>
  )
}

/** The id of the order that is being packed, in the address: a reload keeps it. */
function useTakenOrder(): [string | null, (id: string | null) => void] {
  const [parameters, setParameters] = useSearchParams()
  const take = (id: string | null) => setParameters(id === null ? {} : { order: id }, { replace: true })
  return [parameters.get('order'), take]
}
