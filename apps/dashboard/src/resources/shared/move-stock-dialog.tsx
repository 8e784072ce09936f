import { catalogLimits, type NewStockMovement } from '@shop/contract/staff'
import { formatNumber, isolate } from '@shop/i18n'
import type { RequestKeys } from '@shop/session'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { TypedNumber } from '../../ui/forms/typed-field.tsx'
import { useRequest } from '../../ui/use-action.ts'
import { readUnits } from './read-number.ts'
import { stockMessages } from './stock.messages.ts'

type Properties = {
  variantId: number
  /** What is moved: the product and its colour. */
  product: string
  stock: number
  keys: RequestKeys
  onClose: () => void
  onMoved: (stock: number) => void
}

/** Records a delivery, a return or a count in the stock ledger. The same movement that is sent again is recorded once. */
export function MoveStockDialog({ variantId, product, stock, keys, onClose, onMoved }: Properties) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const notify = useNotify()
  const [reason, setReason] = useState<(typeof handReasons)[number]>('delivery')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const { send, ...action } = useRequest()
  const isCount = reason === 'correction'
  const units = readUnits(count, catalogLimits.units) ?? Number.NaN
  const isRight = isCount ? units >= 0 : units > 0

  async function submit(): Promise<void> {
    await send(async () => {
      const body = { variant: variantId, reason, count: units, note }
      const headers = { 'idempotency-key': keys.keyOf(body) }
      const level = await staffApi.stock.moveStock({ body }, { headers })
      keys.forget()
      notify(t.done({ count: formatNumber(level.stock, language) }), { type: 'success' })
      onMoved(level.stock)
      onClose()
    })
  }

  return (
    <FormDialog
      title={t.moveOf({ product: isolate(product) })}
      hint={t.now({ count: formatNumber(stock, language) })}
      submit={t.save}
      cancel={t.cancel}
      isPossible={isRight}
      action={action}
      onClose={onClose}
      onSubmit={submit}
    >
      <ChoiceField
        fullWidth
        label={t.reason}
        value={reason}
        choices={handReasons.map((id) => ({ id, name: t[id] }))}
        onChoose={setReason}
      />
      <TypedNumber
        label={isCount ? t.counted : t.cameIn}
        value={count}
        fault={count !== '' && !isRight && t.wholeUnits}
        helperText={isCount ? t.countedHint : ' '}
        onChange={setCount}
        input={{ inputMode: 'numeric' }}
        autoFocus
      />
      <NoteField of="stock_note" label={t.note} value={note} onChange={setNote} />
    </FormDialog>
  )
}

/** The reasons that staff choose from, the most frequent first. */
const handReasons = ['delivery', 'correction', 'return'] as const satisfies readonly NewStockMovement['reason'][]
