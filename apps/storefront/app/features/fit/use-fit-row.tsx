import type { Product } from '@shop/contract'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { useNiche } from '../../niche/use-niche.ts'
import { fitMessages } from './fit.late.messages.ts'
import { judgeFit, standsInNiche } from './fit.ts'
import { FitVerdict } from './fit-verdict.tsx'

type Row = { name: string; differs: boolean; render: (product: Product) => ReactNode }

/** The row of a comparison that says which products fit; none without a niche, or where no product stands in one. */
export function useFitRow(): (products: readonly Product[]) => Row[] {
  const t = useMessages(fitMessages)
  const niche = useNiche()
  return (products) => {
    if (niche === null || !products.some(standsInNiche)) return []
    const fits = new Map(products.map((product) => [product.id, judgeFit(product, niche)]))
    return [
      {
        name: t.title,
        differs: new Set([...fits.values()].map((fit) => JSON.stringify(fit))).size > 1,
        render(product) {
          const fit = fits.get(product.id)
          return fit ? <FitVerdict fit={fit} /> : '—'
        },
      },
    ]
  }
}
