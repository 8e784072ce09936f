import { Radio, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useResourceContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { describeValue } from '../values/describe-value.ts'
import { readFieldPath } from '../values/read-field-path.ts'
import { useFieldName } from '../values/use-field-name.ts'
import { useValueWords } from '../values/use-value-words.ts'
import type { Difference } from './find-differences.ts'
import { versionsMessages } from './versions.messages.ts'

export type Side = 'mine' | 'theirs'

type Properties = {
  differences: readonly Difference[]
  sideOf: (path: string) => Side
  onChoose: (path: string, side: Side) => void
}

/** The fields that differ, each with the typed and the stored value to choose from. */
export function DifferenceTable({ differences, sideOf, onChoose }: Properties) {
  const t = useMessages(versionsMessages)
  const resource = useResourceContext() ?? ''
  const nameOf = useFieldName()
  const words = useValueWords()
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
        {differences.map(({ path, names, mine, theirs }) => {
          const field = nameOf(resource, names)
          const innermost = readFieldPath(names).names.at(-1) ?? path
          const cell = (side: Side, value: unknown, label: string) => (
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Radio
                size="small"
                name={path}
                checked={sideOf(path) === side}
                slotProps={{ input: { 'aria-label': label } }}
                onChange={() => onChoose(path, side)}
              />
              <bdi>{describeValue(resource, innermost, value, words)}</bdi>
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
