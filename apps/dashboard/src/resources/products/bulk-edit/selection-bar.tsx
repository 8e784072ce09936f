import Tune from '@mui/icons-material/Tune'
import { Button, Checkbox, Toolbar, Typography } from '@mui/material'
import type { StaffProductRow } from '@shop/contract/staff'
import { useState } from 'react'
import { Button as BulkButton, useListContext, useTranslate } from 'react-admin'
import { useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'

/** Shows the number of selected products and their actions; hidden without a selection. */
export function SelectionBar() {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Toolbar variant="dense" sx={{ background: colors.lampSoft, gap: 1 }}>
      <Typography>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
      <BulkEditButton />
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Toolbar>
  )
}

function BulkEditButton() {
  const t = useMessages(bulkEditMessages)
  const { selectedIds } = useListContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BulkButton label={t.open} onClick={() => setOpen(true)}>
        <Tune />
      </BulkButton>
      {isOpen && <BulkEditDialog ids={selectedIds.map(Number)} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The check box that selects a product for bulk edit. */
export function SelectProduct({ id, sku }: Pick<StaffProductRow, 'id' | 'sku'>) {
  const t = useMessages(bulkEditMessages)
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': t.select({ product: sku }) } }}
      // A click on the row opens the product.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  )
}

/** The check box that selects all products of the page. */
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
