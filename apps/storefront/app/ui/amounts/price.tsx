import { formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { uiMessages } from '../ui.messages.ts'

type Properties = { egp: number; originalEgp?: number | null; className?: string }

/** A price, with a higher former price struck through (rule M-10). */
export function Price({ egp, originalEgp, className }: Properties) {
  const language = useLanguage()
  const t = useMessages(uiMessages)
  const isReduced = typeof originalEgp === 'number' && originalEgp > egp
  return (
    <span className={classes('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      {isReduced && <span className="sr-only">{t.currentPrice}</span>}
      <bdi className="font-bold">{formatMoney(egp, language)}</bdi>
      {isReduced && (
        <>
          <span className="sr-only">{t.formerPrice}</span>
          <s className="text-muted text-[0.8em]">
            <bdi>{formatMoney(originalEgp, language)}</bdi>
          </s>
        </>
      )}
    </span>
  )
}
