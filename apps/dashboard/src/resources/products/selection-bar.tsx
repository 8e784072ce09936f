import { Button, Toolbar, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { colors } from '../../theme/colors.ts'
import { BulkEditButton } from './bulk-edit-button.tsx'

/** Says how many products are selected and what can be done with them; nothing while none is. */
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
