import { Checkbox } from '@mui/material'
import type { StaffProductRow } from '@shop/contract/staff'
import { useListContext } from 'react-admin'
import { useMessages } from '../../../i18n/language.tsx'
import { bulkEditMessages } from './bulk-edit.messages.ts'

/** Takes a product among those that are changed together. */
export function SelectProduct({ id, sku }: Pick<StaffProductRow, 'id' | 'sku'>) {
  const t = useMessages(bulkEditMessages)
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': t.select({ product: sku }) } }}
      // The line itself opens the product.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  )
}

/** Takes all products of the page. */
export function SelectPage() {
  const t = useMessages(bulkEditMessages)
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<StaffProductRow>()
  const ids = data.map(({ id }) => id)
  const isWhole = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={!isWhole && selectedIds.length > 0}
      slotProps={{ input: { 'aria-label': t.selectPage } }}
      onChange={() => (isWhole ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]))}
    />
  )
}
