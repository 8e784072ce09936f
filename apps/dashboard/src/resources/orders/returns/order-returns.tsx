import { Button, Link as MuiLink, Stack, Typography } from '@mui/material'
import { returnReasonTitles, type StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { requestKeys } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReturnStatusChip } from '../../shared/return-status.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'
import { RegisterReturnDialog } from './register-return-dialog.tsx'

/** The returns of a delivered order, with the button to register one for a caller. */
export function OrderReturns({ order }: { order: StaffOrder }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const canWrite = useCan('orders.write')
  const [isAsking, setAsking] = useState(false)
  const [keys] = useState(requestKeys)
  const isDelivered = order.status === 'delivered'
  const { data } = useQuery({
    queryKey: ['order-returns', order.id, order.updated_at],
    queryFn: ({ signal }) =>
      staffApi.returns.listReturns({ query: { order_id: order.id, page_size: '50' } }, { signal }),
    enabled: isDelivered || order.status === 'returned',
  })
  const returns = data?.results ?? []
  if (!isDelivered && returns.length === 0) return null
  const register = canWrite && isDelivered && (
    <Button variant="outlined" onClick={() => setAsking(true)}>
      {t.register}
    </Button>
  )
  return (
    <Panel title={t.title} action={register}>
      <Stack spacing={1.5}>
        {returns.length === 0 && <Typography color="text.secondary">{t.none}</Typography>}
        {returns.map(({ id, number, status, reason, created_at }) => (
          <div key={id}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <MuiLink component={Link} to={`/dashboard/returns/${id}/show`}>
                <bdi>{number}</bdi>
              </MuiLink>
              <ReturnStatusChip status={status} />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {`${formatDateTime(created_at, language)} · ${returnReasonTitles[reason][language]}`}
            </Typography>
          </div>
        ))}
      </Stack>
      {isAsking && <RegisterReturnDialog order={order} keys={keys} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
