import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { overviewMessages } from './overview.messages.ts'

/** The figures of a chart as a table, opened on demand. */
export function DayTable({ name, days }: { name: string; days: readonly (readonly [day: string, value: string])[] }) {
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
            <TableCell>{name}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(([day, value]) => (
            <TableRow key={day}>
              <TableCell>{formatDate(`${day}T12:00:00Z`, language)}</TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
