import { Skeleton, Typography } from '@mui/material'
import { governorates } from '@shop/contract'
import { formatNumber } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { overviewMessages } from './overview.messages.ts'

const periods = ['30', '90', '365'] as const

/** How many orders arrived by the promised day, by governorate, in a period of choice. */
export function KeptPromises() {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const { data, isError, refetch } = useQuery({
    queryKey: ['overview', 'punctuality', days],
    queryFn: ({ signal }) => staffApi.overview.getPunctuality({ query: { days } }, { signal }),
    retry: false,
  })
  const percent = (due: number, kept: number) =>
    t.percent({ value: formatNumber(Math.floor((100 * kept) / due), language) })
  const rows = (data?.by_governorate ?? []).map(({ governorate, due, kept }) => ({
    key: governorate,
    cells: [
      governorates[governorate][language],
      formatNumber(due, language),
      formatNumber(kept, language),
      percent(due, kept),
    ],
  }))
  return (
    <Panel
      title={t.keptPromises}
      action={
        <ChoiceField
          size="small"
          label={t.period}
          value={days}
          choices={periods.map((id) => ({ id, name: t.lastDays({ count: Number(id) }) }))}
          onChoose={setDays}
        />
      }
    >
      {isError && <FetchFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={80} />}
      {data && data.due > 0 && (
        <Typography sx={{ mb: 1 }}>{t.keptOf({ percent: percent(data.due, data.kept), count: data.due })}</Typography>
      )}
      {data && <PlainTable heads={[t.governorate, t.promised, t.onTime, t.share]} rows={rows} empty={t.noPromises} />}
    </Panel>
  )
}
