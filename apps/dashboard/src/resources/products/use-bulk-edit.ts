import { ApiError } from '@shop/contract'
import type { BulkEditResult } from '@shop/contract/staff'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import type { BulkChoices } from './bulk-choices.ts'
import { toBulkChange } from './bulk-choices.ts'
import { bulkEditMessages } from './products.messages.ts'

/** Previews a change of many products, then makes it, if nobody was faster. */
export function useBulkEdit(ids: readonly number[], onDone: () => void) {
  const t = useMessages(bulkEditMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const [preview, setPreview] = useState<BulkEditResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(choices: BulkChoices, shown: BulkEditResult | null): Promise<BulkEditResult | null> {
    setBusy(true)
    setFailure(null)
    const products = shown ? shown.results.map(({ id, version }) => ({ id, version })) : ids.map((id) => ({ id }))
    try {
      const body = { products, change: toBulkChange(choices), is_preview: shown === null }
      return await staffApi.products.bulkEditProducts({ body })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.answer.code === 'version_conflict'
      if (isConflict) setPreview(null)
      setFailure(error instanceof ApiError ? error.message : t.failed)
      return null
    } finally {
      setBusy(false)
    }
  }

  return {
    preview,
    isBusy,
    failure,
    goBack() {
      setFailure(null)
      setPreview(null)
    },
    async showPreview(choices: BulkChoices) {
      const shown = await send(choices, null)
      if (shown) setPreview(shown)
    },
    async apply(choices: BulkChoices) {
      const done = await send(choices, preview)
      if (!done) return
      notify(t.done({ count: done.changed }), { type: 'success' })
      onUnselectItems()
      refresh()
      onDone()
    },
  }
}
