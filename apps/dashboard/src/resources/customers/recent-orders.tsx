import { Link as MuiLink, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OrderStatusChip, PaymentChip } from '../shared/order-states.tsx'
import { customersMessages } from './customers.messages.ts'

/** The newest orders of a customer, with a link to all of them. */
export function RecentOrders({ customer: { id, recent_orders } }: { customer: CustomerDetails }) {
  const t = useMessages(customersMessages)
  const language = useLanguage()
  const filter = encodeURIComponent(JSON.stringify({ customer: id }))
  const all = (
    <MuiLink component={Link} to={`/dashboard/orders?filter=${filter}`}>
      {t.allOrders}
    </MuiLink>
  )
  return (
    <Panel title={t.recent} action={recent_orders.length > 0 && all}>
      {recent_orders.length === 0 && <Typography color="text.secondary">{t.noOrders}</Typography>}
      <Table size="small">
        <TableBody>
          {recent_orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell>
                <MuiLink component={Link} to={`/dashboard/orders/${order.id}/show`}>
                  <bdi>{order.number}</bdi>
                </MuiLink>
              </TableCell>
              <TableCell>{formatDateTime(order.created_at, language)}</TableCell>
              <TableCell>{formatExactMoney(order.total, language)}</TableCell>
              <TableCell>
                <PaymentChip method={order.payment_method} status={order.payment_status} />
              </TableCell>
              <TableCell>
                <OrderStatusChip status={order.status} order={order} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
