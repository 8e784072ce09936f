import type { RefObject } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'

type Properties = {
  ref: RefObject<HTMLHeadingElement | null>
  title: string
  hint: string | null
  number: number
  total: number
}

/** What one of a few steps is about, and how many there are. */
export function StepHeading({ ref, title, hint, number, total }: Properties) {
  const t = useMessages(accountMessages)
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted text-sm">{t.stepOf({ number, total })}</p>
        <progress aria-hidden="true" max={total} value={number} className="gauge h-1.5 w-24 text-lamp" />
      </div>
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}
