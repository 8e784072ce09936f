import { Box, Stack, Typography } from '@mui/material'
import type { PaymentProblem } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useListContext } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'
import { NoResults } from '../../ui/lists/empty-list.tsx'
import { ProblemMoney, ProblemOrder, ProblemReason } from './problem-facts.tsx'
import { ProblemOutcome } from './problem-outcome.tsx'

/** The problems on a phone: what matters of each, one under the other. */
export function ProblemCards() {
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
