import { saveFile } from '@shop/session'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { ordersMessages } from './orders.late.messages.ts'

/** Fetches a document of the shown order by its number. */
export type FetchDocument = (number: string) => Promise<File>

type Properties = { number: string; fetchDocument: FetchDocument }

/** Saves an invoice or a credit note as PDF. */
export function DocumentButton({ number, fetchDocument }: Properties) {
  const t = useMessages(ordersMessages)
  const showToast = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const file = await fetchDocument(number)
      saveFile(file, file.name)
    } catch {
      showToast({ kind: 'error', title: t.documentFailed })
    }
    setBusy(false)
  }

  return (
    <Button
      look="quiet"
      size="small"
      className="align-middle print:hidden"
      isResting={isBusy}
      onClick={() => void save()}
    >
      <Download aria-hidden="true" className="size-5" />
      <span>{t.saveDocument({ number })}</span>
    </Button>
  )
}
