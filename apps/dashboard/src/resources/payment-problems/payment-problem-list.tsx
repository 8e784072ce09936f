import { Box, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type PaymentProblem, paymentProblemReasons, problemStates } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { FunctionField, List, useListContext } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyMessage, NoResults } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'
import { ProblemMoney, ProblemOrder, ProblemReason, ProblemTransaction } from './problem-facts.tsx'
import { ProblemOutcome } from './problem-outcome.tsx'

/** Payments that staff must check: open ones first, then the newest. */
export function PaymentProblemList() {
  const t = useMessages(paymentProblemsMessages)
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const filters = [
    choiceFilter({ source: 'state', ids: problemStates, nameOf: (id) => t[`state_${id}`], isAlwaysOn: true }),
    choiceFilter({ source: 'reason', ids: paymentProblemReasons, nameOf: (id) => t[`reason_${id}`], isAlwaysOn: true }),
  ]
  return (
    <List filters={filters} empty={<EmptyMessage text={t.none} />}>
      {isSmall ? <ProblemCards /> : <ProblemTable />}
    </List>
  )
}

function ProblemTable() {
  return (
    <RecordTable title="order">
      <MomentField source="created_at" />
      <FunctionField<PaymentProblem> source="order" render={(problem) => <ProblemOrder problem={problem} />} />
      <FunctionField<PaymentProblem> source="reason" render={(problem) => <ProblemReason problem={problem} />} />
      <FunctionField<PaymentProblem> source="amount" render={(problem) => <ProblemMoney problem={problem} />} />
      <FunctionField<PaymentProblem>
        source="transaction_id"
        render={(problem) => <ProblemTransaction problem={problem} />}
      />
      <FunctionField<PaymentProblem> source="state" render={(problem) => <ProblemOutcome problem={problem} />} />
    </RecordTable>
  )
}

/** The problems on a phone, one card each. */
function ProblemCards() {
  const language = useLanguage()
  const { data = [], isPending } = useListContext<PaymentProblem>()
  if (data.length === 0) return isPending ? null : <NoResults />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((problem) => (
        <Box key={problem.id} component="li" sx={{ p: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 1 }}>
            <div>
              <ProblemOrder problem={problem} />
              <Typography variant="body2" color="text.secondary">
                {formatDateTime(problem.created_at, language)}
              </Typography>
            </div>
            <ProblemMoney problem={problem} />
          </Stack>
          <ProblemReason problem={problem} />
          <Box sx={{ mt: 1 }}>
            <ProblemOutcome problem={problem} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
