import type { Electricity, Product } from '@shop/contract'
import { commaOf, formatDate } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { useShopQueries } from '../../queries/shop-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { electricityMessages } from './electricity.late.messages.ts'
import { type Estimate, estimateCost, findCheapest, shownPounds } from './estimate.ts'
import { useConsumptionText, useCostText } from './use-cost-text.ts'

type Row = { name: string; differs: boolean; render: (product: Product) => ReactNode }

/** The row of a comparison with the monthly cost of electricity; none until it is known, or where no product has one. */
export function useElectricityRow(): (products: readonly Product[]) => Row[] {
  const t = useMessages(electricityMessages)
  const { data } = useQuery(
    {
      queryKey: ['electricity', useLanguage()],
      queryFn: ({ signal }) => browserApi.electricity.getElectricity({ signal }),
    },
    useShopQueries(),
  )
  return (products) => (data ? makeRow(t.title, products, data) : [])
}

/** @param name of the row */
export function makeRow(name: string, products: readonly Product[], electricity: Electricity): Row[] {
  const estimates = products.map((product) => estimateCost(product, electricity))
  if (estimates.every((estimate) => estimate === null)) return []
  const cheapest = findCheapest(estimates)
  return [
    {
      name,
      differs: new Set(estimates.map((estimate) => estimate && shownPounds(estimate))).size > 1,
      render(product) {
        const place = products.findIndex(({ id }) => id === product.id)
        return <ComparedCost estimate={estimates[place] ?? null} isCheapest={cheapest.includes(place)} />
      },
    },
  ]
}

function ComparedCost({ estimate, isCheapest }: { estimate: Estimate | null; isCheapest: boolean }) {
  const t = useMessages(electricityMessages)
  const language = useLanguage()
  const describeCost = useCostText()
  const describeConsumption = useConsumptionText()
  if (!estimate) return <span className="text-muted">{t.unknown}</span>
  const assumed = [
    describeConsumption(estimate),
    t.inHome({ number: estimate.householdKwh }),
    t.since({ day: formatDate(estimate.tariff.valid_from, language) }),
  ]
  return (
    <>
      <span className="inline-block first-letter:uppercase">{describeCost(estimate)}</span>
      {isCheapest && (
        <Badge tone="success" className="max-sm:mt-1 sm:ms-2">
          {t.cheapest}
        </Badge>
      )}
      <p className="mt-1 text-muted text-sm">{assumed.join(commaOf[language])}</p>
    </>
  )
}
