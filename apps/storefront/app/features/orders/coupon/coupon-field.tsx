import type { CouponQuote } from '@shop/contract'
import { ChevronDown, TicketPercent } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { couponMessages } from './coupon.late.messages.ts'
import type { CouponControl } from './quoted-coupon.ts'
import { useCouponQuote } from './use-coupon-quote.ts'

type Properties = CouponControl & {
  /** Identifies goods and destination: a change asks for a new quote. */
  basis: string
  ask: (code: string, signal: AbortSignal) => Promise<CouponQuote>
}

/** One folded field for the code of a coupon. A code that holds becomes a line with a button to remove it. */
export function CouponField({ coupon, onQuote, refusal, basis, ask }: Properties) {
  const t = useMessages(couponMessages)
  const { typed, setTyped, error, apply, remove } = useCouponQuote({ onQuote, refusal, basis, ask })
  const [isOpened, setOpened] = useState(false)
  const formId = useId()
  const section = useRef<HTMLDivElement>(null)
  const isApplied = coupon !== null && coupon !== 'asking'
  const isOpen = isOpened || error !== null
  useFocusInside(section, isApplied)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() !== '' && coupon !== 'asking') apply()
  }

  if (isApplied) {
    return (
      <div ref={section} className="flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-2 text-success">
          <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{t.applied({ code: coupon.coupon_code })}</span>
        </p>
        <Button size="small" look="quiet" onClick={remove} aria-label={t.removeNamed({ code: coupon.coupon_code })}>
          {t.remove}
        </Button>
      </div>
    )
  }
  return (
    <div ref={section} className="grid gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setOpened(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-nile"
      >
        <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
        <span>{t.haveCode}</span>
        <ChevronDown aria-hidden="true" className={classes('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <form id={formId} hidden={!isOpen} method="post" noValidate onSubmit={submit} className="grid gap-2">
        <TextField
          name="coupon_code"
          label={t.code}
          error={error ?? undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="small" isResting={coupon === 'asking'} className="justify-self-start">
          {coupon === 'asking' ? t.checking : t.apply}
        </Button>
      </form>
    </div>
  )
}

/** The control that was pressed goes away: the focus moves to the one in its place. */
function useFocusInside(section: { current: HTMLDivElement | null }, isApplied: boolean): void {
  const previous = useRef(isApplied)
  useEffect(() => {
    if (previous.current === isApplied) return
    previous.current = isApplied
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) section.current?.querySelector('button')?.focus()
  }, [isApplied, section])
}
