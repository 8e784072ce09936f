import type { BulkEditResult } from '@shop/contract/staff'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../../data/api.ts'
import { refusalCodeOf } from '../../../data/refusals.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useRequest } from '../../../ui/use-action.ts'
import { type BulkChoices, toBulkChange } from './bulk-choices.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'

/** Previews a bulk edit, then applies it unless a product has changed since. */
export function useBulkEdit(ids: readonly number[], onDone: () => void) {
  const t = useMessages(bulkEditMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const [preview, setPreview] = useState<BulkEditResult | null>(null)
  const { isBusy, failure, setFailure, send } = useRequest()

  async function sendChoices(choices: BulkChoices, shown: BulkEditResult | null): Promise<BulkEditResult> {
    const products = shown ? shown.results.map(({ id, version }) => ({ id, version })) : ids.map((id) => ({ id }))
    try {
      const body = { products, change: toBulkChange(choices), is_preview: shown === null }
      return await staffApi.products.bulkEditProducts({ body })
    } catch (error) {
      if (refusalCodeOf(error) === 'version_conflict') setPreview(null)
      throw error
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
    showPreview: (choices: BulkChoices) => send(async () => setPreview(await sendChoices(choices, null))),
    apply: (choices: BulkChoices) =>
      send(async () => {
        const done = await sendChoices(choices, preview)
        notify(t.done({ count: done.changed }), { type: 'success' })
        onUnselectItems()
        refresh()
        onDone()
      }),
  }
}
