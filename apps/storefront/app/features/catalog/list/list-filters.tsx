import type { Facets } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { type FilterOption, FilterOptions } from './filter-options.tsx'
import { findNoPrices, type ManyChoice, type PriceName, readPounds, toggleChoice } from './list-choice.ts'
import { PriceFilter } from './price-filter.tsx'
import { productListMessages } from './product-list.late.messages.ts'
import type { ListSubject } from './product-list-view.ts'
import type { ChangingChoice } from './use-list-choice.ts'

type Properties = ChangingChoice & {
  /** So that a control outside, such as the order, is sent with the form. */
  id?: string
  action: string
  /** The words of a search, which stay. */
  search: string | null
  facets: Facets
  /** The subject of the list; it cannot be a filter. */
  subject: ListSubject
}

/** All that a list can be narrowed by. With scripts each choice counts at once, without them it is a form to be sent. */
export function ListFilters({ id, action, search, facets, subject, choice, change }: Properties) {
  const t = useMessages(productListMessages)
  const [noPrices, setNoPrices] = useState<PriceName[]>([])
  const many = (name: ManyChoice) => ({
    name,
    chosen: choice[name],
    onToggle: (value: string) => change(toggleChoice(choice, name, value)),
  })
  function applyPrices(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wrong = findNoPrices(typed)
    setNoPrices(wrong)
    const [first] = wrong
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const read = (name: string) => readPounds(String(typed.get(name) ?? ''))
    change({ ...choice, minPrice: read('min_price'), maxPrice: read('max_price') })
  }
  return (
    <form id={id} method="get" action={action} onSubmit={applyPrices}>
      {subject !== 'category' && (
        <FilterOptions legend={t.category} options={categoriesOf(facets)} {...many('category')} />
      )}
      <PriceFilter choice={choice} limits={facets.price} noPrices={noPrices} />
      {facets.brands.length > 1 && <FilterOptions legend={t.brand} options={brandsOf(facets)} {...many('brand')} />}
      <FilterOptions legend={t.color} options={colorsOf(facets)} {...many('color')} />
      <FilterOptions
        legend={t.availability}
        name="in_stock"
        options={[{ value: 'true', name: t.inStock, count: facets.in_stock }]}
        chosen={[String(choice.inStock)]}
        onToggle={() => change({ ...choice, inStock: !choice.inStock })}
      />
      {subject !== 'offers' && (
        <FilterOptions
          legend={t.offers}
          name="offers"
          options={[{ value: 'true', name: t.onOffer, count: facets.offers }]}
          chosen={[String(choice.offers)]}
          onToggle={() => change({ ...choice, offers: !choice.offers })}
        />
      )}
      {search && <input type="hidden" name="search" value={search} />}
    </form>
  )
}

function categoriesOf({ categories }: Facets): FilterOption[] {
  return categories.map(({ id, name, count }) => ({ value: String(id), name: <bdi>{name}</bdi>, count }))
}

function brandsOf({ brands }: Facets): FilterOption[] {
  return brands.map(({ name, count }) => ({ value: name, name: <bdi>{name}</bdi>, count }))
}

function colorsOf({ colors }: Facets): FilterOption[] {
  return colors.map(({ hex_value, name, count }) => ({
    value: hex_value.slice(1),
    count,
    name: (
      <>
        <Swatch hex={hex_value} className="size-5 shrink-0" />
        <bdi>{name}</bdi>
      </>
    ),
  }))
}
