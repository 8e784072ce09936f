import type { Color } from '@shop/contract'
import { useId } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Swatch } from '../../../ui/swatch.tsx'
import { ordersMessages } from '../orders.late.messages.ts'

type Properties = {
  colors: readonly Color[]
  chosen: Color | null
  onChoose: (color: Color) => void
  error: string | null
}

/** The colours of a product, of which one must be chosen (rule O-05); those that are sold out cannot. */
export function ColorField({ colors, chosen, onChoose, error }: Properties) {
  const t = useMessages(ordersMessages)
  const errorId = useId()
  return (
    <fieldset className="col-span-full grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{t.color}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <label
            key={color.id}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-control/60 px-3 transition-colors has-checked:border-nile has-checked:bg-nile-soft has-disabled:cursor-not-allowed has-disabled:text-muted"
          >
            <input
              type="radio"
              name="color_id"
              value={color.id}
              checked={color.id === chosen?.id}
              disabled={color.quantity === 0}
              onChange={() => onChoose(color)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className="size-5 shrink-0"
            />
            <Swatch hex={color.hex_value} className="size-6" />
            {color.quantity > 0 ? color.name : t.colorOut({ color: color.name })}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="font-semibold text-danger text-sm first-letter:uppercase">
          {error}
        </p>
      )}
    </fieldset>
  )
}
