import { type Theme, useMediaQuery } from '@mui/material'
import { type PaymentProblem, paymentProblemReasons, problemStates } from '@shop/contract/staff'
import { Datagrid, FunctionField, List } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { NoResults, Nothing } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'
import { ProblemCards } from './problem-cards.tsx'
import { ProblemMoney, ProblemOrder, ProblemReason, ProblemTransaction } from './problem-facts.tsx'
import { ProblemOutcome } from './problem-outcome.tsx'

/** Money that staff must look at: what is open first, then the newest. */
export function PaymentProblemList() {
  const t = useMessages(paymentProblemsMessages)
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const filters = [
    choiceFilter({ source: 'state', ids: problemStates, nameOf: (id) => t[`state_${id}`], isAlwaysOn: true }),
    choiceFilter({ source: 'reason', ids: paymentProblemReasons, nameOf: (id) => t[`reason_${id}`], isAlwaysOn: true }),
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
