import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import type { NicheSide } from '../../niche/niche.ts'
import { Badge } from '../../ui/badge.tsx'
import { fitMessages } from './fit.late.messages.ts'
import type { Fit } from './fit.ts'

const looks = {
  fits: { tone: 'success', icon: <Check />, word: 'fits' },
  tight: { tone: 'warning', icon: <TriangleAlert />, word: 'tight' },
  'too-big': { tone: 'danger', icon: <X />, word: 'tooBig' },
  unknown: { tone: 'muted', icon: <CircleHelp />, word: 'unknown' },
} as const satisfies Record<Fit['verdict'], { tone: string; icon: ReactNode; word: string }>

/** Whether an appliance fits, in words, and what is left or missing. */
export function FitVerdict({ fit }: { fit: Fit }) {
  const t = useMessages(fitMessages)
  const { tone, icon, word } = looks[fit.verdict]
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>
        <span aria-hidden="true" className="[&>svg]:size-3.5">
          {icon}
        </span>
        <span>{t[word]}</span>
      </Badge>
      <FitReason fit={fit} />
    </div>
  )
}

function FitReason({ fit }: { fit: Fit }) {
  const t = useMessages(fitMessages)
  if (fit.verdict === 'unknown') return null
  if (fit.verdict !== 'too-big') {
    const { side, top, back } = fit.spare
    return <p className="text-sm">{t.spare({ side: side / 10, top: top / 10, back: back / 10 })}</p>
  }
  const texts: Record<NicheSide, typeof t.tooWide> = { width: t.tooWide, height: t.tooHigh, depth: t.tooDeep }
  return (
    <ul className="text-sm">
      {fit.excess.map(({ side, mm }) => (
        <li key={side}>{texts[side]({ number: mm / 10 })}</li>
      ))}
    </ul>
  )
}
