import { Stack } from '@mui/material'
import { type ReportDivision, reportDivisions } from '@shop/contract/staff'
import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { isPossibleDate } from '../../ui/values/cairo-input.ts'
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
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <ChoiceField
        label={t.period}
        value={namedPeriods.find(isChosen) ?? 'chosen'}
        choices={[...namedPeriods, 'chosen' as const].map((id) => ({ id, name: t[id] }))}
        onChoose={(name) => name !== 'chosen' && onPeriod(daysOf(name, now))}
        sx={{ inlineSize: 180 }}
      />
      <DayField label={t.from} day={period.from} wrong={wrong?.from} onDay={(from) => onPeriod({ ...period, from })} />
      <DayField label={t.to} day={period.to} wrong={wrong?.to} onDay={(to) => onPeriod({ ...period, to })} />
      <ChoiceField
        label={t.division}
        value={division}
        choices={reportDivisions.map((id) => ({ id, name: t[id] }))}
        onChoose={onDivision}
        sx={{ inlineSize: 200 }}
      />
    </Stack>
  )
}

type DayProperties = { label: string; day: string; wrong: string | undefined; onDay: (day: string) => void }

/** A day that counts once it is possible: the parts of a year come one by one. */
function DayField({ label, day, wrong, onDay }: DayProperties) {
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  function change(value: string): void {
    setTyped(value)
    if (isPossibleDate(value)) onDay(value)
  }
  return (
    <DateField
      label={label}
      value={typed}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={change}
      size="medium"
      sx={{ inlineSize: 170 }}
    />
  )
}
