import { type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { Datagrid } from 'react-admin'
import { NoResults } from './empty-list.tsx'
import { RecordCards } from './record-cards.tsx'

type Properties = {
  /** Where a press on a record leads. */
  rowClick?: 'edit' | 'show' | false
  /** The field that names a record. */
  title: string
  children: ReactNode
}

/** The records of a list: a table where there is room for one, cards under each other on a phone. */
export function RecordTable({ title, rowClick = false, children }: Properties) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (isSmall)
    return (
      <RecordCards title={title} rowClick={rowClick}>
        {children}
      </RecordCards>
    )
  return (
    <Datagrid rowClick={rowClick} empty={<NoResults />}>
      {children}
    </Datagrid>
  )
}
