import type { Product } from '@shop/contract'
import { useId } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { nicheSides } from '../../niche/niche.ts'
import { NicheFields } from '../../niche/niche-fields.tsx'
import { nicheChecks, readNiche } from '../../niche/niche-form.ts'
import { saveNiche, useNiche } from '../../niche/use-niche.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { fitMessages } from './fit.late.messages.ts'
import { judgeFit, standsInNiche } from './fit.ts'
import { FitVerdict } from './fit-verdict.tsx'

/** Asks once for the space of a shopper, and says whether a product fits it; nothing for what stands in none. */
export function FitCheck({ product }: { product: Product }) {
  const t = useMessages(fitMessages)
  const id = useId()
  const niche = useNiche()
  const form = useForm({ checks: nicheChecks, send: (typed) => saveNiche(readNiche(typed)) })
  const fit = niche && judgeFit(product, niche)

  if (product.type === null || !standsInNiche(product)) return null
  const { side, top, back } = product.type.clearance_mm
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 noscript:hidden">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {t.title}
      </h2>
      <form {...form.properties} className="grid gap-4 rounded-card border border-line bg-card p-4">
        <p className="text-muted text-sm">{t.hint}</p>
        <NicheFields id={id} niche={niche} wrong={nicheSides.filter((side) => form.faults[side])} />
        <div className="flex flex-wrap gap-x-2">
          {/* Sent earlier, the browser would leave the page with what was typed. */}
          <Button type="submit" look="nile" disabled={!form.isLive}>
            {t.check}
          </Button>
          {niche && (
            <Button look="quiet" size="small" onClick={() => saveNiche(null)}>
              {t.forget}
            </Button>
          )}
        </div>
        {/* Its space is reserved: only the browser knows the niche. */}
        <div role="status" className="min-h-20">
          {fit ? (
            <FitVerdict fit={fit} />
          ) : (
            <p className="text-sm">{t.air({ side: side / 10, top: top / 10, back: back / 10 })}</p>
          )}
        </div>
      </form>
    </section>
  )
}
