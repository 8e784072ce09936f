import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Row = { key: string | number; cells: readonly ReactNode[] }
type Properties = { heads: readonly string[]; rows: readonly Row[]; empty: string }

/** A small table: names in the first column, numbers in the others. */
export function PlainTable({ heads, rows, empty }: Properties) {
  if (rows.length === 0) return <Typography color="text.secondary">{empty}</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, index) => (
              <TableCell key={heads[index]} align={index === 0 ? 'left' : 'right'}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
