import { Link as MuiLink } from '@mui/material'
import type { PaymentProblem } from '@shop/contract/staff'
import { Datagrid, FunctionField, List, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Nothing } from '../../ui/nothing.tsx'
import { useAttemptName } from '../orders/use-attempt-name.ts'
import { paymentProblemsMessages } from './payment-problems.messages.ts'

/** Payments that staff must look at, the newest first. */
export function PaymentProblemList() {
  const t = useMessages(paymentProblemsMessages)
  const { nameOf } = useAttemptName()
  const nameReason = (reason: string) => {
    const key = `reason_${reason}`
    return key in t ? t[key as keyof typeof t] : reason
  }
  return (
    <List exporter={false} empty={<Nothing text={t.none} />}>
      <Datagrid bulkActionButtons={false} rowClick={false} size="small">
        <MomentField source="created_at" />
        <FunctionField<PaymentProblem>
          source="order"
          sortable={false}
          render={({ order }) => order && <OrderLink order={order} />}
        />
        <FunctionField<PaymentProblem> source="reason" sortable={false} render={({ reason }) => nameReason(reason)} />
        <FunctionField<PaymentProblem> source="status" sortable={false} render={({ status }) => nameOf(status)} />
        <MoneyField source="amount" />
        <MoneyField source="refunded" />
        <TextField source="provider" sortable={false} />
        <TextField source="transaction_id" sortable={false} />
      </Datagrid>
    </List>
  )
}

function OrderLink({ order: { id, number } }: { order: NonNullable<PaymentProblem['order']> }) {
  return (
    <MuiLink component={Link} to={`/dashboard/orders/${id}/show`}>
      <bdi>{number}</bdi>
    </MuiLink>
  )
}
