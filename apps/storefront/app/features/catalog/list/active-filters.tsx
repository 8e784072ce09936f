import { type Facets, parseFactChoice, writeChosenValue } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { parseNiche } from '../../../niche/niche.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { type ListChoice, noChoice, toAddress, toggleChoice } from './list-choice.ts'
import { useNicheText } from './niche-filter.tsx'
import { productListMessages } from './product-list.late.messages.ts'
import type { PathOfList } from './use-list-choice.ts'

type Properties = { choice: ListChoice; facets: Facets; pathOf: PathOfList }

/** The active filters; each is a link that removes it. Types are chips of their own, above the list. */
export function ActiveFilters({ choice, facets, pathOf }: Properties) {
  const t = useMessages(productListMessages)
  const chips = useChips(choice, facets)
  const place = useRef<HTMLDivElement>(null)
  // The pressed link goes with its filter, and would take the focus with it.
  const keepFocus = () => place.current?.focus({ preventScroll: true })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {chips.length > 0 && (
        <ul aria-label={t.active} className="mb-5 flex flex-wrap items-center gap-2">
          {chips.map(({ key, name, picture, without }) => (
            <li key={key}>
              <Link
                to={pathOf(toAddress(without))}
                preventScrollReset
                aria-label={t.remove({ name })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-nile/40 bg-nile-soft ps-4 pe-3 text-sm hover:border-nile"
                onClick={keepFocus}
              >
                {picture}
                <bdi>{name}</bdi>
                <X aria-hidden="true" className="size-4" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={pathOf(toAddress({ ...noChoice, ordering: choice.ordering }))}
              preventScrollReset
              className="inline-flex min-h-11 items-center px-2 font-semibold text-nile text-sm underline-offset-4 hover:underline"
              onClick={keepFocus}
            >
              {t.clearAll}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}

/** One active filter, and the choice without it. */
type Chip = { key: string; name: string; picture?: Elements; without: ListChoice }

function useChips(choice: ListChoice, facets: Facets): Chip[] {
  const t = useMessages(productListMessages)
  const price = usePriceRange(choice)
  const nicheText = useNicheText()
  const niche = parseNiche(choice.fits)
  const language = useLanguage()
  const { monthlyBudget: budget } = choice
  const factText = (fact: string) => t.factChoice(nameFactChoice(fact, facets))
  return [
    ...choice.category.map((id) => ({
      key: `category ${id}`,
      name: facets.categories.find((each) => String(each.id) === id)?.name ?? t.category,
      without: toggleChoice(choice, 'category', id),
    })),
    ...choice.brand.map((name) => ({ key: `brand ${name}`, name, without: toggleChoice(choice, 'brand', name) })),
    ...choice.color.map((hex) => ({
      key: `color ${hex}`,
      name: facets.colors.find((each) => each.hex_value === `#${hex}`)?.name ?? `#${hex}`,
      picture: <Swatch hex={`#${hex}`} className="size-5" />,
      without: toggleChoice(choice, 'color', hex),
    })),
    ...choice.fact.map((fact) => ({
      key: `fact ${fact}`,
      name: factText(fact),
      without: toggleChoice(choice, 'fact', fact),
    })),
    ...(niche
      ? [{ key: 'fits', name: t.fitsNiche({ size: nicheText(niche) }), without: { ...choice, fits: null } }]
      : []),
    ...(price ? [{ key: 'price', name: price, without: { ...choice, minPrice: null, maxPrice: null } }] : []),
    ...(budget === null
      ? []
      : [
          {
            key: 'monthly',
            name: t.upToMonthly({ price: formatMoney(budget, language) }),
            without: { ...choice, monthlyBudget: null },
          },
        ]),
    ...(choice.inStock ? [{ key: 'stock', name: t.inStock, without: { ...choice, inStock: false } }] : []),
    ...(choice.offers ? [{ key: 'offers', name: t.onOffer, without: { ...choice, offers: false } }] : []),
  ]
}

/** An old link's choice, which the list has no longer, is named as it is written. */
function nameFactChoice(choice: string, { facts }: Facets): { name: string; value: string } {
  const parsed = parseFactChoice(choice)
  if (!parsed) return { name: choice, value: '' }
  const { key } = parsed
  const value = writeChosenValue(parsed.value)
  const fact = facts.find((each) => each.key === key)
  return { name: fact?.name ?? key, value: fact?.values.find((each) => each.value === value)?.text ?? value }
}

function usePriceRange({ minPrice, maxPrice }: ListChoice): string | null {
  const t = useMessages(productListMessages)
  const language = useLanguage()
  const low = minPrice === null ? null : formatMoney(minPrice, language)
  const high = maxPrice === null ? null : formatMoney(maxPrice, language)
  if (low && high) return t.between({ low, high })
  if (low) return t.from({ price: low })
  return high && t.upTo({ price: high })
}
