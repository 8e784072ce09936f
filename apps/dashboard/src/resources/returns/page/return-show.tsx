import Print from '@mui/icons-material/Print'
import { Box, Button, Grid, Link as MuiLink, Stack, Typography } from '@mui/material'
import { returnReasonTitles, type StaffReturn } from '@shop/contract/staff'
import { formatDateTime, isolate } from '@shop/i18n'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { wholeRecord } from '../../../data/data-provider.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { StatusChip } from '../../../ui/fields/status-chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordSections } from '../../../ui/record-sections.tsx'
import { HistoryLink } from '../../shared/history-link.tsx'
import { RecipientName } from '../../shared/recipient-name.tsx'
import { ReturnStatusChip } from '../../shared/return-status.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'
import { ReturnSteps } from '../steps/return-steps.tsx'
import { ReturnLines } from './return-lines.tsx'
import { ReturnPictures } from './return-pictures.tsx'

/** A return with its products, amounts and next steps. */
export function ReturnShow() {
  return (
    <Show actions={false} component="div" queryOptions={{ meta: wholeRecord, refetchInterval: 60_000 }}>
      <ReturnSections />
    </Show>
  )
}

function ReturnSections() {
  const record = useRecordContext<StaffReturn>()
  if (!record) return null
  return (
    <RecordSections>
      <ReturnHead record={record} />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 8 }}>
          <Stack spacing={2}>
            <ReturnLines record={record} />
            <ReturnPictures record={record} />
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, lg: 4 }}>
          <Stack spacing={2}>
            <ReturnFacts record={record} />
            <ReturnTimeline record={record} />
          </Stack>
        </Grid>
      </Grid>
    </RecordSections>
  )
}

function ReturnHead({ record }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <div>
        <Typography tabIndex={-1} component="h2" variant="h5">
          {t.heading({ number: record.number })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatDateTime(record.created_at, language)}
        </Typography>
      </div>
      <ReturnStatusChip status={record.status} />
      {record.is_late && <StatusChip tone="waiting">{t.isLate}</StatusChip>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
        {record.refund_method && (
          <Button
            href={`/dashboard/returns/${record.id}/credit-note`}
            target="_blank"
            variant="outlined"
            startIcon={<Print />}
          >
            {t.creditNote}
          </Button>
        )}
        <HistoryLink of={record.number} />
        <ReturnSteps record={record} />
      </Stack>
    </Stack>
  )
}

/** The order of a return, and what the customer wrote and was told. */
function ReturnFacts({ record }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const { order, reason, note, refusal } = record
  return (
    <Panel title={t.order}>
      <Stack spacing={1}>
        <MuiLink component={Link} to={`/dashboard/orders/${order.id}/show`}>
          <bdi>{order.number}</bdi>
        </MuiLink>
        <div>
          <RecipientName customer={record.customer} />
        </div>
        <strong>{returnReasonTitles[reason][language]}</strong>
        {note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {t.shopperWrote({ note: isolate(note) })}
          </Typography>
        )}
        {refusal && <Typography variant="body2">{t.answered({ reason: isolate(refusal) })}</Typography>}
      </Stack>
    </Panel>
  )
}

/** What happened to a return, and who did it. */
function ReturnTimeline({ record: { timeline } }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  return (
    <Panel title={t.timeline}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {timeline.map(({ status, at, actor }) => (
          <li key={status}>
            <ReturnStatusChip status={status} />
            <Typography variant="body2" color="text.secondary">
              <span>{`${formatDateTime(at, language)} · `}</span>
              <bdi>{actor?.name ?? t.byShopper}</bdi>
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
