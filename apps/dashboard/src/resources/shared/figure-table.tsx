import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useMessages } from '../../i18n/language.tsx'
import { sharedMessages } from './shared.messages.ts'

type Properties = { heads: readonly string[]; rows: readonly { label: string; values: readonly string[] }[] }

/** The figures of a chart as a table, collapsed at first. */
export function FigureTable({ heads, rows }: Properties) {
  const t = useMessages(sharedMessages)
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {t.asTable}
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, values }) => (
            <TableRow key={label}>
              <TableCell>{label}</TableCell>
              {values.map((value, index) => (
                <TableCell key={heads[index + 1]}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
