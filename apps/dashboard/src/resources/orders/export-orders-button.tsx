import Download from '@mui/icons-material/Download'
import { useState } from 'react'
import { Button, useListContext, useNotify } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { ordersMessages } from './orders.messages.ts'

/** Saves the list as it is filtered now, whole, as CSV. */
export function ExportOrdersButton() {
  const t = useMessages(ordersMessages)
  const { filterValues } = useListContext()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    const query = new URLSearchParams(filterValues as Record<string, string>)
    await downloadFile(`/api/admin/orders/export/?${query}`, 'orders.csv').catch(() => {
      notify(t.exportFailed, { type: 'error' })
    })
    setBusy(false)
  }

  return (
    <Button label={t.exportCsv} disabled={isBusy} onClick={() => void save()}>
      <Download />
    </Button>
  )
}
