import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ImportResult } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'

/** The errors of a table, line by line. */
export function ImportFaults({ result: { faults, faults_count } }: { result: ImportResult }) {
  const t = useMessages(catalogFilesMessages)
  return (
    <>
      <Alert severity="error">{t.faults({ count: faults_count })}</Alert>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[t.line, t.entry, t.column, t.reason].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.map((fault) => (
            <TableRow key={`${fault.line} ${fault.column} ${fault.reason}`}>
              <TableCell>{fault.line ?? ''}</TableCell>
              <TableCell>
                <bdi>{fault.entry}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{fault.column}</bdi>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{fault.reason}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {faults_count > faults.length && <Typography>{t.first({ count: faults.length })}</Typography>}
    </>
  )
}
