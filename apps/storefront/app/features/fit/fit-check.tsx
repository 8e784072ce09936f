import type { Product } from '@shop/contract'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import type { NicheSide } from '../../niche/niche.ts'
import { NicheFields } from '../../niche/niche-fields.tsx'
import { readNicheFields } from '../../niche/niche-form.ts'
import { saveNiche, useNiche } from '../../niche/use-niche.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { fitMessages } from './fit.late.messages.ts'
import { judgeFit, standsInNiche } from './fit.ts'
import { FitVerdict } from './fit-verdict.tsx'

/** Asks once for the space of a shopper, and says whether a product fits it; nothing for what stands in none. */
export function FitCheck({ product }: { product: Product }) {
  const t = useMessages(fitMessages)
  const id = useId()
  const niche = useNiche()
  const isHydrated = useHydrated()
  const [wrong, setWrong] = useState<NicheSide[]>([])
  const fit = niche && judgeFit(product, niche)

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = readNicheFields((side) => typed.get(side))
    setWrong('wrong' in read ? read.wrong : [])
    if ('niche' in read) return saveNiche(read.niche)
    form.querySelector<HTMLElement>(`[name="${read.wrong[0]}"]`)?.focus()
  }

  if (product.type === null || !standsInNiche(product)) return null
  const { side, top, back } = product.type.clearance_mm
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 noscript:hidden">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {t.title}
      </h2>
      <form noValidate onSubmit={check} className="grid gap-4 rounded-card border border-line bg-card p-4">
        <p className="text-muted text-sm">{t.hint}</p>
        <NicheFields id={id} niche={niche} wrong={wrong} />
        <div className="flex flex-wrap gap-x-2">
          {/* Sent earlier, the browser would leave the page with what was typed. */}
          <Button type="submit" look="nile" disabled={!isHydrated}>
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
