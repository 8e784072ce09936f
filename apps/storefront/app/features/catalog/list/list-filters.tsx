import type { Facets } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { formatNiche, nicheSides } from '../../../niche/niche.ts'
import { nicheChecks, readNiche } from '../../../niche/niche-form.ts'
import { saveNiche } from '../../../niche/use-niche.ts'
import { type Typed, useForm } from '../../../ui/forms/use-form.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { FactFilters } from './fact-filters.tsx'
import { type FilterOption, FilterOptions } from './filter-options.tsx'
import { checkPrice, type ManyChoice, priceNames, readPounds, toggleChoice } from './list-choice.ts'
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
  const form = useForm({
    checks: filterChecks,
    send: ({ min_price, max_price, monthly_budget, ...sides }) =>
      change({
        ...choice,
        minPrice: readPounds(min_price),
        maxPrice: readPounds(max_price),
        monthlyBudget: readPounds(monthly_budget),
        fits: takeNiche(sides),
      }),
  })
  const many = (name: ManyChoice) => ({
    name,
    chosen: choice[name],
    onToggle: (value: string) => change(toggleChoice(choice, name, value)),
  })
  const wrongPrices = priceNames.filter((name) => form.faults[name])
  const wrongSides = nicheSides.filter((side) => form.faults[side])
  return (
    // Its faults stay while they are corrected: without one the niche would fold itself up.
    <form {...form.properties} id={id} method="get" action={action} onInput={undefined}>
      {subject !== 'category' && (
        <FilterOptions legend={t.category} options={categoriesOf(facets)} {...many('category')} />
      )}
      <PriceFilter choice={choice} hasPlans={hasPlans} limits={facets.price} noPrices={wrongPrices} />
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
        <NicheFilter fits={choice.fits} wrong={wrongSides} onChoose={(fits) => change({ ...choice, fits })} />
      )}
      {choice.type.map((key) => (
        <input key={key} type="hidden" name="type" value={key} />
      ))}
      {search && <input type="hidden" name="search" value={search} />}
    </form>
  )
}

/** The fields from the top of the form; of a niche all or none are typed. */
const filterChecks = {
  min_price: checkPrice,
  max_price: checkPrice,
  monthly_budget: checkPrice,
  width: checkSide,
  height: checkSide,
  depth: checkSide,
}

function checkSide(text: string, typed: Typed) {
  return isNicheTyped(typed) ? nicheChecks.width(text) : null
}

const isNicheTyped = (typed: Typed) => nicheSides.some((side) => typed[side]?.trim())

/** The typed niche, which stays on this device; null without one. */
function takeNiche(typed: Typed): string | null {
  const niche = readNiche(typed)
  if (niche) saveNiche(niche)
  return niche && formatNiche(niche)
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
