import { formatNumber } from '@shop/i18n'
import { Minus, Plus } from 'lucide-react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../ui.messages.ts'

type Properties = {
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  isResting?: boolean
  /** The name of what is counted, for screen readers. */
  label?: string
}

/** An input for a quantity, with a button on each side. */
export function QuantityStepper({ value, min = 1, max, onChange, isResting = false, label }: Properties) {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  return (
    <fieldset
      aria-label={label ? `${t.quantity}: ${label}` : t.quantity}
      className="inline-flex items-center rounded-control border border-control/60 bg-card"
    >
      <IconButton
        label={t.fewer}
        icon={<Minus aria-hidden="true" className="size-5" />}
        isResting={isResting || value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className="min-w-8 text-center font-bold tabular-nums">{formatNumber(value, language)}</output>
      <IconButton
        label={t.more}
        icon={<Plus aria-hidden="true" className="size-5" />}
        isResting={isResting || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
