import Tune from '@mui/icons-material/Tune'
import { useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { bulkEditMessages } from './products.messages.ts'

/** Opens the change of all selected products. */
export function BulkEditButton() {
  const t = useMessages(bulkEditMessages)
  const { selectedIds } = useListContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label={t.open} onClick={() => setOpen(true)}>
        <Tune />
      </Button>
      {isOpen && <BulkEditDialog ids={selectedIds.map(Number)} onClose={() => setOpen(false)} />}
    </>
  )
}
