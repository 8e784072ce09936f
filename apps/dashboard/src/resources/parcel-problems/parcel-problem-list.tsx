import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material'
import type { ParcelProblem } from '@shop/contract/staff'
import { formatDateTime, isolate } from '@shop/i18n'
import { List, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { EmptyMessage, NoResults } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { useAction } from '../../ui/use-action.ts'
import { parcelProblemsMessages } from './parcel-problems.messages.ts'

const states = ['open', 'done'] as const

/** What carriers say that no order could be changed by: open ones first, then the newest. */
export function ParcelProblemList() {
  const t = useMessages(parcelProblemsMessages)
  const filters = [choiceFilter({ source: 'state', ids: states, nameOf: (id) => t[`state_${id}`], isAlwaysOn: true })]
  return (
    <List filters={filters} empty={<EmptyMessage text={t.none} />}>
      <Problems />
    </List>
  )
}

function Problems() {
  const { data = [], isPending } = useListContext<ParcelProblem>()
  if (data.length === 0) return isPending ? null : <NoResults />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((problem) => (
        <Problem key={problem.id} problem={problem} />
      ))}
    </Box>
  )
}

function Problem({
  problem: { id, order, subject, reason, state, created_at, dealt_with },
}: {
  problem: ParcelProblem
}) {
  const t = useMessages(parcelProblemsMessages)
  const language = useLanguage()
  const canWrite = useCan('orders.write')
  const { isBusy, run } = useAction()
  const isRepeated = reason === 'not_answered'
  const say = isRepeated ? t.lastTry : t.said
  const resolve = () =>
    run(() => staffApi.parcelProblems.resolveParcelProblem({ params: { id: String(id) } }), t.resolved)
  return (
    <Box component="li" sx={{ p: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{t[`reason_${reason}`]}</Typography>
          <Typography>
            {order && (
              <MuiLink component={Link} to={`/dashboard/orders/${order.id}/show`}>
                <bdi>{order.number}</bdi>
              </MuiLink>
            )}{' '}
            <bdi dir="ltr">{subject}</bdi>
          </Typography>
          {isRepeated && <Typography variant="body2">{t.goesOn}</Typography>}
          {state && <Typography variant="body2">{say({ state: isolate(state) })}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {t.since({ when: formatDateTime(created_at, language) })}
          </Typography>
        </div>
        {dealt_with ? (
          <StatusChip tone="good">{t.state_done}</StatusChip>
        ) : (
          canWrite &&
          !isRepeated && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void resolve()}>
              {t.resolve}
            </Button>
          )
        )}
      </Stack>
    </Box>
  )
}
