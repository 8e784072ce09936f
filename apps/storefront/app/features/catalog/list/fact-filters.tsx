import { type Facets, parseFactChoice } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { FilterOptions } from './filter-options.tsx'
import { productListMessages } from './product-list.late.messages.ts'

type FactFacet = Facets['facts'][number]

type Properties = {
  facts: readonly FactFacet[]
  /** As `material:glass`. */
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Facts beyond this wait behind a heading, unless one of them is chosen. */
const maxAtOnce = 4

/** Ranges of numbers and choices, fact by fact, in an order that stays while they are ticked. */
export function FactFilters({ facts, ...rest }: Properties) {
  const t = useMessages(productListMessages)
  const more = facts.slice(maxAtOnce)
  const isChosen = more.some(({ key }) => rest.chosen.some((choice) => parseFactChoice(choice)?.key === key))
  return (
    <>
      {facts.slice(0, maxAtOnce).map((fact) => (
        <FactFilter key={fact.key} fact={fact} {...rest} />
      ))}
      {more.length > 0 && (
        <details open={isChosen} className="border-line border-b">
          <summary className="flex min-h-12 items-center font-semibold text-nile underline-offset-4 hover:underline">
            {t.moreFacts}
          </summary>
          {more.map((fact) => (
            <FactFilter key={fact.key} fact={fact} {...rest} />
          ))}
        </details>
      )}
    </>
  )
}

function FactFilter({ fact: { key, name, values }, ...rest }: Omit<Properties, 'facts'> & { fact: FactFacet }) {
  const options = values.map(({ value, text, count }) => ({ value: `${key}:${value}`, name: <bdi>{text}</bdi>, count }))
  return <FilterOptions legend={name} name="fact" options={options} {...rest} />
}
