import { useTheme } from '@mui/material'
import type { Overview } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber, localeOf } from '@shop/i18n'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import { DayTable } from './day-table.tsx'
import { overviewMessages } from './overview.messages.ts'

/** `260 ألف` fits beside the bars. */
const smallText = { fontSize: 12 }

type Properties = { title: string; days: Overview['days']; of: 'revenue' | 'orders' }

/** One figure of each Cairo day as a bar, the newest where the language ends; the same as a table for who cannot see it. */
export function DayChart({ title, days, of }: Properties) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const isRtl = useTheme().direction === 'rtl'
  const show = (value: number) => (of === 'revenue' ? formatExactMoney(value, language) : formatNumber(value, language))
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
              formatter={(value) => [show(Number(value)), t[of]]}
              labelFormatter={(day) => formatDate(`${day}T12:00:00Z`, language)}
            />
            <Bar
              dataKey={of}
              fill={of === 'revenue' ? colors.nile : colors.lamp}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <DayTable name={t[of]} days={days.map((day) => [day.day, show(day[of])])} />
    </Panel>
  )
}

/** `2026-11-05` is written `5`. */
function dayOfMonth(day: string): string {
  return String(Number(day.slice(8)))
}
