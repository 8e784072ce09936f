import { formatNumber } from '@shop/i18n'
import { useId } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClasses, describeField } from '../../../ui/forms/field.tsx'
import type { ListChoice, PriceName } from './list-choice.ts'
import { productListMessages } from './product-list.late.messages.ts'

type Properties = {
  choice: ListChoice
  /** Whether the shop shows monthly prices. */
  hasPlans: boolean
  limits: { min: number; max: number } | null
  /** Which of them were sent without being a price, the last time. */
  noPrices: readonly PriceName[]
}

/** The lowest and the highest price; sent with the button, which without scripts sends all of the form. */
export function PriceFilter({ choice, hasPlans, limits, noPrices }: Properties) {
  const t = useMessages(productListMessages)
  const errorId = useId()
  const { minPrice, maxPrice } = choice
  const shared = (name: PriceName) => ({
    name,
    id: `${errorId}-${name}`,
    isNoPrice: noPrices.includes(name),
  })
  return (
    <fieldset className="border-line border-b py-4 first:pt-0">
      <legend className="float-start mb-2 w-full font-semibold">{t.price}</legend>
      <div className="clear-both grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        <PriceField
          {...shared('min_price')}
          label={t.priceFrom}
          price={minPrice}
          limit={limits && Math.floor(limits.min)}
        />
        <PriceField
          {...shared('max_price')}
          label={t.priceTo}
          price={maxPrice}
          limit={limits && Math.ceil(limits.max)}
        />
        <Button type="submit" className="min-h-12 px-4!">
          {t.apply}
        </Button>
      </div>
      {hasPlans && (
        <div className="mt-3">
          <PriceField {...shared('monthly_budget')} label={t.monthlyBudget} price={choice.monthlyBudget} limit={null} />
        </div>
      )}
      {noPrices.map((name) => (
        <p key={name} id={`${errorId}-${name}-error`} className="mt-1.5 font-semibold text-danger text-sm">
          {t.noPrice({
            field: { min_price: t.priceFrom, max_price: t.priceTo, monthly_budget: t.monthlyBudget }[name],
          })}
        </p>
      ))}
    </fieldset>
  )
}

type FieldProperties = {
  id: string
  name: PriceName
  label: string
  price: number | null
  limit: number | null
  isNoPrice: boolean
}

/** Shows, while it is empty, what the products cost. A price that came by another way replaces what was typed. */
function PriceField({ id, name, label, price, limit, isNoPrice }: FieldProperties) {
  const language = useLanguage()
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
        maxLength={12}
        dir="ltr"
        autoComplete="off"
        defaultValue={price ?? ''}
        placeholder={limit === null ? '' : formatNumber(limit, language)}
        // What is wrong is said below, and must not stay under the foot of a sheet.
        className={`${controlClasses} scroll-mb-20 px-2.5! tabular-nums`}
        {...describeField(id, { error: isNoPrice ? id : null })}
      />
    </div>
  )
}
