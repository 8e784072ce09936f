import { formatNumber } from '@shop/i18n'
import { useId } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { formatNiche, type Niche, type NicheSide, nicheSides, parseNiche } from '../../../niche/niche.ts'
import { NicheFields } from '../../../niche/niche-fields.tsx'
import { useNiche } from '../../../niche/use-niche.ts'
import { Button } from '../../../ui/button.tsx'
import { productListMessages } from './product-list.late.messages.ts'

type Properties = {
  /** The chosen niche, as in the address. */
  fits: string | null
  wrong: readonly NicheSide[]
  onChoose: (fits: string) => void
}

/** Narrows a list to what fits a space: typed here, or measured before on this device. */
export function NicheFilter({ fits, wrong, onChoose }: Properties) {
  const t = useMessages(productListMessages)
  const id = useId()
  const saved = useNiche()
  const sizeOf = useNicheText()
  const isUnused = saved !== null && formatNiche(saved) !== fits
  return (
    <details open={fits !== null || wrong.length > 0} className="border-line border-b">
      <summary className="flex min-h-12 items-center font-semibold text-nile underline-offset-4 hover:underline">
        {t.fitsMySpace}
      </summary>
      <fieldset className="grid gap-3 pb-4">
        <legend className="float-start mb-2 w-full text-muted text-sm">{t.fitsHint}</legend>
        <NicheFields id={id} niche={parseNiche(fits)} wrong={wrong} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t.apply}</Button>
          {isUnused && (
            <Button look="quiet" size="small" onClick={() => onChoose(formatNiche(saved))}>
              {t.savedSpace({ size: sizeOf(saved) })}
            </Button>
          )}
        </div>
      </fieldset>
    </details>
  )
}

/** Writes a niche as people say it: `60 × 85 × 60 cm`, width first. */
export function useNicheText(): (niche: Niche) => string {
  const t = useMessages(productListMessages)
  const language = useLanguage()
  return (niche) =>
    t.nicheSize({ sides: nicheSides.map((side) => formatNumber(niche[side] / 10, language)).join(' × ') })
}
