import LocalOffer from '@mui/icons-material/LocalOffer'
import Tune from '@mui/icons-material/Tune'
import { Button, Toolbar, Typography } from '@mui/material'
import { useState } from 'react'
import { Button as BulkButton, useListContext, useRedirect, useTranslate } from 'react-admin'
import { useCan } from '../../../auth/staff-member.tsx'
import { useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'

/** Shows the number of selected products and their actions; hidden without a selection. */
export function ProductSelectionBar() {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Toolbar variant="dense" sx={{ background: colors.lampSoft, gap: 1 }}>
      <Typography>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
      <BulkEditButton />
      <OfferButton />
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

/** Opens the form of a new offer with the selected products. */
function OfferButton() {
  const t = useMessages(bulkEditMessages)
  const redirect = useRedirect()
  const { selectedIds } = useListContext()
  if (!useCan('offers.write')) return null
  const record = { scope: 'products', targets: selectedIds.map(Number) }
  return (
    <BulkButton label={t.putOnOffer} onClick={() => redirect('create', 'offers', undefined, undefined, { record })}>
      <LocalOffer />
    </BulkButton>
  )
}
