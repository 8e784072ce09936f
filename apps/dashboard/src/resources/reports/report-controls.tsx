import { MenuItem, Stack, TextField } from '@mui/material'
import { type ReportDivision, reportDivisions } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { daysOf, type NamedPeriod, namedPeriods, type Period } from './report-period.ts'
import { reportsMessages } from './reports.messages.ts'

type Properties = {
  period: Period
  division: ReportDivision
  /** What is wrong with the days. */
  wrong: { from?: string; to?: string } | null
  onPeriod: (period: Period) => void
  onDivision: (division: ReportDivision) => void
}

/** Chooses the days and what they are divided by. */
export function ReportControls({ period, division, wrong, onPeriod, onDivision }: Properties) {
  const t = useMessages(reportsMessages)
  const now = new Date()
  const isChosen = (name: NamedPeriod) => {
    const { from, to } = daysOf(name, now)
    return from === period.from && to === period.to
  }
  const dates = { type: 'date', slotProps: { inputLabel: { shrink: true } }, sx: { inlineSize: 170 } } as const
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        select
        label={t.period}
        value={namedPeriods.find(isChosen) ?? 'chosen'}
        onChange={({ target }) => target.value !== 'chosen' && onPeriod(daysOf(target.value as NamedPeriod, now))}
        sx={{ inlineSize: 180 }}
      >
        {[...namedPeriods, 'chosen' as const].map((name) => (
          <MenuItem key={name} value={name}>
            {t[name]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...dates}
        label={t.from}
        value={period.from}
        error={wrong?.from !== undefined}
        helperText={wrong?.from}
        onChange={({ target }) => target.value && onPeriod({ ...period, from: target.value })}
      />
      <TextField
        {...dates}
        label={t.to}
        value={period.to}
        error={wrong?.to !== undefined}
        helperText={wrong?.to}
        onChange={({ target }) => target.value && onPeriod({ ...period, to: target.value })}
      />
      <TextField
        select
        label={t.division}
        value={division}
        onChange={({ target }) => onDivision(target.value as ReportDivision)}
        sx={{ inlineSize: 200 }}
      >
        {reportDivisions.map((name) => (
          <MenuItem key={name} value={name}>
            {t[name]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
