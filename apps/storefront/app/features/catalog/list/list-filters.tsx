import type { Facets } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { formatNiche, type NicheSide, nicheSides } from '../../../niche/niche.ts'
import { readNicheFields } from '../../../niche/niche-form.ts'
import { saveNiche } from '../../../niche/use-niche.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { FactFilters } from './fact-filters.tsx'
import { type FilterOption, FilterOptions } from './filter-options.tsx'
import { findNoPrices, type ManyChoice, type PriceName, readPounds, toggleChoice } from './list-choice.ts'
import { NicheFilter } from './niche-filter.tsx'
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
  /** Whether the shop shows monthly prices. */
  hasPlans: boolean
  /** The subject of the list; it cannot be a filter. */
  subject: ListSubject
}

/** All that a list can be narrowed by. With scripts each choice counts at once, without them it is a form to be sent. */
export function ListFilters({ id, action, search, facets, hasPlans, subject, choice, change }: Properties) {
  const t = useMessages(productListMessages)
  const [noPrices, setNoPrices] = useState<PriceName[]>([])
  const [noSides, setNoSides] = useState<NicheSide[]>([])
  const many = (name: ManyChoice) => ({
    name,
    chosen: choice[name],
    onToggle: (value: string) => change(toggleChoice(choice, name, value)),
  })
  function applyTyped(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wrongPrices = findNoPrices(typed)
    const fits = readTypedNiche(typed)
    setNoPrices(wrongPrices)
    setNoSides(fits.wrong)
    const [first] = [...wrongPrices, ...fits.wrong]
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const read = (name: string) => readPounds(String(typed.get(name) ?? ''))
    change({
      ...choice,
      minPrice: read('min_price'),
      maxPrice: read('max_price'),
      monthlyBudget: read('monthly_budget'),
      fits: fits.niche,
    })
  }
  return (
    <form id={id} method="get" action={action} onSubmit={applyTyped}>
      {subject !== 'category' && (
        <FilterOptions legend={t.category} options={categoriesOf(facets)} {...many('category')} />
      )}
      <PriceFilter choice={choice} hasPlans={hasPlans} limits={facets.price} noPrices={noPrices} />
      {facets.brands.length > 1 && <FilterOptions legend={t.brand} options={brandsOf(facets)} {...many('brand')} />}
      <FactFilters facts={facets.facts} {...many('fact')} />
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
      {(facets.in_niche > 0 || choice.fits) && (
        <NicheFilter fits={choice.fits} wrong={noSides} onChoose={(fits) => change({ ...choice, fits })} />
      )}
      {choice.type.map((key) => (
        <input key={key} type="hidden" name="type" value={key} />
      ))}
      {search && <input type="hidden" name="search" value={search} />}
    </form>
  )
}

/** The typed niche, which stays on this device; none where all of its fields are empty. */
function readTypedNiche(typed: FormData): { niche: string | null; wrong: NicheSide[] } {
  if (nicheSides.every((side) => String(typed.get(side) ?? '').trim() === '')) return { niche: null, wrong: [] }
  const read = readNicheFields((side) => typed.get(side))
  if ('wrong' in read) return { niche: null, wrong: read.wrong }
  saveNiche(read.niche)
  return { niche: formatNiche(read.niche), wrong: [] }
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
