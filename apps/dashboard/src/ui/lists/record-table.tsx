import { type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { Datagrid } from 'react-admin'
import { NoResults } from './empty-list.tsx'
import { RecordCards } from './record-cards.tsx'

type Properties = {
  /** The page that a click on a record opens. */
  rowClick?: 'edit' | 'show' | false
  /** The field with the name of a record. */
  title: string
  children: ReactNode
}

/** The records of a list: a table on wide screens, cards on a phone. */
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
