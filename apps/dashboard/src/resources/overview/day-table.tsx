import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { overviewMessages } from './overview.messages.ts'

type Properties = { names: readonly string[]; days: readonly (readonly [day: string, values: readonly string[]])[] }

/** The figures of a chart as a table, collapsed at first. */
export function DayTable({ names, days }: Properties) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {t.asTable}
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.day}</TableCell>
            {names.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(([day, values]) => (
            <TableRow key={day}>
              <TableCell>{formatDate(`${day}T12:00:00Z`, language)}</TableCell>
              {values.map((value, index) => (
                <TableCell key={names[index]}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
