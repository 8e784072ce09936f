import { formatNumber } from '@shop/i18n'
import { useId } from 'react'
import { useLanguage, useMessages } from '../../language.tsx'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'
import type { ListChoice } from './list-choice.ts'
import { productListMessages } from './product-list.late.messages.ts'

type Properties = { choice: ListChoice; limits: { min: number; max: number } | null }

/** The lowest and the highest price; sent with the button, which without scripts sends all of the form. */
export function PriceFilter({ choice, limits }: Properties) {
  const t = useMessages(productListMessages)
  const { minPrice, maxPrice } = choice
  return (
    <fieldset className="border-line border-b py-4 first:pt-0">
      <legend className="float-start mb-2 w-full font-semibold">{t.price}</legend>
      <div className="clear-both grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        <PriceField name="min_price" label={t.priceFrom} price={minPrice} limit={limits && Math.floor(limits.min)} />
        <PriceField name="max_price" label={t.priceTo} price={maxPrice} limit={limits && Math.ceil(limits.max)} />
        <Button type="submit" className="min-h-12 px-4!">
          {t.apply}
        </Button>
      </div>
    </fieldset>
  )
}

type FieldProperties = { name: string; label: string; price: number | null; limit: number | null }

/** Shows, while it is empty, what the products cost. A price that came by another way replaces what was typed. */
function PriceField({ name, label, price, limit }: FieldProperties) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      <input
        key={price}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={8}
        dir="ltr"
        autoComplete="off"
        defaultValue={price ?? ''}
        placeholder={limit === null ? '' : formatNumber(limit, language)}
        className={`${controlClasses} px-2.5! tabular-nums`}
      />
    </div>
  )
}
