import { Box, useTheme } from '@mui/material'
import { formatExactMoney, formatNumber, localeOf } from '@shop/i18n'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { PlainTable } from './plain-table.tsx'
import { sharedMessages } from './shared.messages.ts'

/** `260 ألف` must fit beside the bars. */
const smallText = { fontSize: 12 }
/** Text in the colour of a bar is too light to read. */
const darkText = { color: colors.ink }

/** A group of bars: its whole label, the short one of the axis, and a value for each name. */
export type FigureBar = { label: string; short: string; values: readonly number[] }

type Properties = {
  /** What the labels are, such as days. */
  head: string
  /** The names of the bars of each group, three at most. */
  names: readonly string[]
  bars: readonly FigureBar[]
  isMoney?: boolean
}

const barColors = [colors.lamp, colors.nile, colors.ink]

/** A bar chart in reading direction; its figures as a table, collapsed at first, are for screen readers, too. */
export function FigureChart({ head, names, bars, isMoney = false }: Properties) {
  const t = useMessages(sharedMessages)
  const language = useLanguage()
  const isRtl = useTheme().direction === 'rtl'
  const show = (value: number) => (isMoney ? formatExactMoney(value, language) : formatNumber(value, language))
  const drawn = names.map((name, index) => ({ name, index }))
  // Only the axis turns by itself.
  if (isRtl) drawn.reverse()
  const compact = new Intl.NumberFormat(localeOf[language], { notation: 'compact', maximumFractionDigits: 2 })
  return (
    <>
      <div dir="ltr" aria-hidden="true">
        <ResponsiveContainer width="100%" height={220}>
          <BarChart data={[...bars]} accessibilityLayer={false} margin={{ top: 8 }}>
            <CartesianGrid vertical={false} stroke={colors.line} />
            <XAxis
              dataKey="short"
              reversed={isRtl}
              minTickGap={12}
              tick={smallText}
              tickLine={false}
              stroke={colors.muted}
            />
            <YAxis
              orientation={isRtl ? 'right' : 'left'}
              width={64}
              allowDecimals={false}
              tickFormatter={(value: number) => compact.format(value)}
              tick={smallText}
              tickLine={false}
              stroke={colors.muted}
            />
            <Tooltip
              cursor={{ fill: colors.well }}
              itemStyle={darkText}
              formatter={(value) => show(Number(value))}
              itemSorter={({ name }) => names.indexOf(String(name))}
              labelFormatter={(short, [bar]) => (bar?.payload as FigureBar | undefined)?.label ?? short}
            />
            <Legend itemSorter={null} labelStyle={darkText} />
            {drawn.map(({ name, index }) => (
              <Bar
                key={name}
                dataKey={({ values }: FigureBar) => values[index] ?? 0}
                name={name}
                fill={barColors[index] ?? colors.lamp}
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          {t.asTable}
        </Box>
        <PlainTable
          heads={[head, ...names]}
          rows={bars.map(({ label, values }) => ({ key: label, cells: [label, ...values.map(show)] }))}
          startColumns={1 + names.length}
        />
      </Box>
    </>
  )
}
