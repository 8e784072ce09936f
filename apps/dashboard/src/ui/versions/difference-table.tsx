import { Radio, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import type { Difference } from './merge.ts'
import { versionsMessages } from './versions.messages.ts'

export type Side = 'mine' | 'theirs'

type Properties = {
  differences: readonly Difference[]
  sideOf: (path: string) => Side
  onChoose: (path: string, side: Side) => void
}

/** Each field that differs, with what was typed and what is stored, to choose from. */
export function DifferenceTable({ differences, sideOf, onChoose }: Properties) {
  const t = useMessages(versionsMessages)
  const resource = useResourceContext()
  const translateLabel = useTranslateLabel()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t.field}</TableCell>
          <TableCell>{t.mine}</TableCell>
          <TableCell>{t.theirs}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ path, mine, theirs }) => {
          const field = String(translateLabel({ source: path, resource: resource ?? '' }))
          const cell = (side: Side, value: unknown, label: string) => (
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Radio
                size="small"
                name={path}
                checked={sideOf(path) === side}
                slotProps={{ input: { 'aria-label': label } }}
                onChange={() => onChoose(path, side)}
              />
              <bdi>{toText(value, t)}</bdi>
            </TableCell>
          )
          return (
            <TableRow key={path}>
              <TableCell component="th" scope="row">
                {field}
              </TableCell>
              {cell('mine', mine, t.keepMine({ field }))}
              {cell('theirs', theirs, t.takeTheirs({ field }))}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function toText(value: unknown, t: { yes: string; no: string; empty: string }): string {
  if (value === null || value === undefined || value === '') return t.empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
