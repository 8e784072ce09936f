import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Row = { key: string | number; cells: readonly ReactNode[]; isTotal?: boolean }
type Properties = {
  heads: readonly string[]
  rows: readonly Row[]
  /** What stands there instead of a table without rows. */
  empty?: string
  /** How many columns, from the first, are aligned to the start; the others, of numbers, are aligned to the end. */
  startColumns?: number
  /** The accessible name. */
  label?: string
}

/** A small table. */
export function PlainTable({ heads, rows, empty, startColumns = 1, label }: Properties) {
  if (empty !== undefined && rows.length === 0) return <Typography color="text.secondary">{empty}</Typography>
  const alignOf = (column: number) => (column < startColumns ? 'left' : 'right')
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {heads.map((head, column) => (
            <TableCell key={head} align={alignOf(column)}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells, isTotal }) => (
          <TableRow key={key} sx={isTotal ? { '& td': { fontWeight: 700 } } : {}}>
            {cells.map((cell, column) => (
              <TableCell key={heads[column]} align={alignOf(column)} sx={column === 0 ? named : {}}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Names and moments are not broken into single words where the table is wider than its place, and scrolls. */
const named = { minInlineSize: 128 }
