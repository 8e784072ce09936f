import type { Facets } from '@shop/contract'
import { formatNumber } from '@shop/i18n'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { type ListChoice, toAddress, toggleChoice } from './list-choice.ts'
import { productListMessages } from './product-list.late.messages.ts'
import type { PathOfList } from './use-list-choice.ts'

type Properties = { choice: ListChoice; types: Facets['types']; pathOf: PathOfList }

/** With more types, chips would fill the screen: the list is narrowed by category first. */
const maxChips = 12

/** The types of appliance in a list, each a link that narrows it to them. */
export function TypeChips({ choice, types, pathOf }: Properties) {
  const t = useMessages(productListMessages)
  const language = useLanguage()
  const shown = types.length > maxChips ? types.filter(({ key }) => choice.type.includes(key)) : types
  if (shown.length < 2 && choice.type.length === 0) return null
  return (
    <nav aria-label={t.types} className="shrink-0 md:shrink">
      <ul className="flex gap-2 md:flex-wrap">
        {shown.map(({ key, name, count }) => (
          <li key={key} className="shrink-0">
            <Link
              to={pathOf(toAddress(toggleChoice(choice, 'type', key)))}
              preventScrollReset
              aria-current={choice.type.includes(key)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm transition-colors hover:border-nile aria-[current=true]:border-nile aria-[current=true]:bg-nile aria-[current=true]:text-on-nile"
            >
              <bdi>{name}</bdi>
              <span className="text-xs tabular-nums opacity-75">{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
