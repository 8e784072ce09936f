import { Checkbox } from '@mui/material'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'

/** The check box that selects a row of a list. @param label names the row */
export function SelectRow({ id, label }: { id: Identifier; label: string }) {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': label } }}
      // A click on the row opens the record.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  )
}

/** The check box that selects all rows of the page. */
export function SelectPage({ label }: { label: string }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>()
  const ids = data.map(({ id }) => id)
  const isWhole = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={!isWhole && selectedIds.length > 0}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={() => (isWhole ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]))}
    />
  )
}
