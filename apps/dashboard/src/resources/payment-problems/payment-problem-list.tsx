import { type Theme, useMediaQuery } from '@mui/material'
import { type PaymentProblem, paymentProblemReasons, problemStates } from '@shop/contract/staff'
import { Datagrid, FunctionField, List, SelectInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { NoResults, Nothing } from '../../ui/lists/empty-list.tsx'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'
import { ProblemCards } from './problem-cards.tsx'
import { ProblemMoney, ProblemOrder, ProblemReason, ProblemTransaction } from './problem-facts.tsx'
import { ProblemOutcome } from './problem-outcome.tsx'

/** Money that staff must look at: what is open first, then the newest. */
export function PaymentProblemList() {
  const t = useMessages(paymentProblemsMessages)
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const choose = (source: string, ids: readonly string[], nameOf: (id: never) => string) => (
    <SelectInput
      key={source}
      source={source}
      choices={ids.map((id) => ({ id, name: nameOf(id as never) }))}
      translateChoice={false}
      alwaysOn
      sx={{ minInlineSize: 160 }}
    />
  )
  const filters = [
    choose('state', problemStates, (id: (typeof problemStates)[number]) => t[`state_${id}`]),
    choose('reason', paymentProblemReasons, (id: (typeof paymentProblemReasons)[number]) => t[`reason_${id}`]),
  ]
  return (
    <List filters={filters} empty={<Nothing text={t.none} />}>
      {isSmall ? <ProblemCards /> : <ProblemTable />}
    </List>
  )
}

function ProblemTable() {
  return (
    <Datagrid rowClick={false} empty={<NoResults />}>
      <MomentField source="created_at" sortable={false} />
      <FunctionField<PaymentProblem>
        source="order"
        sortable={false}
        render={(problem) => <ProblemOrder problem={problem} />}
      />
      <FunctionField<PaymentProblem>
        source="reason"
        sortable={false}
        render={(problem) => <ProblemReason problem={problem} />}
      />
      <FunctionField<PaymentProblem>
        source="amount"
        sortable={false}
        render={(problem) => <ProblemMoney problem={problem} />}
      />
      <FunctionField<PaymentProblem>
        source="transaction_id"
        sortable={false}
        render={(problem) => <ProblemTransaction problem={problem} />}
      />
      <FunctionField<PaymentProblem>
        source="state"
        sortable={false}
        render={(problem) => <ProblemOutcome problem={problem} />}
      />
    </Datagrid>
  )
}
