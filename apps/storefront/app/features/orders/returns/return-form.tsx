import { type OrderReturns, type ReturnReason, textLimits } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import { ReturnAlert } from './return-alert.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import type { ReturnRequest, ReturnTrouble } from './use-returns.ts'

type Properties = {
  returnable: OrderReturns['returnable']
  /** Those of today: a mind can be changed for some days only. */
  reasons: readonly Reason[]
  isBusy: boolean
  trouble: ReturnTrouble | null
  onClose: () => void
  onSend: (body: ReturnRequest, pictures: readonly File[]) => Promise<void>
}
type Reason = Exclude<ReturnReason, 'agreed'>

/** Asks what comes back and why. */
export function ReturnForm({ returnable, reasons, isBusy, trouble, onClose, onSend }: Properties) {
  const t = useMessages(returnsMessages)
  const lines = returnable.filter(({ quantity }) => quantity > 0)
  const [units, setUnits] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ variant_id }) => [variant_id, lines.length === 1 ? 1 : 0])),
  )
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const chosen = lines.flatMap(({ variant_id }) => {
    const quantity = units[variant_id] ?? 0
    return quantity > 0 ? [{ variant_id, quantity }] : []
  })
  const isPossible = chosen.length > 0 && reason !== '' && !isBusy

  function send(event: FormEvent): void {
    event.preventDefault()
    if (!isPossible) return
    void onSend({ lines: chosen, reason, note }, pictures)
  }

  return (
    <Dialog isOpen onClose={onClose} title={t.whichUnits}>
      <form className="grid gap-4" onSubmit={send}>
        <ReturnAlert trouble={trouble} />
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={line.variant_id} className="flex flex-wrap items-center gap-3">
              <Thumbnail image={line.image} />
              <span className="min-w-0 grow basis-32">
                <bdi>{line.name}</bdi>
                {line.color_name && <span className="block text-muted text-sm">{line.color_name}</span>}
              </span>
              <QuantityStepper
                label={line.name}
                value={units[line.variant_id] ?? 0}
                min={0}
                max={line.quantity}
                onChange={(value) => setUnits({ ...units, [line.variant_id]: value })}
              />
            </li>
          ))}
        </ul>
        <Select label={t.why} value={reason} onChange={({ target }) => setReason(target.value as Reason)}>
          <option value="" disabled>
            {t.chooseReason}
          </option>
          {reasons.map((each) => (
            <option key={each} value={each}>
              {t[each]}
            </option>
          ))}
        </Select>
        <TextField
          label={t.tellMore}
          isOptional
          maxLength={textLimits.notes.max}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <ChosenPictures pictures={pictures} onChange={setPictures} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="nile" isResting={!isPossible}>
            {isBusy ? t.sending : t.send}
          </Button>
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </form>
    </Dialog>
  )
}
