import type { Color, Product } from '@shop/contract'
import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import type { FieldFaults } from '../order-form/checkout-fields.ts'
import { FormSection, useFieldWords } from '../order-form/order-text-field.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { BuyNowChoice, ChoiceQuery } from './buy-now-choice.ts'

type Properties = {
  product: Product
  choice: BuyNowChoice
  onChoose: (change: ChoiceQuery) => void
  faults: FieldFaults
}

/** Inputs for color, size and quantity (rule O-05); on a phone one line, until they are changed or must be. */
export function ChoiceFields({ product, choice, onChoose, faults }: Properties) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  const quantityError = errorOf('quantity')
  const [isOpened, setOpened] = useState(false)
  const isChosen = choice.color !== null || product.colors.length === 0
  const isOpen = isOpened || !isChosen || (['color_id', 'size', 'quantity'] as const).some(errorOf)
  return (
    <FormSection heading={t.choice} isPlainOnPhone>
      {!isOpen && (
        <div className="flex min-h-11 items-center justify-between gap-3 lg:hidden">
          <p className="flex min-w-0 items-center gap-2">
            {choice.color && <Swatch hex={choice.color.hex_value} />}
            <span className="min-w-0">
              {[choice.color?.name, choice.size, t.quantity({ count: choice.quantity })].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Button look="quiet" size="small" aria-label={t.changeChoice} onClick={() => setOpened(true)}>
            {t.change}
          </Button>
        </div>
      )}
      <div className={classes('col-span-full grid gap-3 sm:grid-cols-2 sm:gap-4', !isOpen && 'max-lg:hidden')}>
        {product.colors.length > 0 && (
          <ColorField
            colors={product.colors}
            chosen={choice.color}
            onChoose={({ id }) => onChoose({ color: id })}
            error={errorOf('color_id')}
          />
        )}
        {product.sizes.length > 0 && (
          <Select
            name="size"
            label={t.size}
            isOptional
            error={errorOf('size')}
            value={choice.size === null ? '' : product.sizes.indexOf(choice.size) + 1}
            onChange={({ currentTarget }) => onChoose({ size: Number(currentTarget.value) || undefined })}
          >
            <option value="">{t.anySize}</option>
            {product.sizes.map((size, index) => (
              <option key={size} value={index + 1}>
                {size}
              </option>
            ))}
          </Select>
        )}
        <div className="grid content-start justify-items-start gap-1.5">
          <span aria-hidden="true" className="font-semibold text-sm">
            {t.howMany}
          </span>
          <QuantityStepper
            value={choice.quantity}
            max={choice.max}
            label={product.name}
            onChange={(quantity) => onChoose({ quantity })}
          />
          {quantityError && <p className="font-semibold text-danger text-sm first-letter:uppercase">{quantityError}</p>}
        </div>
      </div>
    </FormSection>
  )
}

type ColorFieldProperties = {
  colors: readonly Color[]
  chosen: Color | null
  onChoose: (color: Color) => void
  error: string | null
}

/** The colors of a product; one must be chosen (rule O-05), sold-out ones cannot. */
function ColorField({ colors, chosen, onChoose, error }: ColorFieldProperties) {
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
            <span>{color.quantity > 0 ? color.name : t.colorOut({ color: color.name })}</span>
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
