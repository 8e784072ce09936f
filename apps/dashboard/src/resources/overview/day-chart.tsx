import { useTheme } from '@mui/material'
import type { Overview } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber, localeOf } from '@shop/i18n'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLanguage } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import { DayTable } from './day-table.tsx'

/** `260 ألف` must fit beside the bars. */
const smallText = { fontSize: 12 }

type Figure = Exclude<keyof Overview['days'][number], 'day'>

type Properties = {
  title: string
  days: Overview['days']
  /** The figures to compare, each with the label of its bars. */
  figures: readonly (readonly [figure: Figure, name: string])[]
  isMoney?: boolean
}

const barColors = [colors.lamp, colors.nile]

/** A bar chart of daily figures, in reading direction, with a table for screen readers. */
export function DayChart({ title, days, figures, isMoney = false }: Properties) {
  const language = useLanguage()
  const isRtl = useTheme().direction === 'rtl'
  const show = (value: number) => (isMoney ? formatExactMoney(value, language) : formatNumber(value, language))
  const short = new Intl.NumberFormat(localeOf[language], { notation: 'compact' })
  return (
    <Panel title={title}>
      <div dir="ltr" aria-hidden="true">
        <ResponsiveContainer width="100%" height={220}>
          <BarChart data={days} accessibilityLayer={false} margin={{ top: 8 }}>
            <CartesianGrid vertical={false} stroke={colors.line} />
            <XAxis
              dataKey="day"
              reversed={isRtl}
              minTickGap={12}
              tickFormatter={dayOfMonth}
              tick={smallText}
              tickLine={false}
              stroke={colors.muted}
            />
            <YAxis
              orientation={isRtl ? 'right' : 'left'}
              width={64}
              allowDecimals={false}
              tickFormatter={(value: number) => short.format(value)}
              tick={smallText}
              tickLine={false}
              stroke={colors.muted}
            />
            <Tooltip
              cursor={{ fill: colors.well }}
              formatter={(value) => show(Number(value))}
              labelFormatter={(day) => formatDate(`${day}T12:00:00Z`, language)}
            />
            <Legend />
            {figures.map(([figure, name], index) => (
              <Bar
                key={figure}
                dataKey={figure}
                name={name}
                fill={barColors[index] ?? colors.lamp}
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <DayTable
        names={figures.map(([, name]) => name)}
        days={days.map((day) => [day.day, figures.map(([figure]) => show(day[figure]))])}
      />
    </Panel>
  )
}

/** Formats `2026-11-05` as `5`. */
function dayOfMonth(day: string): string {
  return String(Number(day.slice(8)))
}
