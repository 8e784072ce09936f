import { Alert, Typography } from '@mui/material'
import type { ImportResult } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'

/** The errors of a table, line by line. */
export function ImportFaults({ result: { faults, faults_count } }: { result: ImportResult }) {
  const t = useMessages(catalogFilesMessages)
  const rows = faults.map(({ line, entry, column, reason }) => ({
    key: `${line} ${column} ${reason}`,
    cells: [
      line,
      <bdi key="entry">{entry}</bdi>,
      <bdi key="column">{column}</bdi>,
      <bdi key="reason" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </bdi>,
    ],
  }))
  return (
    <>
      <Alert severity="error">{t.faults({ count: faults_count })}</Alert>
      <PlainTable heads={[t.line, t.entry, t.column, t.reason]} rows={rows} startColumns={4} />
      {faults_count > faults.length && <Typography>{t.first({ count: faults.length })}</Typography>}
    </>
  )
}
