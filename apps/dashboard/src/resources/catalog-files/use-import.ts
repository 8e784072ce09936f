import type { ErrorAnswer } from '@shop/contract'
import type { ImportResult } from '@shop/contract/staff'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { sendAsStaff } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'

/** Previews a table, then imports exactly the previewed changes. */
export function useImport() {
  const t = useMessages(catalogFilesMessages)
  const notify = useNotify()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [work, setWork] = useState<'checking' | 'importing' | null>(null)

  async function send(table: File, query: string): Promise<ImportResult | null> {
    const headers = { 'content-type': 'text/csv' }
    const init = { method: 'POST', headers, body: table }
    const response = await sendAsStaff(`/api/admin/catalogue-imports/?${query}`, init).catch(() => null)
    const answer: unknown = await response?.json().catch(() => null)
    if (response?.ok) return answer as ImportResult
    const refusal = answer as Partial<ErrorAnswer> | null
    notify(refusal?.message ?? t.failed, { type: 'error' })
    // The catalog has changed since the preview: show a new one.
    return refusal?.code === 'plan_changed' ? await send(table, 'is_preview=true') : null
  }

  return {
    file,
    result,
    work,
    async preview(chosen: File) {
      // Staff correct a table while it is open here, and browsers then refuse to send what was chosen.
      const content = await chosen.arrayBuffer().catch(() => null)
      if (content === null) return notify(t.unreadable, { type: 'error' })
      const table = new File([content], chosen.name)
      setFile(table)
      setResult(null)
      setWork('checking')
      setResult(await send(table, 'is_preview=true'))
      setWork(null)
    },
    async apply() {
      if (!file || !result?.plan) return
      setWork('importing')
      const done = await send(file, `plan=${encodeURIComponent(result.plan)}`)
      if (done?.outcome === 'imported')
        notify(t.done({ created: done.created, changed: done.changed }), { type: 'success' })
      if (done) setResult(done.outcome === 'imported' ? null : done)
      setWork(null)
    },
    cancel() {
      setFile(null)
      setResult(null)
    },
  }
}
