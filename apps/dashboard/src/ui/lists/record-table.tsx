import { type Theme, useMediaQuery } from '@mui/material'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Datagrid } from 'react-admin'
import { NoResults } from './empty-list.tsx'
import { RecordCards } from './record-cards.tsx'

type Properties = {
  /** The page that a click on a record opens. */
  rowClick?: 'edit' | 'show' | false
  /** The field with the name of a record. */
  title: string
  /** What stands there instead of a table without rows. */
  empty?: ReactElement
  /** The columns. One can be sorted by where it says `sortable` or `sortBy`. */
  children: ReactNode
}

/** The records of a list: a table on wide screens, cards on a phone. */
export function RecordTable({ title, rowClick = false, empty = <NoResults />, children }: Properties) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (isSmall)
    return (
      <RecordCards title={title} rowClick={rowClick}>
        {children}
      </RecordCards>
    )
  return (
    <Datagrid rowClick={rowClick} empty={empty}>
      {Children.map(children, toColumn)}
    </Datagrid>
  )
}

/** react-admin would sort by each column that does not refuse it. */
function toColumn(field: ReactNode): ReactElement | null {
  if (!isValidElement<{ sortable?: boolean; sortBy?: string }>(field)) return null
  const { sortable, sortBy } = field.props
  return cloneElement(field, { sortable: sortable ?? sortBy !== undefined })
}
